import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CaptchaRequest } from './captcha.ts';
import { hashAnswer, hashTarget } from './check-answer.ts';
import type { CaptchaKind } from './check-answer.ts';

const lifetimeMinutes = 10;
const maxTries = 3;

/** Answers the id of the new captcha. Neither the answer nor whom it is for can be read back. */
export async function insertCaptcha(
  db: Db,
  { purpose, target }: CaptchaRequest,
  kind: CaptchaKind,
  answer: string,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('captcha')
    .values({
      id,
      purpose,
      target: hashTarget(target),
      kind,
      answer_hash: hashAnswer(id, answer),
      expires_at: sql<Date>`now() + ${lifetimeMinutes} * interval '1 minute'`,
    })
    .execute();
  return id;
}

export interface Captcha {
  id: string;
  purpose: string;
  target: string;
  kind: CaptchaKind;
  answer_hash: Buffer;
}

/** The captcha with one try less; null when it is unknown, too old, or has none left. */
export async function countTry(db: Db, id: string): Promise<Captcha | null> {
  const { rows } = await sql<Captcha>`
    update captcha set tries = tries + 1
    where id = ${id} and tries < ${maxTries} and expires_at > now()
    returning id, purpose, target, kind, answer_hash`.execute(db);
  return rows[0] ?? null;
}

/** Answers whether it was still there. */
export async function deleteCaptcha(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('captcha').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function purgeCaptchas(db: Db): Promise<void> {
  await sql`delete from captcha where expires_at < now()`.execute(db);
}
