import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { orTaken } from './contact.store.ts';

/** Nobody is asked for a user name, and one that could be guessed would tell who has an account. */
function inventUsername(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return `u${Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')}`;
}

export interface NewAccount {
  name: string;
  password_hash: string;
  mobile?: string;
  email?: string;
}

/** Refuses when somebody has the number or the address already. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<number> {
  const values = { username: inventUsername(), ...account };
  const row = await orTaken(tx.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow());
  return row.id;
}

export interface WechatAccount {
  wx_union_id: string;
  name: string;
  wx_nickname: string;
}

/** The account of somebody WeChat knows, made with their first sign-in. */
export async function upsertWechatAccount(
  db: Db,
  { wx_union_id, name, wx_nickname }: WechatAccount,
): Promise<{ id: number; is_disabled: boolean }> {
  const { rows } = await sql<{ id: number; is_disabled: boolean }>`
    insert into account (username, name, wx_nickname, wx_union_id)
    values (${inventUsername()}, ${name}, ${wx_nickname}, ${wx_union_id})
    on conflict (wx_union_id) do update set wx_nickname = excluded.wx_nickname
    returning id, is_disabled`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an upsert answered with no row');
  return row;
}
