// What belongs to a company stays in its hands when the people who looked after it are gone.
import { examKinds } from '@tiku/contract';
import type { CompanyExam, CompanyGroup, ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { refuseUnlessNormal } from '../../group/access/access.ts';
import { takeCharge } from '../../group/group.ts';
import { administrated } from '../administrate.ts';
import { isStill, presentGroup } from './group-list.store.ts';
import { selectOwnGroup } from './group-home.ts';

type Company = Context<'company'>;

/** In the open: its people see who runs their group. */
export async function manageGroup(context: Company, groupId: number): Promise<CompanyGroup> {
  const { db, actor } = context;
  administrated(actor);
  return db.transaction().execute(async (tx) => {
    await sql`select from study_group where id = ${groupId} and company_id = ${actor.company.id} for no key update`.execute(
      tx,
    );
    const group = await selectOwnGroup({ db: tx, actor }, groupId);
    refuseUnlessNormal(group);
    if (!group.is_mine || group.has_lost_owner) await takeCharge(tx, groupId, actor.accountId, group.has_lost_owner);
    return presentGroup(await selectOwnGroup({ db: tx, actor }, groupId));
  });
}

interface ExamPage {
  start: number;
  limit: number;
  req_total: number | boolean;
  query_string: string;
}

const isOnline = sql<boolean>`(e.kind = ${sql.lit(examKinds.online)} and e.purged_at is null)`;

export async function listExams(
  { db, actor }: Company,
  { start, limit, req_total, query_string }: ExamPage,
): Promise<ResponseOf<'POST /ee/company/exams'>> {
  const { id } = administrated(actor);
  const words = query_string.trim();
  const isNamed = words === '' ? sql<boolean>`true` : sql<boolean>`position(folded(${words}) in folded(e.title)) > 0`;
  const isListed = sql<boolean>`e.company_id = ${id} and ${isOnline} and ${isNamed}`;
  const { rows } = await sql<CompanyExam>`
    select e.id as exam_id, e.title, e.status, e.questions_count, a.name as author, e.account_id = ${actor.accountId} as is_mine,
      not ${isStill(sql`e.account_id`, id)} as has_lost_author
    from exam e join account a on a.id = e.account_id where ${isListed}
    order by has_lost_author desc, e.id desc offset ${start} limit ${limit}`.execute(db);
  if (!req_total) return { list: rows };
  const { rows: counted } = await sql<{ count: number }>`select count(*) from exam e where ${isListed}`.execute(db);
  return { list: rows, total: counted[0]?.count ?? 0 };
}

export async function takeExam({ db, actor }: Company, examId: number): Promise<void> {
  const { id } = administrated(actor);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ account_id: number; is_still: boolean }>`
      select e.account_id, ${isStill(sql`e.account_id`, id)} as is_still from exam e
      where e.id = ${examId} and e.company_id = ${id} and ${isOnline} for update of e`.execute(tx);
    const [exam] = rows;
    if (!exam) throw new AppError('not_found');
    if (exam.account_id === actor.accountId) return;
    if (exam.is_still) throw new AppError('author_stays');
    // With what its author changed and nobody has reviewed yet.
    await sql`update exam set account_id = ${actor.accountId} where id = ${examId} or change_of = ${examId}`.execute(
      tx,
    );
    // What it was shared with goes on being shared, by whoever looks after it now.
    await sql`
      update group_share s set account_id = ${actor.accountId}
      where s.exam_id = ${examId} and s.account_id = ${exam.account_id} and exists (
        select from group_member m where m.group_id = s.group_id and m.account_id = ${actor.accountId} and m.left_at is null)`.execute(
      tx,
    );
  });
}
