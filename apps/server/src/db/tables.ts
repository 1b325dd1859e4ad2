// Generated from the migrated database by `npm run db:schema`: never edit it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

interface AccountTable {
  id: GeneratedAlways<number>;
  username: string;
  name: string;
  password_hash: string | null;
  mobile: string | null;
  email: string | null;
  wx_nickname: Generated<string>;
  description: Generated<string>;
  hide_exam_rank: Generated<boolean>;
  is_partner: Generated<boolean>;
  is_operator: Generated<boolean>;
  is_disabled: Generated<boolean>;
  vip_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  thumbnail_key: string | null;
  thumbnail_revision: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  wx_union_id: string | null;
}

interface CaptchaTable {
  id: string;
  purpose: string;
  answer_hash: Buffer;
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  target: Generated<string>;
  kind: Generated<string>;
}

interface CompanyTable {
  id: GeneratedAlways<number>;
  name: string;
  review_status: Generated<number>;
  member_limit: number;
  applicant_id: number;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface CompanyUserTable {
  company_id: number;
  account_id: number;
  is_admin: Generated<boolean>;
  is_super_admin: Generated<boolean>;
  joined_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface DeploymentTable {
  name: string;
  value: Buffer;
}

interface ExamTable {
  id: GeneratedAlways<number>;
  account_id: number;
  company_id: number | null;
  title: string;
  status: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface FileTable {
  key: string;
  account_id: number;
  company_id: number | null;
  purpose: string;
  name: string;
  content_type: string;
  size: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GuestFeedbackTable {
  id: GeneratedAlways<number>;
  message: string;
  contact_info: string;
  language: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface MessageTable {
  id: GeneratedAlways<number>;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface NoticeTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  type: number;
  title: ColumnType<JsonValue, string, string>;
  content: ColumnType<JsonValue, string, string>;
  released_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface NoticeReadTable {
  account_id: number;
  notice_id: number;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface PaymentTable {
  id: GeneratedAlways<number>;
  account_id: number;
  item: string;
  type: number;
  amount: number;
  currency: Generated<string>;
  paid_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface SessionTable {
  id: GeneratedAlways<number>;
  account_id: number;
  os_type: number;
  user_agent: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  used_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface SessionTokenTable {
  hash: Buffer;
  session_id: number;
  kind: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  exchanged_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ThrottleTable {
  key: string;
  count: number;
  resets_at: ColumnType<Date, Date | string, Date | string>;
}

interface VerificationTable {
  id: GeneratedAlways<number>;
  purpose: string;
  target: string;
  account_id: number | null;
  code_hash: Buffer;
  payload: ColumnType<JsonValue | null, string | null, string | null>;
  tries: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface Tables {
  account: AccountTable;
  captcha: CaptchaTable;
  company: CompanyTable;
  company_user: CompanyUserTable;
  deployment: DeploymentTable;
  exam: ExamTable;
  file: FileTable;
  guest_feedback: GuestFeedbackTable;
  message: MessageTable;
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  payment: PaymentTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  throttle: ThrottleTable;
  verification: VerificationTable;
}
