import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Captcha, CaptchaKind, WantedCaptcha } from './captcha-types.ts';
import { hashAnswer, hashTarget } from './hash-answer.ts';

const lifetimeSeconds = 10 * 60;
/** A slider shows only a few places where the piece could belong, so it takes one answer. */
const maxTries: Record<CaptchaKind, number> = { text: 3, question: 3, slider: 1 };

export interface NewCaptcha {
  kind: CaptchaKind;
  answer: string;
  /** How many hashes the browser has to find. */
  work: number;
}

/** Answers the id of the new captcha. Neither the answer nor whom it is for can be read back. */
export async function insertCaptcha(
  db: Db,
  { purpose, target }: WantedCaptcha,
  { kind, answer, work }: NewCaptcha,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('captcha')
    .values({
      id,
      purpose: purpose ?? '',
      target: hashTarget(target),
      kind,
      answer_hash: hashAnswer(id, answer),
      work,
      expires_at: sql<Date>`now() + ${lifetimeSeconds} * interval '1 second'`,
    })
    .execute();
  return id;
}

/** The captcha with one try less; null when it is unknown, too old, or has none left. */
export async function countTry(db: Db, id: string): Promise<Captcha | null> {
  const { rows } = await sql<Captcha>`
    update captcha set tries = tries + 1
    where id = ${id} and tries < (${JSON.stringify(maxTries)}::jsonb ->> kind)::int and expires_at > now()
    returning id, purpose, target, kind, answer_hash, work,
              1000 * (${lifetimeSeconds} - extract(epoch from expires_at - now()))::float8 as age`.execute(db);
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
