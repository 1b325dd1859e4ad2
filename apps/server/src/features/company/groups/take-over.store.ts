import { examKinds } from '@tiku/contract';
import type { CompanyExam } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isStill } from './group-list.store.ts';

const isOnline = sql<boolean>`(e.kind = ${sql.lit(examKinds.online)} and e.purged_at is null)`;

/** Of `exam e`: of the company, and named so. */
function isListed(companyId: number, words: string): RawBuilder<boolean> {
  const isNamed = words === '' ? sql<boolean>`true` : sql<boolean>`position(folded(${words}) in folded(e.title)) > 0`;
  return sql<boolean>`e.company_id = ${companyId} and ${isOnline} and ${isNamed}`;
}

/** Those whose author is gone come first. */
export async function selectExams(
  db: Db,
  companyId: number,
  accountId: number,
  words: string,
  { start, limit }: { start: number; limit: number },
): Promise<CompanyExam[]> {
  const { rows } = await sql<CompanyExam>`
    select e.id as exam_id, e.title, e.status, e.questions_count, a.name as author, e.account_id = ${accountId} as is_mine,
      not ${isStill(sql`e.account_id`, companyId)} as has_lost_author
    from exam e join account a on a.id = e.account_id where ${isListed(companyId, words)}
    order by has_lost_author desc, e.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countExams(db: Db, companyId: number, words: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam e where ${isListed(companyId, words)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockGroup(tx: Db, companyId: number, groupId: number): Promise<void> {
  await sql`select from study_group where id = ${groupId} and company_id = ${companyId} for no key update`.execute(tx);
}

interface HeldExam {
  account_id: number;
  /** Its author is still of the company. */
  is_still: boolean;
}

export async function lockExam(tx: Db, companyId: number, examId: number): Promise<HeldExam | null> {
  const { rows } = await sql<HeldExam>`
    select e.account_id, ${isStill(sql`e.account_id`, companyId)} as is_still from exam e
    where e.id = ${examId} and e.company_id = ${companyId} and ${isOnline} for update of e`.execute(tx);
  return rows[0] ?? null;
}

export async function updateAuthor(tx: Db, examId: number, formerId: number, accountId: number): Promise<void> {
  // With what its author changed and nobody has reviewed yet.
  await sql`update exam set account_id = ${accountId} where id = ${examId} or change_of = ${examId}`.execute(tx);
  // It stays shared with the same groups, by the person who looks after it now.
  await sql`
    update group_share s set account_id = ${accountId}
    where s.exam_id = ${examId} and s.account_id = ${formerId} and exists (
      select from group_member m where m.group_id = s.group_id and m.account_id = ${accountId} and m.left_at is null)`.execute(
    tx,
  );
}
