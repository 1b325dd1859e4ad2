import { z } from 'zod';
import { companyEntry, device, iv, name, optionalCaptcha, sealedPassword, signedIn, tokens } from './account-fields.ts';
import { defineCalls } from '../call.ts';
import { done, flag, id, inQuery, instant, listOf, pageInQuery, paragraph } from '../fields.ts';
import { limits, pictureExtensions } from '../limits.ts';

const account = z.object({
  id,
  username: z.string(),
  name: z.string(),
  wx_nickname: z.string(),
  description: z.string(),
  is_partner: z.boolean(),
  is_operator: z.boolean(),
  companies: z.array(companyEntry),
  hide_exam_rank: z.boolean(),
  /** In which days are counted. */
  time_zone: z.string(),
  is_time_zone_chosen: z.boolean(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  vip_until: instant.nullable(),
  /** Bytes of files that count for the account itself, and how many it may have. */
  storage_used: z.int().min(0),
  storage_limit: z.int().min(0),
  /** Grows with each new picture; 0 while there is none. */
  thumbnail_revision: z.int().min(0),
  notice_unread_count: z.int().min(0),
});

/** By its name in the time zone database. */
const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/);

/** One sign-in on one device. */
const session = z.object({
  session_id: id,
  os_type: z.int(),
  user_agent: z.string(),
  created_at: instant,
  used_at: instant,
  is_current: z.boolean(),
});

const payment = z.object({
  id,
  item: z.string(),
  /** 1 Alipay, 2 WeChat, 3 Apple, 4 Google. */
  type: z.literal([1, 2, 3, 4]),
  /** In minor units. */
  amount: z.int(),
  currency: z.string(),
  date: instant,
});

const revision = z.object({ revision: z.int().min(0) });

export const accountCalls = defineCalls({
  'POST /app/user/login': {
    access: 'public',
    summary: 'Sign in with a user name, a mobile number or an e-mail address',
    request: z.strictObject({
      username: z.string().trim().min(1).max(254),
      password: sealedPassword,
      iv,
      device,
      ...optionalCaptcha,
    }),
    response: signedIn,
    errors: ['bad_credentials', 'bad_password_transport', 'captcha_required', 'bad_captcha', 'too_many_guesses'],
  },
  'POST /user/refreshtoken': {
    access: 'public',
    summary: 'Exchange a refresh token, once, for a new pair',
    request: z.strictObject({ refresh_token: z.string().min(1).max(200) }),
    response: tokens,
    errors: ['session_over'],
  },
  'POST /user/logout': {
    access: 'member',
    summary: 'End this session on the server',
    request: z.strictObject({}),
    response: done,
    errors: [],
  },
  'POST /user/session/end': {
    access: 'public',
    summary:
      'End the session that this token was given with, from a device that has signed out already; twice is harmless',
    request: z.strictObject({ logout_token: z.string().min(1).max(200) }),
    response: done,
    errors: [],
  },
  'GET /app/account/info': {
    access: 'member',
    summary: 'The account that is signed in',
    request: z.strictObject({}),
    response: z.object({ account }),
    errors: [],
  },
  'POST /app/account/info': {
    access: 'member',
    summary:
      'Change name, description, time zone and whether the rank is hidden; what is left out stays. The time zone of the browser counts until one is chosen',
    request: z.strictObject({
      name: name.optional(),
      description: paragraph.max(limits.descriptionMax).optional(),
      hide_exam_rank: flag.optional(),
      time_zone: timeZone.optional(),
      browser_time_zone: timeZone.optional(),
    }),
    response: z.object({ account }),
    errors: [],
  },
  'POST /app/user/thumbnail': {
    access: 'member',
    summary: 'Replace the account picture',
    request: z.strictObject({}),
    upload: { maxBytes: limits.imageBytes, extensions: pictureExtensions },
    response: revision,
    errors: ['bad_picture', 'image_too_large', 'storage_full'],
  },
  'DELETE /app/user/thumbnail': {
    access: 'member',
    summary: 'Remove the account picture',
    request: z.strictObject({}),
    response: revision,
    errors: [],
  },
  'GET /app/user/thumbnail': {
    access: 'public',
    summary: 'The picture of an account; `revision` only keeps caches apart',
    request: z.strictObject({ userid: inQuery.id, revision: z.string().max(20).optional() }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'GET /user/sessions': {
    access: 'member',
    summary: 'Where this account is signed in, the newest use first',
    request: z.strictObject({}),
    response: listOf(session),
    errors: [],
  },
  'DELETE /user/sessions': {
    access: 'member',
    summary: 'Sign out one device, or without an id every device but this one',
    request: z.strictObject({ session_id: id.optional() }),
    response: done,
    errors: ['not_found'],
  },
  'GET /user/pay/details': {
    access: 'member',
    summary: 'My payment records, newest first',
    request: z.strictObject(pageInQuery),
    response: listOf(payment),
    errors: ['not_found'],
  },
});
