// The front door: proof of a person for calls that need one, asked for in a dialog that is fetched only then.
import { errorCodes } from '../../lib/api/error-codes.ts';
import { failureOf } from '../../lib/api/failure.ts';
import type { Failure, Result } from '../../lib/api/failure.ts';
import { failedText, loadTexts } from '../../lib/i18n.ts';
import { openChallenge } from './challenge.ts';
import type { CaptchaAnswer, CaptchaSubject } from './challenge.ts';

export { CaptchaHost } from './captcha-host.tsx';

/** They closed the dialog: nothing went wrong, so there is nothing to say. */
const givenUp: Failure = { status: 0, errorCode: null, message: '', fields: {} };

/** Sends with the answer to a captcha; a wrong answer brings a new one until the server is satisfied or they give up. */
export async function sendWithCaptcha<T>(
  subject: CaptchaSubject,
  send: (answer: CaptchaAnswer) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    const [{ CaptchaDialog }] = await Promise.all([import('./captcha-dialog.tsx'), loadTexts(['captcha'])]);
    return await new Promise((resolve) => {
      const close = openChallenge({
        Dialog: CaptchaDialog,
        subject,
        attempt: async (answer) => {
          const result = await send(answer);
          if (!result.ok && result.error.errorCode === errorCodes.bad_captcha) return false;
          close();
          resolve(result);
          return true;
        },
        giveUp: () => {
          close();
          resolve({ ok: false, error: givenUp });
        },
      });
    });
  } catch (error) {
    return { ok: false, error: failureOf(error, failedText()) };
  }
}

/** Sends as it is, and with a captcha if the server asks for one. */
export async function sendAskedForCaptcha<T>(
  subject: CaptchaSubject,
  send: (answer?: CaptchaAnswer) => Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await send();
  const isAsked = !result.ok && result.error.errorCode === errorCodes.captcha_required;
  return isAsked ? sendWithCaptcha(subject, send) : result;
}
