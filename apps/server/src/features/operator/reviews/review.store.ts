import { bundleStatus, examStatus } from '@tiku/contract';
import type { BundleStatus, ExamStatus, GroupStatus, ReviewKind } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import { newestBeginning } from '../../../platform/db/beginnings.ts';
import { followsId, followsTime, microsOf } from '../../../platform/db/keyset.ts';
import { examColumns } from '../../exam/exam.ts';
import type { ExamRow } from '../../exam/exam.ts';
import { holdsWords } from '../../exam/questions/questions.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';

interface Author {
  account_id: number;
  author_name: string;
  author_username: string;
}

export interface WaitingRow extends Author {
  id: number;
  title: string;
  parts_count: number;
  is_change: boolean;
  reviewing_since: Present<Date>;
  /** The row that waits: for a change it is not the exam's. */
  row_id: number;
  micros: number;
}

export interface Page {
  after?: string | undefined;
  limit: number;
}

const author = sql`a.id as account_id, a.name as author_name, a.username as author_username`;

/** What waits, with the columns that say since when. */
interface Queue {
  rows: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
}

/** What waits for the first time, and what waits while the rest of it is open. Spelled as in the partial indexes. */
const queues: Record<ReviewKind, readonly Queue[]> = {
  exam: [
    {
      rows: sql`
        select e.id as row_id, coalesce(e.change_of, e.id) as id, e.account_id, e.title, e.questions_count as parts_count,
          e.reviewing_since, e.change_of is not null as is_change
        from exam e
        where e.status = ${sql.lit(examStatus.reviewing)} and ${waitsStill(sql`e`)}`,
      since: sql`e.reviewing_since`,
      id: sql`e.id`,
    },
  ],
  bundle: [
    {
      rows: sql`
        select b.id as row_id, b.id, b.account_id, b.title,
          (select count(*)::int from bundle_exam x where x.bundle_id = b.id) as parts_count, b.reviewing_since,
          false as is_change
        from bundle b where b.status = ${sql.lit(bundleStatus.reviewing)} and b.deleted_at is null`,
      since: sql`b.reviewing_since`,
      id: sql`b.id`,
    },
    {
      rows: sql`
        select c.bundle_id, b.id, b.account_id, c.title, cardinality(c.exam_ids), c.waiting_since, true
        from bundle_change c join bundle b on b.id = c.bundle_id
        where c.waiting_since is not null and b.deleted_at is null`,
      since: sql`c.waiting_since`,
      id: sql`c.bundle_id`,
    },
  ],
};

/** Of a row of `exam`: a change waits as long as its exam is there. An `exists` would be answered by reading all exams. */
export function waitsStill(row: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${row}.change_of is null
    or (select x.status from exam x where x.id = ${row}.change_of) <> ${sql.lit(examStatus.deleted)})`;
}

/** The oldest first, and one more than is shown: no more than that is read of each queue. */
export async function selectWaiting(db: Db, kind: ReviewKind, { after, limit }: Page): Promise<WaitingRow[]> {
  const firstOf = ({ rows, since, id }: Queue) =>
    sql`(${rows} and ${followsTime(after, since, id, '>')} order by ${since}, ${id} limit ${limit + 1})`;
  const { rows } = await sql<WaitingRow>`
    select t.row_id, t.id, t.title, t.parts_count, t.is_change, t.reviewing_since,
      ${microsOf(sql`t.reviewing_since`)} as micros, ${author}
    from (${sql.join(queues[kind].map(firstOf), sql` union all `)}) t join account a on a.id = t.account_id
    order by t.reviewing_since, t.row_id limit ${limit + 1}`.execute(db);
  return rows;
}

export interface FoundRow extends Author {
  id: number;
  public_id: string;
  title: string;
  status: Present<ExamStatus | BundleStatus | GroupStatus>;
  updated_at: Date;
  micros: number;
}

const found = sql`t.id, t.public_id, t.title, t.status, t.updated_at, ${microsOf(sql`t.updated_at`)} as micros, ${author}`;

/** Without words, those that are suspended, the newest first. */
export async function selectSuspended(db: Db, kind: ReviewKind, { after, limit }: Page): Promise<FoundRow[]> {
  const isThere = kind === 'bundle' ? sql`and t.deleted_at is null` : sql``;
  const { rows } = await sql<FoundRow>`
    select ${found} from ${sql.table(kind)} t join account a on a.id = t.account_id
    where t.status = 20 ${isThere} and ${followsTime(after, sql`t.updated_at`, sql`t.id`, '<')}
    order by t.updated_at desc, t.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

