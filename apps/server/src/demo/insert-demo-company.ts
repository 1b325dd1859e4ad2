// A company at work: its people, and what they studied for it.
import { sql } from 'kysely';
import type { Db, Present } from '../platform/db/database.ts';
import { recordStudy } from '../features/statistics/statistics.ts';
import type { StudiedQuestion } from '../features/statistics/statistics.ts';

const DAY_MS = 24 * 60 * 60_000;

interface DemoColleague {
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  mobile: string | null;
  email: string | null;
  /** Days until their time at the company is over. */
  days?: number;
}

const colleagues: readonly DemoColleague[] = [
  {
    job_id: 'ML-003',
    name: 'Wang Lei 王磊',
    department: 'Warehouse',
    job_title: 'Shift lead',
    mobile: '13800001003',
    email: null,
  },
  {
    job_id: 'ML-004',
    name: 'Ana Souza',
    department: 'Warehouse',
    job_title: 'Forklift driver',
    mobile: null,
    email: 'ana.souza@example.org',
  },
  {
    job_id: 'ML-005',
    name: 'Carlos Ruiz',
    department: 'Transport',
    job_title: 'Driver',
    mobile: '13800001005',
    email: null,
    days: 90,
  },
  {
    job_id: 'ML-006',
    name: 'Sato Yuki 佐藤優希',
    department: 'Transport',
    job_title: 'Dispatcher',
    mobile: null,
    email: 'sato.yuki@example.org',
  },
  {
    job_id: 'ML-007',
    name: 'Priya Nair',
    department: 'Safety',
    job_title: 'Inspector',
    mobile: null,
    email: 'priya.nair@example.org',
  },
  {
    job_id: 'ML-008',
    name: 'Tom Becker',
    department: 'Safety',
    job_title: 'Trainee',
    mobile: '13800001008',
    email: null,
    days: -10,
  },
];

/** Who has joined; nobody signs in as those without a demo account. */
interface Staff {
  username: string;
  name: string;
  job_id: string;
  department: string;
  job_title: string;
  is_admin: boolean;
  /** On how many of ten days they study, and the percentage they get right. */
  study: { diligence: number; right: number };
}

const staff: readonly Staff[] = [
  {
    username: 'demo',
    name: '',
    job_id: 'ML-001',
    department: 'Warehouse',
    job_title: 'Clerk',
    is_admin: false,
    study: { diligence: 7, right: 78 },
  },
  {
    username: 'staff-002',
    name: 'Grace Mensah',
    job_id: 'ML-002',
    department: 'Safety',
    job_title: 'Trainer',
    is_admin: true,
    study: { diligence: 4, right: 92 },
  },
  {
    username: 'staff-009',
    name: 'Li Na 李娜',
    job_id: 'ML-009',
    department: 'Transport',
    job_title: 'Planner',
    is_admin: false,
    study: { diligence: 2, right: 61 },
  },
];

export async function insertDemoCompany(tx: Db, companyId: number): Promise<void> {
  await sql`
    insert into company_user (company_id, joined_at, job_id, name, department, job_title, mobile, email, expires_at)
    select ${companyId}, null, c.job_id, c.name, c.department, c.job_title, c.mobile, c.email, now() + c.days * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(colleagues)}::jsonb) as c
      (job_id text, name text, department text, job_title text, mobile text, email text, days integer)`.execute(tx);
  for (const { username, name, study, ...fields } of staff) {
    await sql`insert into account (username, name) values (${username}, ${name}) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ account_id: Present<number> }>`
      insert into company_user (company_id, account_id, job_id, department, job_title, is_admin, name, mobile, email)
      select ${companyId}, a.id, ${fields.job_id}, ${fields.department}, ${fields.job_title}, ${fields.is_admin}, a.name, a.mobile, a.email
      from account a where a.username = ${username} returning account_id`.execute(tx);
    const [joined] = rows;
    if (joined) await insertStudy(tx, joined.account_id, companyId, study);
  }
}

async function insertStudy(
  tx: Db,
  accountId: number,
  companyId: number,
  { diligence, right }: Staff['study'],
): Promise<void> {
  const { rows } = await sql<{ exam_id: number; content_id: number; type: number }>`
    select q.exam_id, q.content_id, q.type from exam_question q
    where q.exam_id = (select min(id) from exam) order by q.no limit 10`.execute(tx);
  const [first] = rows;
  if (!first) return;
  for (let ago = 60; ago > 0; ago -= 1) {
    if ((ago * 7 + accountId) % 10 >= diligence) continue;
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    const studied = rows.map(({ content_id, type }, at): StudiedQuestion => ({
      contentId: content_id,
      day,
      type,
      difficulty: null,
      sectionNo: null,
      isCounted: true,
      isRight: (at * 37 + ago * 13) % 100 < right,
      seconds: 30,
    }));
    const time = { day, seconds: studied.length * 30 };
    await recordStudy(tx, { accountId, company: { id: companyId } }, first.exam_id, studied, time);
  }
}
