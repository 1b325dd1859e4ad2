import { networkOf } from '../limits/network-of.ts';
import type { Limit } from '../limits/throttle.store.ts';
import type { CaptchaKind } from './captcha-types.ts';

/** A school behind one address gets its pictures; questions in words are easy for programs, and few people need them. */
const perAddress: Record<CaptchaKind, number> = { text: 600, slider: 600, question: 30 };

export function issuingLimit(kind: CaptchaKind, ip: string): Limit {
  return { key: `captcha:${kind}:${networkOf(ip)}`, max: perAddress[kind], seconds: 10 * 60 };
}