interface Named {
  text: string;
  words: SearchQuery | null;
}

export async function selectPublicExams(db: Db, { text, words }: Named, { after, limit }: Page): Promise<FoundRow[]> {
  const isNamed = /^\d{1,15}$/.test(text)
    ? sql`t.id = ${Number(text)} or t.public_id = ${text}`
    : sql`t.public_id = ${text}`;
  const hasWords = words === null ? sql<boolean>`false` : holdsWords(sql`t.search`, words);
  const { rows } = await sql<FoundRow>`
    select ${found}
    from (
      select * from exam t where ${isNamed}
      union
      select * from exam t where ${hasWords}) t
    join account a on a.id = t.account_id
    where t.kind = 0 and not t.isprivate and t.status in (0, 3, 10, 20) and ${followsId(after, sql`t.id`, '<')}
    order by t.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** By how the title begins. */
export async function selectPublicBundles(db: Db, { text }: Named, { after, limit }: Page): Promise<FoundRow[]> {
  const isNumbered = /^\d{1,15}$/.test(text) ? sql`or id = ${Number(text)}` : sql``;
  const where = sql<boolean>`status is not null and deleted_at is null`;
  const column = sql`lower(title)`;
  const { rows } = await sql<FoundRow>`
    select ${found}
    from (
      ${newestBeginning({ table: 'bundle', column, where, text, after, limit: limit + 1 })}
      union select id from bundle where public_id = ${text} ${isNumbered}) n
    cross join lateral (select * from bundle where id = n.id limit 1) t join account a on a.id = t.account_id
    where t.status is not null and t.deleted_at is null and ${followsId(after, sql`t.id`, '<')}
    order by t.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface ReviewedExam extends ExamRow {
  author_username: string;
  reviewing_since: Date | null;
}

/** A public one that is or was open to others, or waits to be. */
export async function findPublicExam(db: Db, examId: number): Promise<ReviewedExam | null> {
  const { rows } = await sql<ReviewedExam>`
    select ${examColumns(null)}, a.username as author_username, e.reviewing_since
    from exam e join account a on a.id = e.account_id
    where e.id = ${examId} and e.kind = 0 and not e.isprivate and e.status in (0, 3, 10, 20)`.execute(db);
  return rows[0] ?? null;
}

export interface ReviewedBundleRow extends Author {
  id: number;
  public_id: string;
  title: string;
  description: string;
  price_tier: number;
  country_code: string;
  logo_revision: number;
  status: Present<BundleStatus>;
  reviewing_since: Date | null;
  updated_at: Date;
}

export async function findBundle(db: Db, bundleId: number): Promise<ReviewedBundleRow | null> {
  const { rows } = await sql<ReviewedBundleRow>`
    select b.id, b.public_id, b.title, b.description, b.price_tier, b.country_code, b.logo_revision, b.status,
      b.reviewing_since, b.updated_at, ${author}
    from bundle b join account a on a.id = b.account_id
    where b.id = ${bundleId} and b.status is not null and b.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

interface BundledExam {
  id: number;
  title: string;
  status: ExamStatus;
  questions_count: number;
}

export async function selectBundledExams(db: Db, bundleId: number): Promise<BundledExam[]> {
  const { rows } = await sql<BundledExam>`
    select e.id, e.title, e.status, e.questions_count from bundle_exam x join exam e on e.id = x.exam_id
    where x.bundle_id = ${bundleId} order by x.place`.execute(db);
  return rows;
}
