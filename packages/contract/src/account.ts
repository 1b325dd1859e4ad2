import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, id, inQuery, instant, line, paragraph } from './fields.ts';
import { limits } from './limits.ts';

/** A password under the deployment's transport key: AES-256-CBC, base64, with the 16-byte IV beside it. */
const sealedPassword = z.string().min(1).max(2048);
const iv = z.string().length(24);

const companyEntry = z.object({
  id,
  name: z.string(),
  review_status: z.literal([0, 1, 2, 3]),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
});
export type CompanyEntry = z.output<typeof companyEntry>;

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int().positive(),
});

const signedIn = tokens.extend({
  userid: id,
  username: z.string(),
  name: z.string(),
  wx_nickname: z.string(),
  is_partner: z.boolean(),
  is_operator: z.boolean(),
  companies: z.array(companyEntry),
  notice_unread_count: z.int().min(0),
});

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
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  vip_until: instant.nullable(),
  storage_used: z.int().min(0),
  /** Grows with each new picture; 0 while there is none. */
  thumbnail_revision: z.int().min(0),
  notice_unread_count: z.int().min(0),
});

const revision = z.object({ revision: z.int().min(0) });

export const accountCalls = defineCalls({
  'POST /app/user/login': {
    access: 'public',
    summary: 'Sign in with a user name, a mobile number or an e-mail address',
    request: z.strictObject({ username: z.string().trim().min(1).max(254), password: sealedPassword, iv }),
    response: signedIn,
    errors: ['bad_credentials', 'bad_password_transport'],
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
  'GET /app/account/info': {
    access: 'member',
    summary: 'The account that is signed in',
    request: z.strictObject({}),
    response: z.object({ account }),
    errors: [],
  },
  'POST /app/account/info': {
    access: 'member',
    summary: 'Change name, description and whether the rank is hidden; what is left out stays',
    request: z.strictObject({
      name: line.min(limits.nameMin).max(limits.nameMax).optional(),
      description: paragraph.max(limits.descriptionMax).optional(),
      hide_exam_rank: z.boolean().optional(),
    }),
    response: z.object({ account }),
    errors: [],
  },
  'POST /app/user/thumbnail': {
    access: 'member',
    summary: 'Replace the account picture',
    request: z.strictObject({}),
    upload: { maxBytes: limits.imageBytes, extensions: ['jpg', 'jpeg', 'png'] },
    response: revision,
    errors: ['bad_picture'],
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
});
