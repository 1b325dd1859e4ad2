// Pictures of a few letters that people read and programs should not. Each works once, for one purpose, for a while.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import svgCaptcha from 'svg-captcha';
import type { Db } from '../db/database.ts';
import { AppError } from './app-error.ts';

export type CaptchaPurpose = 'guest-feedback';

const lifetimeMinutes = 10;
const maxTries = 3;

function hashAnswer(id: string, text: string): Buffer {
  return createHash('sha256').update(`${id}:${text.trim().toLowerCase()}`).digest();
}

export interface Captcha {
  captcha_id: string;
  /** A data address of an SVG picture. */
  picture: string;
}

export async function issueCaptcha(db: Db, purpose: CaptchaPurpose): Promise<Captcha> {
  // Without the letters and digits that look alike.
  const { text, data } = svgCaptcha.create({ size: 5, ignoreChars: '0oO1iIlLqg9', noise: 2, width: 160, height: 56 });
  const id = randomUUID();
  await db
    .insertInto('captcha')
    .values({
      id,
      purpose,
      answer_hash: hashAnswer(id, text),
      expires_at: sql<Date>`now() + ${lifetimeMinutes} * interval '1 minute'`,
    })
    .execute();
  return { captcha_id: id, picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` };
}

/** Uses the captcha up, or refuses. Under a race exactly one caller gets through. */
export async function consumeCaptcha(db: Db, purpose: CaptchaPurpose, id: string, text: string): Promise<void> {
  const { rows } = await sql<{ answer_hash: Buffer }>`
    update captcha set tries = tries + 1
    where id = ${id} and purpose = ${purpose} and tries < ${maxTries} and expires_at > now()
    returning answer_hash`.execute(db);
  const expected = rows[0]?.answer_hash;
  if (!expected || !timingSafeEqual(expected, hashAnswer(id, text))) throw new AppError('bad_captcha');
  const used = await db.deleteFrom('captcha').where('id', '=', id).executeTakeFirst();
  if (used.numDeletedRows !== 1n) throw new AppError('bad_captcha');
}

export async function purgeCaptchas(db: Db): Promise<void> {
  await sql`delete from captcha where expires_at < now()`.execute(db);
}
