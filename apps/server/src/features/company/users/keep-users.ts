// Who is of a company, decided by its administrators: all or none of what one request says.
import type { CompanyUser } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { administrated } from '../administrate.ts';
import { orFull } from '../company-full.ts';
import { askLater } from '../membership/ask-accounts.ts';
import { tellCompanies } from '../membership/membership.store.ts';
import {
  findEndOfDay,
  holdCompany,
  insertUsers,
  lockUsers,
  presentUser,
  removeUsers,
  selectTaken,
  updateUsers,
} from './user.store.ts';
import type { NewUser, UserChange, UserRow } from './user.store.ts';

type Company = Context<'company'>;

interface Written {
  job_id?: string | undefined;
  name?: string | undefined;
  department?: string | undefined;
  job_title?: string | undefined;
  emailaddress?: string | undefined;
  mobile?: string | undefined;
  is_admin?: boolean | undefined;
  expiration?: string | null | undefined;
}

export async function addUser(context: Company, written: Written): Promise<CompanyUser> {
  const { db, actor } = context;
  const { id: companyId } = administrated(actor);
  refuseNaming(context, written.is_admin === true);
  return db.transaction().execute(async (tx) => {
    const person = (await toChange(tx, context, written)) as NewUser;
    await refuseTaken(tx, context, person, null);
    const [id = 0] = await orFull(tx, companyId, () => insertUsers(tx, companyId, [person]));
    await askLater(tx, context.jobs, [id]);
    return reread(tx, companyId, id);
  });
}

export async function changeUser(context: Company, { id, ...written }: Written & { id: number }): Promise<CompanyUser> {
  const { db, actor } = context;
  const { id: companyId } = administrated(actor);
  return db.transaction().execute(async (tx) => {
    const [user] = await lockChangeable(tx, context, [id], written);
    const change = await toChange(tx, context, written);
    const { job_id = '', email = null, mobile = null } = { ...user, ...withoutUndefined(change) };
    await refuseTaken(tx, context, { ...(change as NewUser), job_id, email, mobile }, id);
    await updateUsers(tx, [id], change);
    if (mobile !== user?.mobile || email !== user.email) await askLater(tx, context.jobs, [id]);
    return reread(tx, companyId, id);
  });
}

export async function changeUsers(
  context: Company,
  { user_ids, ...written }: Written & { user_ids: number[] },
): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    const ids = await lockIds(tx, context, user_ids, written);
    await updateUsers(tx, ids, await toChange(tx, context, written));
    return ids.length;
  });
}

export async function dismissUsers(context: Company, userIds: readonly number[]): Promise<number> {
  const { id: companyId } = administrated(context.actor);
  return context.db.transaction().execute(async (tx) => {
    const rows = await lockChangeable(tx, context, userIds, { expiration: '' });
    await removeUsers(
      tx,
      companyId,
      rows.map(({ id }) => id),
    );
    await tellCompanies(
      tx,
      rows.flatMap(({ account_id }) => account_id ?? []),
    );
    return rows.length;
  });
}

async function lockIds(tx: Db, context: Company, ids: readonly number[], written: Written): Promise<number[]> {
  return (await lockChangeable(tx, context, ids, written)).map(({ id }) => id);
}

/** All of them, or none: one that is not of the company looks exactly like one that never was. */
async function lockChangeable(tx: Db, context: Company, ids: readonly number[], written: Written): Promise<UserRow[]> {
  const company = administrated(context.actor);
  await holdCompany(tx, company.id);
  const rows = await lockUsers(tx, company.id, ids);
  if (rows.length < new Set(ids).size) throw new AppError('not_found');
  const isLimited = written.is_admin === false || (written.expiration !== undefined && written.expiration !== null);
  if (isLimited && rows.some((row) => row.is_super_admin)) throw new AppError('super_admin_stays');
  const isNamed = rows.some((row) => written.is_admin !== undefined && row.is_admin !== written.is_admin);
  const isOther = rows.some((row) => row.is_admin && row.account_id !== context.actor.accountId);
  if (!company.isSuperAdmin && (isNamed || isOther)) throw new AppError('super_admin_only');
  return rows;
}

/** Who runs the company, its super administrator says. */
export function refuseNaming({ actor }: Company, isAdmin: boolean): void {
  if (isAdmin && !actor.company.isSuperAdmin) throw new AppError('super_admin_only');
}

async function toChange(tx: Db, context: Company, written: Written): Promise<UserChange> {
  const { emailaddress, mobile, expiration, ...rest } = written;
  return {
    ...rest,
    ...(emailaddress === undefined ? {} : { email: emailaddress || null }),
    ...(mobile === undefined ? {} : { mobile: mobile || null }),
    ...(expiration === undefined ? {} : { expires_at: await endOf(tx, context, expiration) }),
  };
}

/** A day ends where the administrator is. */
export async function endOf(tx: Db, { actor }: Company, expiration: string | null): Promise<string | null> {
  if (expiration === null || expiration.includes('T')) return expiration;
  return (await findEndOfDay(tx, actor.accountId, expiration))?.toISOString() ?? null;
}

function withoutUndefined<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Nobody could prove who they are without either, and two cannot be told apart by the same. */
async function refuseTaken(tx: Db, context: Company, person: NewUser, except: number | null): Promise<void> {
  const { language, actor } = context;
  if (person.mobile === null && person.email === null && except === null)
    throw new AppError('invalid_request', { fields: describeField('mobile', 'required', language) });
  // Two who add the same at once wait for each other here.
  await holdCompany(tx, actor.company.id);
  const taken = await selectTaken(tx, actor.company.id, [person], except);
  const reason = texts[language].companyImport.taken;
  const fields: Record<string, string> = {};
  for (const row of taken) {
    if (person.mobile !== null && row.mobile === person.mobile) fields.mobile = reason;
    if (person.email !== null && row.email === person.email.toLowerCase()) fields.emailaddress = reason;
    if (person.job_id !== '' && row.job_id === person.job_id.toLowerCase()) fields.job_id = reason;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
}

async function reread(tx: Db, companyId: number, id: number): Promise<CompanyUser> {
  const [row] = await lockUsers(tx, companyId, [id]);
  if (!row) throw new Error(`user ${id} was just written`);
  return presentUser(row);
}
