// What people decide about their own place in a company.
import type { Context } from '../../../platform/http/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';
import { administrated } from '../administrate.ts';
import { holdCompany, lockUsers, removeUsers } from '../users/user.store.ts';
import {
  declineCompany,
  handOver,
  holdAccount,
  holdInvitation,
  holdOwnUser,
  joinCompany,
  selectOwnId,
  selectSuperAdmins,
  tellCompanies,
} from './membership.store.ts';

type Member = Context<'member'>;

/** However often it is said, it is said once. Their seat was taken when they were added, so that nobody finds it gone. */
export async function decideInvitation({ db, actor }: Member, id: number, isAccepted: boolean): Promise<void> {
  const { accountId } = actor;
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId);
    const held = await holdInvitation(tx, accountId, id);
    if (!held || (held.is_own && !isAccepted)) throw new AppError('not_found');
    if (held.is_own) return;
    if (isAccepted) await joinCompany(tx, accountId, id, held.company_id);
    else await declineCompany(tx, accountId, id, held.company_id);
    await tellCompanies(tx, [accountId]);
  });
}

export async function leaveCompany({ db, actor }: Member, companyId: number): Promise<void> {
  const { accountId } = actor;
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId);
    await holdCompany(tx, companyId);
    const user = await holdOwnUser(tx, accountId, companyId);
    if (!user) throw new AppError('not_found');
    if (user.is_super_admin) throw new AppError('super_admin_leaves');
    await removeUsers(tx, companyId, [user.id]);
    await tellCompanies(tx, [accountId]);
    await insertNoticesTo(tx, await selectSuperAdmins(tx, companyId), {
      kind: 'group',
      path: `/company/users?state=left&company_id=${companyId}`,
      ...inAllLanguages(({ companyLeft }) => companyLeft, { name: user.name, company: user.company_name }),
    });
  });
}

export async function handOverCompany({ db, actor }: Context<'company'>, id: number): Promise<void> {
  const company = administrated(actor);
  await db.transaction().execute(async (tx) => {
    const people = await lockUsers(tx, company.id, [await selectOwnId(tx, actor.accountId, company.id), id]);
    const own = people.find(({ account_id }) => account_id === actor.accountId);
    // The process still remembers somebody for a moment who has just handed it over elsewhere.
    if (!own?.is_super_admin) throw new AppError('super_admin_only');
    const user = people.find((one) => one.id === id);
    if (!user) throw new AppError('not_found');
    if (user.state !== 'joined' || user.account_id === null) throw new AppError('not_joined_yet');
    if (user.id === own.id) return;
    await handOver(tx, own.id, user.id);
    await tellCompanies(tx, [actor.accountId, user.account_id]);
  });
}
