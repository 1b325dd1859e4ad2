import type { Db } from '../../../platform/db/database.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { selectTakers } from './homework.store.ts';

/** Those who are to do it hear of a homework that was just set, or is new for them. */
export async function tellMembers(
  tx: Db,
  homeworkIds: readonly number[],
  only: ReadonlySet<number> | null = null,
): Promise<void> {
  for (const { id, title, group, company_id, account_ids } of await selectTakers(tx, homeworkIds)) {
    await insertHomeworkNotices(
      tx,
      'published',
      { id, title, group, companyId: company_id },
      only ? account_ids.filter((accountId) => only.has(accountId)) : account_ids,
    );
  }
}
