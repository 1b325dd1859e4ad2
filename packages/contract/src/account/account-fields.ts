// What the calls about accounts share: how people, passwords and codes look on the wire.
import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { atLeast, id, line } from '../fields.ts';
import { rules } from '../limits.ts';

/** A password under the deployment's transport key: AES-256-CBC, base64, with the 16-byte IV beside it. */
export const sealedPassword = z.string().min(1).max(2048);
export const iv = z.string().length(24);

export const name = atLeast(line.max(rules.name.max), rules.name.min);
export const mobile = z.string().trim().regex(rules.mobile);
export const email = z.string().trim().min(rules.email.min).max(rules.email.max).regex(rules.email.pattern);
export const verifyCode = z.string().trim().regex(rules.verifyCode);

/**
 * A secret that a browser makes up once and keeps. The account it signs in to knows it from then on, and strangers who
 * guess at the password do not use up what it may try.
 */
export const device = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional();

/** For calls that ask for a captcha only when too much came without one. */
export const optionalCaptcha = { ...captchaAnswer, captcha_id: captchaAnswer.captcha_id.optional() };

export const companyEntry = z.object({
  id,
  name: z.string(),
  review_status: z.literal([0, 1, 2, 3]),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
});
export type CompanyEntry = z.output<typeof companyEntry>;

export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int().positive(),
  /** Ends this session and does nothing else, so that a device may keep it after signing out, until there is a line. */
  logout_token: z.string(),
  /** Base64, 32 bytes, the same at every sign-in of this account: what a device keeps for it is sealed with this. */
  seal_key: z.string(),
});

/** What a client gets when somebody is in. */
export const signedIn = tokens.extend({
  userid: id,
  username: z.string(),
  name: z.string(),
  wx_nickname: z.string(),
  is_partner: z.boolean(),
  is_operator: z.boolean(),
  companies: z.array(companyEntry),
  notice_unread_count: z.int().min(0),
});
