import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Person {
  username: string;
  name: string;
  email: string | null;
  passwordHash: string;
}

export async function lockNamed(tx: Db, username: string): Promise<{ id: number; is_operator: boolean } | null> {
  const { rows } = await sql<{ id: number; is_operator: boolean }>`
    select id, is_operator from account where username = ${username} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function updateOperator(tx: Db, accountId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update account set is_operator = true where id = ${accountId} returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function insertOperator(tx: Db, { username, name, email, passwordHash }: Person): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into account (username, name, email, password_hash, is_operator)
    values (${username}, ${name}, ${email}, ${passwordHash}, true) returning id`.execute(tx);
  return rows[0]?.id ?? null;
}
