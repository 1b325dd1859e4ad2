// Generated from the migrated database by `npm run db:schema`: never edit it.
// oxlint-disable max-lines
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
  time_zone: string | null;
  is_time_zone_chosen: Generated<boolean>;
}

interface AnswerTable {
  attempt_id: number;
  no: number;
  seq: Generated<number>;
  answer: ColumnType<JsonValue | null, string | null, string | null>;
  is_marked: Generated<boolean>;
  shown_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  status: string | null;
  earned: number | null;
  is_right: boolean | null;
  self_score: number | null;
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>;
  given_by: string | null;
}

interface AnswerFileTable {
  attempt_id: number;
  no: number;
  name: string;
  file_key: string;
  content_hash: Buffer;
  size: number;
}

interface AnswerLogTable {
  attempt_id: number;
  id: GeneratedAlways<number>;
  no: number;
  seq: number;
  answer: ColumnType<JsonValue | null, string | null, string | null>;
  outcome: string;
  received_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface AskedContentTable {
  exam_id: number;
  content_id: number;
}

interface AskedMaterialTable {
  exam_id: number;
  material_id: number;
}

interface AttemptTable {
  id: GeneratedAlways<number>;
  practice_id: number;
  account_id: number;
  company_id: number | null;
  exam_id: number;
  exam_version: number;
  prac_type: number;
  seed: Generated<string>;
  questions_count: number;
  full_score: number;
  retire_wrong: boolean;
  create_key: string | null;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deadline: ColumnType<Date | null, Date | string | null, Date | string | null>;
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>;
  seconds: Generated<number>;
  handed_in_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_timed_out: Generated<boolean>;
  auto_score: Generated<number>;
  self_score: Generated<number>;
  answered_count: Generated<number>;
  correct_count: Generated<number>;
  unmarked_count: Generated<number>;
  is_counted: Generated<boolean>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_withheld: Generated<boolean>;
  homework_id: number | null;
  rules: ColumnType<JsonValue | null, string | null, string | null>;
  round: number | null;
  awaits_marks: Generated<boolean>;
  marked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_switched_out: Generated<boolean>;
  booked_seconds: Generated<number>;
  left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  returned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  counted_zone: string | null;
  is_measured: Generated<boolean>;
}

interface AttemptMessageTable {
  attempt_id: number;
  message_id: number;
  seen_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface AttemptPaperTable {
  attempt_id: number;
  selection: ColumnType<JsonValue, string, string>;
  noes: number[];
  content_ids: number[];
  section_nos: number[];
  material_ids: number[];
  section_titles: ColumnType<JsonValue | null, string | null, string | null>;
  scores: number | null;
}

interface AttemptSwitchTable {
  attempt_id: number;
  seq: number;
  left_at: ColumnType<Date, Date | string, Date | string>;
  seconds: number;
  cause: string;
  is_counted: boolean;
  reason: string | null;
  received_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface BankTable {
  exam_id: number;
  last_no: Generated<number>;
  last_category_no: Generated<number>;
}

interface BankQuestionTable {
  exam_id: number;
  no: number;
  category_no: number | null;
  type: number;
  difficulty: number | null;
  source_exam_id: number | null;
  source_no: number | null;
  source_content_id: number | null;
  source_title: string | null;
  content_hash: Buffer;
  is_own: boolean;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  bands: number[] | null;
}

interface BankTwinTable {
  exam_id: number;
  no: number;
  twin_no: number;
  kept_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface BankUndoTable {
  id: GeneratedAlways<number>;
  exam_id: number;
  kind: string;
  before: ColumnType<JsonValue, string, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface BundleTable {
  id: GeneratedAlways<number>;
  public_id: string;
  account_id: number;
  company_id: number | null;
  title: string;
  description: string;
  country_code: string;
  price_tier: number;
  logo_key: string | null;
  logo_revision: Generated<number>;
  status: number | null;
  review_reason: string | null;
  favorites_count: Generated<number>;
  create_key: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reviewing_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface BundleChangeTable {
  bundle_id: number;
  title: string;
  description: string;
  country_code: string;
  price_tier: number;
  exam_ids: number[];
  logo_key: string | null;
  reason: string | null;
  waiting_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface BundleExamTable {
  bundle_id: number;
  exam_id: number;
  place: number;
}

interface BundleFavoriteTable {
  account_id: number;
  company_id: number | null;
  bundle_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface CaptchaTable {
  id: string;
  purpose: string;
  answer_hash: Buffer;
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  target: Generated<string>;
  kind: Generated<string>;
  work: Generated<number>;
}

interface ChangeTable {
  id: GeneratedAlways<number>;
  transaction_id: Generated<string>;
  account_id: number | null;
  topic: string;
  about: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface CompanyTable {
  id: GeneratedAlways<number>;
  name: string;
  review_status: Generated<number>;
  member_limit: number;
  applicant_id: number;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  contact_name: Generated<string>;
  contact_mobile: Generated<string>;
  contact_email: Generated<string>;
  description: Generated<string>;
  reason: Generated<string>;
  user_count: Generated<number>;
}

interface CompanyDraftTable {
  company_id: number;
  name: string;
  member_limit: number;
  contact_name: Generated<string>;
  contact_mobile: Generated<string>;
  contact_email: Generated<string>;
  description: Generated<string>;
  review_status: Generated<number>;
  reason: Generated<string>;
  submitted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface CompanyImageTable {
  company_id: number;
  type: number;
  is_draft: boolean;
  file_key: string;
}

interface CompanyInvitationTable {
  user_id: number;
  account_id: number;
  company_id: number;
  asked_at: ColumnType<Date, Date | string | undefined, Date | string>;
  declined_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface CompanyUserTable {
  company_id: number;
  account_id: number | null;
  is_admin: Generated<boolean>;
  is_super_admin: Generated<boolean>;
  joined_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  id: GeneratedAlways<number>;
  job_id: Generated<string>;
  name: Generated<string>;
  department: Generated<string>;
  job_title: Generated<string>;
  mobile: string | null;
  email: string | null;
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  invited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  former_account_id: number | null;
  search: Generated<string>;
}

interface CompletingPaperTable {
  attempt_id: number;
  homework_id: number;
}

interface ContentFileTable {
  content_id: number;
  name: string;
  file_key: string;
  alias: string;
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
  public_id: string;
  share_token: string;
  version: Generated<number>;
  isprivate: Generated<boolean>;
  description: Generated<string>;
  last_updates: Generated<string>;
  keywords: Generated<string>;
  duration: Generated<number>;
  random_questions: Generated<boolean>;
  category_id: number | null;
  questions_count: Generated<number>;
  full_score: Generated<number>;
  sections_count: Generated<number>;
  materials_count: Generated<number>;
  levels_count: Generated<number>;
  files_count: Generated<number>;
  is_merging: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  status_before: number | null;
  opened_count: Generated<number>;
  favorites_count: Generated<number>;
  reviews_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_order: GeneratedAlways<number | null>;
  search: Generated<string>;
  last_version: Generated<number>;
  kind: Generated<number>;
  purged_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  allow_marking: Generated<boolean>;
  allow_files: Generated<boolean>;
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_indexed: Generated<boolean>;
  allow_preview: Generated<boolean>;
  reviewing_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  change_of: number | null;
  change_reason: string | null;
  is_priced: Generated<boolean>;
}

interface ExamConversionTable {
  key: string;
  account_id: number;
  company_id: number | null;
  file_name: string;
  file_key: string | null;
  status: Generated<string>;
  fault: string | null;
  sheet_key: string | null;
  questions_count: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ExamFavoriteTable {
  account_id: number;
  exam_id: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  company_id: number | null;
}

interface ExamFileTable {
  exam_id: number;
  name: string;
  file_key: string;
  content_hash: Buffer;
  alias: Generated<string>;
}

interface ExamGuestTable {
  account_id: number;
  exam_id: number;
  share_token: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ExamImportTable {
  id: GeneratedAlways<number>;
  account_id: number;
  company_id: number | null;
  exam_id: number | null;
  file_name: string;
  file_key: string | null;
  sheet_nos: Generated<number[]>;
  status: Generated<string>;
  result: ColumnType<JsonValue | null, string | null, string | null>;
  kept_exam_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
  fault: string | null;
  progress: ColumnType<JsonValue | null, string | null, string | null>;
  recipe: ColumnType<JsonValue | null, string | null, string | null>;
  mended: ColumnType<JsonValue, string | undefined, string>;
  last_step: Generated<number>;
}

interface ExamImportItemTable {
  import_id: number;
  no: number;
  sheet_no: number;
  row: number;
  last_row: number;
  section_no: number | null;
  material_no: number | null;
  type: number;
  score: number;
  difficulty: number | null;
  content: ColumnType<JsonValue, string, string>;
  content_hash: Buffer;
  stem_hash: Buffer;
  search: string;
  is_mended: Generated<boolean>;
  read_stem_hash: Buffer | null;
}

interface ExamImportMaterialTable {
  import_id: number;
  no: number;
  content: string;
}

interface ExamImportMediaTable {
  import_id: number;
  name: string;
  file_key: string;
  content_hash: Buffer;
  is_rejected: Generated<boolean>;
}

interface ExamImportProblemTable {
  import_id: number;
  no: number;
  severity: string;
  sheet_no: number;
  row: number;
  cell: string;
  code: string;
  quoted: ColumnType<JsonValue, string | undefined, string>;
}

interface ExamImportRejectedTable {
  import_id: number;
  no: number;
  sheet_no: number;
  row: number;
  section_no: number | null;
  material_no: number | null;
  header: ColumnType<JsonValue, string, string>;
  cells: ColumnType<JsonValue, string, string>;
  pictures: ColumnType<JsonValue, string | undefined, string>;
  mended_no: number | null;
  understood: ColumnType<JsonValue | null, string | null, string | null>;
}

interface ExamImportStepTable {
  import_id: number;
  no: number;
  kind: string;
  is_undone: Generated<boolean>;
  item_nos: Generated<number[]>;
  items: ColumnType<JsonValue, string | undefined, string>;
  problems: ColumnType<JsonValue, string | undefined, string>;
  rejected: ColumnType<JsonValue, string | undefined, string>;
  held_by: ColumnType<JsonValue, string | undefined, string>;
  recipe: ColumnType<JsonValue | null, string | null, string | null>;
  later_items: ColumnType<JsonValue, string | undefined, string>;
}

interface ExamLevelTable {
  exam_id: number;
  no: number;
  title: string;
  sel_q_c: number;
  sel_m: Generated<number>;
  ans_m: Generated<number>;
  rank_m: Generated<number>;
  l_du: Generated<number>;
  q_du: Generated<number>;
  l_rule: ColumnType<JsonValue, string | undefined, string>;
}

interface ExamMaterialTable {
  id: GeneratedAlways<number>;
  exam_id: number | null;
  content: string;
}

interface ExamMergeTable {
  exam_id: number;
  content_ids: number[];
  new_nos: number[];
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ExamMergeAccountTable {
  exam_id: number;
  account_id: number;
}

interface ExamQuestionTable {
  exam_id: number;
  no: number;
  content_id: number;
  section_no: number | null;
  material_id: number | null;
  type: number;
  score: number;
  difficulty: number | null;
  search: Generated<string>;
  origin_no: number | null;
}

interface ExamRankTable {
  exam_id: number;
  account_id: number;
  points: number;
  seconds: number;
  company_id: number | null;
  place: GeneratedAlways<number>;
  counted_place: number | null;
  is_moved: Generated<boolean>;
}

interface ExamRankCountTable {
  exam_id: number;
  company_id: number | null;
  shift: number;
  place: number;
  people: number;
}

interface ExamReviewTable {
  exam_id: number;
  account_id: number;
  rating: number;
  title: Generated<string>;
  review: Generated<string>;
  reply: string | null;
  replied_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ExamSectionTable {
  exam_id: number;
  no: number;
  title: string;
  description: Generated<string>;
  first_no: number | null;
  questions_count: Generated<number>;
  parent_no: number | null;
  order_no: Generated<number>;
}

interface ExamVersionTable {
  exam_id: number;
  version: number;
  info: ColumnType<JsonValue, string, string>;
  sections: ColumnType<JsonValue, string, string>;
  content_ids: number[];
  section_nos: number[];
  material_ids: number[];
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface FeedbackTable {
  id: GeneratedAlways<number>;
  account_id: number;
  type: number;
  subject: string;
  status: Generated<number>;
  os_type: number;
  request_key: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  waiting_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  assignee_id: number | null;
}

interface FeedbackAttachmentTable {
  id: GeneratedAlways<number>;
  session_id: number | null;
  type: number;
  file_key: string;
  name: string;
  size: number;
  content_hash: Buffer;
  feedback_id: number | null;
  replier_id: number | null;
}

interface FeedbackSessionTable {
  id: GeneratedAlways<number>;
  feedback_id: number;
  type: number;
  body: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  replier_id: number | null;
  request_key: string | null;
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

interface GradebookTable {
  group_id: number;
  drop_lowest: number;
  is_shown: boolean;
  is_total_shown: boolean;
  counts_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  version: number;
}

interface GradebookColumnTable {
  id: GeneratedAlways<number>;
  group_id: number;
  name: string;
  full_score: number;
  weight: number;
  account_id: number;
  request_key: string;
  version: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface GradebookExemptionTable {
  homework_id: number;
  account_id: number;
  reason: string;
  exempted_by: number;
  exempted_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GradebookMarkTable {
  column_id: number;
  account_id: number;
  score: number | null;
  marked_by: number;
  version: number;
  marked_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GradebookWeightTable {
  homework_id: number;
  weight: number;
}

interface GroupMemberTable {
  group_id: number;
  account_id: number;
  role: Generated<number>;
  status: number;
  alias: Generated<string>;
  verification_message: Generated<string>;
  search: string;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  joined_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_kicked: Generated<boolean>;
  in_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface GroupNoticeTable {
  id: GeneratedAlways<number>;
  group_id: number;
  account_id: number;
  title: string;
  body: string;
  is_top: Generated<boolean>;
  read_count: Generated<number>;
  request_key: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GroupNoticeReadTable {
  notice_id: number;
  account_id: number;
  group_id: number;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GroupRankTable {
  group_id: number;
  account_id: number;
  points: number;
  seconds: number;
}

interface GroupScoreTable {
  group_id: number;
  account_id: number;
  homework_id: number;
  counts_for_ranking: boolean;
  points: number;
  seconds: number;
  scored_at: ColumnType<Date, Date | string | undefined, Date | string>;
  erased_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface GroupShareTable {
  id: GeneratedAlways<number>;
  group_id: number;
  exam_id: number;
  account_id: number;
  message: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GuestFeedbackTable {
  id: GeneratedAlways<number>;
  message: string;
  contact_info: string;
  language: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface HomeworkTable {
  id: GeneratedAlways<number>;
  group_id: number;
  exam_id: number;
  account_id: number;
  start_time: ColumnType<Date, Date | string, Date | string>;
  end_time: ColumnType<Date, Date | string, Date | string>;
  closes_at: ColumnType<Date, Date | string, Date | string>;
  duration: number;
  result_time: number;
  redo_mode: number;
  pass_percent: number;
  is_rank: boolean;
  hide_answer: boolean;
  redo_hint: boolean;
  no_quit: boolean;
  max_switches: number;
  switch_seconds: number;
  needs_marking: boolean;
  sources: ColumnType<JsonValue, string, string>;
  request_key: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  completing_count: Generated<number>;
  instructions: Generated<string>;
  is_for_chosen: Generated<boolean>;
}

interface HomeworkChosenTable {
  homework_id: number;
  account_id: number;
}

interface HomeworkCommentRemovedTable {
  account_id: number;
  comment: string;
  removed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface HomeworkDraftTable {
  account_id: number;
  group_id: number;
  content: ColumnType<JsonValue, string, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface HomeworkGivenTable {
  id: GeneratedAlways<number>;
  homework_id: number;
  account_id: number;
  giver_id: number;
  extra_minutes: number;
  extra_attempts: number;
  end_time: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reason: string;
  is_reopened: boolean;
  given_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface HomeworkMarkTable {
  attempt_id: number;
  no: number;
  score: number | null;
  comment: Generated<string>;
  account_id: number;
  version: Generated<number>;
  marked_at: ColumnType<Date, Date | string | undefined, Date | string>;
  criteria: Generated<number[]>;
  adjustment: number | null;
}

interface HomeworkMemberTable {
  homework_id: number;
  account_id: number;
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  seen_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  extra_minutes: Generated<number>;
  extra_attempts: Generated<number>;
  end_time: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reminded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface HomeworkMessageTable {
  id: GeneratedAlways<number>;
  homework_id: number;
  account_id: number;
  to_account_id: number | null;
  message: string;
  request_key: string;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface HomeworkRegradeTable {
  id: GeneratedAlways<number>;
  homework_id: number;
  no: number;
  way: string;
  correct_answer: ColumnType<JsonValue | null, string | null, string | null>;
  old_score: number;
  account_id: number;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
  undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  old_content_id: number | null;
  new_content_id: number | null;
  attempt_id: number | null;
  reason: string | null;
  moves_figures: Generated<boolean>;
}

interface HomeworkRegradedTable {
  regrade_id: number;
  attempt_id: number;
  old_status: string | null;
  old_earned: number | null;
  old_is_right: boolean | null;
  new_earned: number | null;
  new_is_right: boolean | null;
  old_self_score: number | null;
  is_new: Generated<boolean>;
  old_given_by: string | null;
  new_self_score: number | null;
}

interface HomeworkReminderTable {
  homework_id: number;
  account_id: number;
  hours: number;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface HomeworkRubricTable {
  homework_id: number;
  no: number;
  content_id: number | null;
  account_id: number;
  is_from_full: boolean;
  version: Generated<number>;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface ImportRecipeTable {
  account_id: number;
  shape: string;
  used_at: ColumnType<Date, Date | string | undefined, Date | string>;
  recipe: ColumnType<JsonValue, string, string>;
}

interface KnownDeviceTable {
  account_id: number;
  device_hash: Buffer;
  used_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface MaterialFileTable {
  material_id: number;
  name: string;
  file_key: string;
  alias: string;
}

interface MeasuredFormTable {
  id: GeneratedAlways<number>;
  exam_id: number;
  hash: string;
  papers_count: number;
  sums: ColumnType<JsonValue, string, string>;
  last_at: ColumnType<Date, Date | string | undefined, Date | string>;
  scale: ColumnType<JsonValue | null, string | null, string | null>;
  scaled_count: Generated<number>;
  scaled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface MeasuredPersonTable {
  exam_id: number;
  account_id: number;
  attempt_id: number | null;
  form_id: number | null;
}

interface MeasuredQuestionTable {
  form_id: number;
  place: number;
  exam_id: number;
  content_id: number;
  sums: ColumnType<JsonValue, string, string>;
}

interface MeasuredRestTable {
  exam_id: number;
  repeats_count: Generated<number>;
  parts_count: Generated<number>;
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
  kind: string | null;
  path: string | null;
  bundle_key: string | null;
  events_count: Generated<number>;
  many_title: ColumnType<JsonValue | null, string | null, string | null>;
  many_content: ColumnType<JsonValue | null, string | null, string | null>;
  company_id: number | null;
  request_key: string | null;
}

interface NoticeReadTable {
  account_id: number;
  notice_id: number;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface NoticeSettingTable {
  account_id: number;
  switched_off: Generated<string[]>;
  is_mailed: Generated<boolean>;
  language: Generated<string>;
  mailed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface OperatorActionTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  actor_name: string;
  action: string;
  about: string;
  about_id: number | null;
  title: Generated<string>;
  detail: ColumnType<JsonValue, string | undefined, string>;
  search: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface PartnerTable {
  account_id: number;
  review_status: Generated<number>;
  draft_status: Generated<number>;
  reason: Generated<string>;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  submitted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface PartnerFinanceViewTable {
  id: GeneratedAlways<number>;
  account_id: number;
  viewer_id: number;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface PartnerImageTable {
  account_id: number;
  type: number;
  is_draft: boolean;
  file_key: string;
}

interface PartnerInfoTable {
  account_id: number;
  is_draft: boolean;
  type: number;
  name: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  description: Generated<string>;
  account_holder: Generated<string>;
  bank_name: Generated<string>;
  account_number: Generated<string>;
}

interface PartnerPaymentTable {
  id: GeneratedAlways<number>;
  account_id: number;
  item: string;
  type: number;
  amount: number;
  currency: Generated<string>;
  paid_at: ColumnType<Date, Date | string, Date | string>;
  reference: string;
  payer_id: number | null;
  bundle_id: number | null;
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

interface PracticeTable {
  id: GeneratedAlways<number>;
  account_id: number;
  company_id: number | null;
  exam_id: number;
  prac_type: number;
  attempts_count: Generated<number>;
  last_attempt_id: number | null;
  last_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface QuestionContentTable {
  id: GeneratedAlways<number>;
  exam_id: number | null;
  type: number;
  content: ColumnType<JsonValue, string, string>;
  content_hash: Buffer;
  stem_hash: Buffer;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface QuestionMarkTable {
  account_id: number;
  exam_id: number;
  no: number;
  wrong_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  wrong_count: Generated<number>;
  favorited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  mastered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  note: string | null;
  noted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  highlights: ColumnType<JsonValue | null, string | null, string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  company_id: number | null;
}

interface QuestionMarkAsideTable {
  account_id: number;
  exam_id: number;
  content_id: number;
  wrong_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  wrong_count: number;
  favorited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  mastered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  note: string | null;
  noted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  highlights: ColumnType<JsonValue | null, string | null, string | null>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
  company_id: number | null;
}

interface QuestionProgressTable {
  account_id: number;
  exam_id: number;
  content_id: number;
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answered_count: Generated<number>;
  right_count: Generated<number>;
  right_streak: Generated<number>;
  company_id: number | null;
  last_attempt_id: number | null;
  last_no: number | null;
}

interface QuestionReportTable {
  id: GeneratedAlways<number>;
  exam_id: number;
  no: number;
  content_id: number | null;
  account_id: number;
  company_id: number | null;
  reason: string;
  body: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  answer: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface QuestionStatTable {
  exam_id: number;
  content_id: number;
  answered_count: Generated<number>;
  right_count: Generated<number>;
  company_id: number | null;
}

interface ReviewCardTable {
  account_id: number;
  company_id: number | null;
  content_id: number;
  exam_id: number;
  type: number;
  stability: number;
  difficulty: number;
  answered_on: string;
  is_right: boolean;
  due_on: string;
  reviewed_on: string | null;
  answered_count: number;
  lapses_count: number;
  is_suspended: Generated<boolean>;
  log_id: number;
  rating: number;
  before: ColumnType<JsonValue | null, string | null, string | null>;
}

interface RevocationTable {
  id: GeneratedAlways<number>;
  transaction_id: Generated<string>;
  account_id: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface RubricCriterionTable {
  id: GeneratedAlways<number>;
  homework_id: number;
  no: number;
  place: number;
  sentence: string;
  points: number;
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

interface SetAsideTable {
  kind: string;
  item: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  tries_count: Generated<number>;
  next_try_at: ColumnType<Date, Date | string, Date | string>;
  error: string;
}

interface StorageTable {
  account_id: number | null;
  company_id: number | null;
  used: number;
}

interface StudyDayTable {
  account_id: number;
  company_id: number | null;
  day: string;
  questions_count: Generated<number>;
  judged_count: Generated<number>;
  correct_count: Generated<number>;
  seconds: Generated<number>;
  parts: ColumnType<JsonValue, string | undefined, string>;
}

interface StudyExamDayTable {
  account_id: number;
  company_id: number | null;
  day: string;
  exam_id: number;
  kind: number;
  title: string;
  questions_count: Generated<number>;
  judged_count: Generated<number>;
  correct_count: Generated<number>;
  seconds: Generated<number>;
  parts: ColumnType<JsonValue, string | undefined, string>;
}

interface StudyGroupTable {
  id: GeneratedAlways<number>;
  public_id: string;
  company_id: number | null;
  name: string;
  description: Generated<string>;
  joining_way: Generated<number>;
  status: Generated<number>;
  member_count: Generated<number>;
  applicant_count: Generated<number>;
  notice_count: Generated<number>;
  share_count: Generated<number>;
  founder_id: number;
  request_key: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  homework_count: Generated<number>;
  suspended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  suspension_reason: Generated<string>;
}

interface StudyLogTable {
  id: GeneratedAlways<number>;
  account_id: number;
  company_id: number | null;
  exam_id: number;
  content_ids: number[];
  types: number[];
  rights: boolean[];
  days: string[];
  seconds: number[];
  ratings: number[];
  is_scheduled: Generated<boolean>;
}

interface StudyPlanTable {
  account_id: number;
  review_amount: Generated<number>;
  daily_goal: Generated<number | null>;
  has_streak: Generated<boolean>;
  reminder_hour: number | null;
  reminded_on: string | null;
  pace: ColumnType<JsonValue, string | undefined, string>;
  repeated_count: Generated<number>;
  weights: number[] | null;
  fitted_count: Generated<number>;
}

interface ThrottleTable {
  key: string;
  count: number;
  resets_at: ColumnType<Date, Date | string, Date | string>;
}

interface UploadPartTable {
  account_id: number;
  upload_key: string;
  part: number;
  bytes: Buffer;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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
  answer: AnswerTable;
  answer_file: AnswerFileTable;
  answer_log: AnswerLogTable;
  asked_content: AskedContentTable;
  asked_material: AskedMaterialTable;
  attempt: AttemptTable;
  attempt_message: AttemptMessageTable;
  attempt_paper: AttemptPaperTable;
  attempt_switch: AttemptSwitchTable;
  bank: BankTable;
  bank_question: BankQuestionTable;
  bank_twin: BankTwinTable;
  bank_undo: BankUndoTable;
  bundle: BundleTable;
  bundle_change: BundleChangeTable;
  bundle_exam: BundleExamTable;
  bundle_favorite: BundleFavoriteTable;
  captcha: CaptchaTable;
  change: ChangeTable;
  company: CompanyTable;
  company_draft: CompanyDraftTable;
  company_image: CompanyImageTable;
  company_invitation: CompanyInvitationTable;
  company_user: CompanyUserTable;
  completing_paper: CompletingPaperTable;
  content_file: ContentFileTable;
  deployment: DeploymentTable;
  exam: ExamTable;
  exam_conversion: ExamConversionTable;
  exam_favorite: ExamFavoriteTable;
  exam_file: ExamFileTable;
  exam_guest: ExamGuestTable;
  exam_import: ExamImportTable;
  exam_import_item: ExamImportItemTable;
  exam_import_material: ExamImportMaterialTable;
  exam_import_media: ExamImportMediaTable;
  exam_import_problem: ExamImportProblemTable;
  exam_import_rejected: ExamImportRejectedTable;
  exam_import_step: ExamImportStepTable;
  exam_level: ExamLevelTable;
  exam_material: ExamMaterialTable;
  exam_merge: ExamMergeTable;
  exam_merge_account: ExamMergeAccountTable;
  exam_question: ExamQuestionTable;
  exam_rank: ExamRankTable;
  exam_rank_count: ExamRankCountTable;
  exam_review: ExamReviewTable;
  exam_section: ExamSectionTable;
  exam_version: ExamVersionTable;
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  feedback_session: FeedbackSessionTable;
  file: FileTable;
  gradebook: GradebookTable;
  gradebook_column: GradebookColumnTable;
  gradebook_exemption: GradebookExemptionTable;
  gradebook_mark: GradebookMarkTable;
  gradebook_weight: GradebookWeightTable;
  group_member: GroupMemberTable;
  group_notice: GroupNoticeTable;
  group_notice_read: GroupNoticeReadTable;
  group_rank: GroupRankTable;
  group_score: GroupScoreTable;
  group_share: GroupShareTable;
  guest_feedback: GuestFeedbackTable;
  homework: HomeworkTable;
  homework_chosen: HomeworkChosenTable;
  homework_comment_removed: HomeworkCommentRemovedTable;
  homework_draft: HomeworkDraftTable;
  homework_given: HomeworkGivenTable;
  homework_mark: HomeworkMarkTable;
  homework_member: HomeworkMemberTable;
  homework_message: HomeworkMessageTable;
  homework_regrade: HomeworkRegradeTable;
  homework_regraded: HomeworkRegradedTable;
  homework_reminder: HomeworkReminderTable;
  homework_rubric: HomeworkRubricTable;
  import_recipe: ImportRecipeTable;
  known_device: KnownDeviceTable;
  material_file: MaterialFileTable;
  measured_form: MeasuredFormTable;
  measured_person: MeasuredPersonTable;
  measured_question: MeasuredQuestionTable;
  measured_rest: MeasuredRestTable;
  message: MessageTable;
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  notice_setting: NoticeSettingTable;
  operator_action: OperatorActionTable;
  partner: PartnerTable;
  partner_finance_view: PartnerFinanceViewTable;
  partner_image: PartnerImageTable;
  partner_info: PartnerInfoTable;
  partner_payment: PartnerPaymentTable;
  payment: PaymentTable;
  practice: PracticeTable;
  question_content: QuestionContentTable;
  question_mark: QuestionMarkTable;
  question_mark_aside: QuestionMarkAsideTable;
  question_progress: QuestionProgressTable;
  question_report: QuestionReportTable;
  question_stat: QuestionStatTable;
  review_card: ReviewCardTable;
  revocation: RevocationTable;
  rubric_criterion: RubricCriterionTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  set_aside: SetAsideTable;
  storage: StorageTable;
  study_day: StudyDayTable;
  study_exam_day: StudyExamDayTable;
  study_group: StudyGroupTable;
  study_log: StudyLogTable;
  study_plan: StudyPlanTable;
  throttle: ThrottleTable;
  upload_part: UploadPartTable;
  verification: VerificationTable;
}
