// Answers a captcha as a browser and its person would: does the work, and drags the piece.
import { createHash } from 'node:crypto';
import type { ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import type { CaptchaAnswer } from '../platform/captcha/captcha-types.ts';
import { hashAnswer } from '../platform/captcha/hash-answer.ts';
import type { Db } from '../platform/db/database.ts';

type Issued = ResponseOf<'GET /app/slider/captcha'>;

export function doWork({ captcha_id, work }: Pick<Issued, 'captcha_id' | 'work'>): number[] {
  return Array.from({ length: work.count }, (_, place) => {
    for (let number = 0; ; number++) {
      const hash = createHash('sha256').update(`${captcha_id}:${place}:${number}`).digest();
      if (hash.readUInt32BE(0) >>> (32 - work.bits) === 0) return number;
    }
  });
}

/** What the picture shows, read from the database. */
export async function readSlide(db: Db, id: string): Promise<number> {
  const { answer_hash } = await db
    .selectFrom('captcha')
    .select('answer_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let slid = 0; slid < 1_000; slid++) if (hashAnswer(id, String(slid)).equals(answer_hash)) return slid;
  throw new Error(`the captcha ${id} is no slider`);
}

/** In ten steps within half a second. */
function dragTo(x: number): [number, number][] {
  return Array.from({ length: 11 }, (_, step) => [step * 50, (x * step) / 10]);
}

/** As if it had been looked at for a while. */
async function ageCaptcha(db: Db, id: string): Promise<void> {
  await sql`update captcha set expires_at = expires_at - interval '5 seconds' where id = ${id}`.execute(db);
}

export async function solveSlider(db: Db, issued: Issued, off = 0): Promise<CaptchaAnswer> {
  const { captcha_id } = issued;
  await ageCaptcha(db, captcha_id);
  const x = (await readSlide(db, captcha_id)) + off;
  return { captcha_id, captcha_data: JSON.stringify({ x, trace: dragTo(x), work: doWork(issued) }) };
}
