import type { CaptchaRequest } from '../captcha/captcha.ts';
import { insertCaptcha } from '../captcha/captcha.store.ts';
import type { Db } from '../db/database.ts';

/** A captcha with the answer somebody read from its picture. */
export async function solvedCaptcha(
  db: Db,
  request: CaptchaRequest,
): Promise<{ captcha_id: string; captcha_text: string }> {
  return { captcha_id: await insertCaptcha(db, request, 'text', 'abcde'), captcha_text: 'abcde' };
}
