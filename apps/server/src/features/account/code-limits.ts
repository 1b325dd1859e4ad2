// How many codes and links may be sent. Every purpose shares what one number or address is sent; a whole school
// behind one address has room, but after a few requests without a captcha each next one has to bring one.
import { createHash } from 'node:crypto';
import { resendSeconds } from '@tiku/contract';
import type { CaptchaPurpose } from '@tiku/contract';
import { consumeCaptcha } from '../../platform/captcha/captcha.ts';
import type { Context } from '../../platform/http/context.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { refuseOverLimit, takeUse } from '../../platform/limits/throttle.ts';
import type { Limit } from '../../platform/limits/throttle.store.ts';

const hour = 60 * 60;

/** As a request carries it: all of it, some of it or nothing. */
export interface CaptchaFields {
  captcha_id?: string | undefined;
  captcha_text?: string | undefined;
  captcha_data?: string | undefined;
}

export interface CodeRequest {
  purpose: CaptchaPurpose;
  /** The mobile number or e-mail address that the message goes to, and that the captcha was solved for. */
  target: string;
  captcha: CaptchaFields;
}

function targetLimits(target: string): Limit[] {
  const who = createHash('sha256').update(target.toLowerCase()).digest('base64url').slice(0, 22);
  return [
    { key: `code:resend:${who}`, max: 1, seconds: resendSeconds },
    { key: `code:hour:${who}`, max: 5, seconds: hour },
    { key: `code:day:${who}`, max: 10, seconds: 24 * hour },
  ];
}

function addressLimit(ip: string): Limit {
  return { key: `code:address:${networkOf(ip)}`, max: 200, seconds: hour };
}

/** Counts a message that is about to be sent, or refuses it. */
export async function admitCode({ db, ip }: Context, { purpose, target, captcha }: CodeRequest): Promise<void> {
  const perTarget = targetLimits(target);
  // First, so that nobody spends a captcha on a message that is not going to leave.
  await refuseOverLimit(db, perTarget);
  const { captcha_id } = captcha;
  if (captcha_id !== undefined) await consumeCaptcha(db, { purpose, target }, { ...captcha, captcha_id });
  else await takeUse(db, [{ key: `code:bare:${networkOf(ip)}`, max: 3, seconds: hour }], 'captcha_required');
  await takeUse(db, [...perTarget, addressLimit(ip)]);
}

/** For the one call without room for a captcha: somebody who is signed in may write to a few addresses. */
export async function admitLink({ db, ip, actor }: Context<'member'>, target: string): Promise<void> {
  const perAccount = { key: `code:account:${actor.accountId}`, max: 5, seconds: hour };
  await takeUse(db, [...targetLimits(target), addressLimit(ip), perAccount]);
}
