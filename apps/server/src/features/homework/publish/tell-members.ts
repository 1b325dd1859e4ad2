import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { homeworkAudience, isTaker } from '../access/access.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';

/** Those who are to do it hear of a homework that was just set. */
export async function tellMembers(tx: Db, homeworkIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{
    id: number;
    title: string;
    group: string;
    company_id: number | null;
    account_ids: number[];
  }>`
    select h.id, e.title, g.name as "group", g.company_id, array_agg(m.account_id) as account_ids
    from homework h join exam e on e.id = h.exam_id join study_group g on g.id = h.group_id
    ${homeworkAudience} and ${isTaker}
    where h.id = any(${homeworkIds}::bigint[]) group by h.id, e.id, g.id order by h.id`.execute(tx);
  for (const { id, title, group, company_id, account_ids } of rows) {
    await insertHomeworkNotices(tx, 'published', { id, title, group, companyId: company_id }, account_ids);
  }
}
