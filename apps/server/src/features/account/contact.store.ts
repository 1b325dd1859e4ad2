// The mobile number and the e-mail address by which an account is reached, and found again.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export interface Contacts {
  id: number;
  mobile: string | null;
  email: string | null;
}

const columns = ['id', 'mobile', 'email'] as const;

export async function findAccountByMobile(db: Db, mobile: string): Promise<Contacts | null> {
  const row = await db.selectFrom('account').select(columns).where('mobile', '=', mobile).executeTakeFirst();
  return row ?? null;
}

export async function findAccountByEmail(db: Db, email: string): Promise<Contacts | null> {
  const { rows } = await sql<Contacts>`
    select id, mobile, email from account where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

export async function selectContacts(db: Db, accountId: number): Promise<Contacts> {
  return db.selectFrom('account').select(columns).where('id', '=', accountId).executeTakeFirstOrThrow();
}

/** A transaction that changes who somebody is, or how they prove it, takes this lock first, so that no two deadlock. */
export async function lockContacts(tx: Db, accountId: number): Promise<Contacts> {
  return tx.selectFrom('account').select(columns).where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}

export async function updateMobile(tx: Db, accountId: number, mobile: string): Promise<void> {
  await orTaken(tx.updateTable('account').set({ mobile }).where('id', '=', accountId).execute());
}

export async function updateEmail(tx: Db, accountId: number, email: string): Promise<void> {
  await orTaken(tx.updateTable('account').set({ email }).where('id', '=', accountId).execute());
}

const uniqueViolation = '23505';

/** A number or an address belongs to one account: the database decides, so two at once cannot both have it. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
    throw isTaken ? new AppError('already_registered', { cause: error }) : error;
  }
}
