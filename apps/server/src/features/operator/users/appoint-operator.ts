import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { recordAction } from '../actions/actions.ts';

interface Person {
  username: string;
  name: string;
  email: string | null;
  passwordHash: string;
}

/** Whoever has an account keeps it as it is, password included. Answers whether it is new. */
export async function appointOperator(tx: Db, { username, name, email, passwordHash }: Person): Promise<boolean> {
  const known = await sql<{ id: number; is_operator: boolean }>`
    select id, is_operator from account where username = ${username} for update`.execute(tx);
  const [account] = known.rows;
  if (account?.is_operator) return false;
  const { rows } = account
    ? await sql<{ id: number }>`update account set is_operator = true where id = ${account.id} returning id`.execute(tx)
    : await sql<{ id: number }>`
        insert into account (username, name, email, password_hash, is_operator)
        values (${username}, ${name}, ${email}, ${passwordHash}, true) returning id`.execute(tx);
  const aboutId = rows[0]?.id ?? null;
  await recordAction(tx, 'command line', { action: 'create_operator', about: 'account', aboutId, title: username });
  return !account;
}
