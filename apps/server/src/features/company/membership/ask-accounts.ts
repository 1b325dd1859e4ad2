// Somebody who has proved the mobile number or the e-mail address of one of a company's people is asked to join. A company
// must not learn who has an account, so nothing it waits for depends on that: a job looks for accounts after the answer has
// gone.
import type { Contacts } from '../../account/account.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { insertInvitations, renewContacts } from './membership.store.ts';
import type { Asked } from './membership.store.ts';

/** After people were added, or are known by another number or address. */
export async function askLater(tx: Db, jobs: Services['jobs'], ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await jobs.enqueue('ask-company-users', { user_ids: [...ids] }, { tx });
}

/** What the job does. */
export async function askAccounts(db: Db, ids: readonly number[]): Promise<void> {
  await db.transaction().execute((tx) => ask(tx, { userIds: ids }));
}

async function ask(tx: Db, among: Asked): Promise<void> {
  const asked = await insertInvitations(tx, among);
  for (const [company, people] of Map.groupBy(asked, ({ company_name }) => company_name))
    await insertNoticesTo(
      tx,
      people.map(({ account_id }) => account_id),
      {
        kind: null,
        path: '/user-account/info',
        ...inAllLanguages(({ companyInvited }) => companyInvited, { company }),
      },
    );
}

/** After somebody has proved a number or an address: the companies that know them by the one before know the new one. */
export async function followContacts(tx: Db, accountId: number, before: Contacts | null): Promise<void> {
  if (before) await renewContacts(tx, accountId, before);
  await ask(tx, { accountId });
}
