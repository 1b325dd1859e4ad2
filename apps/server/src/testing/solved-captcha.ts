import type { WantedCaptcha } from '../platform/captcha/captcha-types.ts';
import { insertCaptcha } from '../platform/captcha/captcha.store.ts';
import type { Db } from '../platform/db/database.ts';

/** A captcha with the answer somebody read from its picture. */
export async function solvedCaptcha(
  db: Db,
  request: WantedCaptcha,
): Promise<{ captcha_id: string; captcha_text: string }> {
  const captcha = { kind: 'text', answer: 'abcde', work: 0 } as const;
  return { captcha_id: await insertCaptcha(db, request, captcha), captcha_text: captcha.answer };
}
