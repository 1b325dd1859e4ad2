// Signing in: one wrong answer looks like any other, and guessing gets slow without locking out the owner, who gets in
// with a captcha.
import { createHash } from 'node:crypto';
import type { ResponseOf } from '@tiku/contract';
import { consumeCaptcha } from '../../captcha/captcha.ts';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { networkOf } from '../../http/network-of.ts';
import { insertSession, startSession } from '../../http/sessions.ts';
import type { NewSession, TokenPair } from '../../http/sessions.ts';
import { countUse, refuseOverLimit, resetUse } from '../../http/throttle.ts';
import type { Limit } from '../../http/throttle.ts';
import { findCredentials, holdPasswordHash } from './account.store.ts';
import { readAccount } from './account.ts';
import type { CaptchaFields } from './code-limits.ts';
import { openPassword } from './password-transport.ts';
import type { SealedPassword } from './password-transport.ts';

type Visitor = Context<'public'>;
type SignedIn = ResponseOf<'POST /app/user/login'>;

const window = 15 * 60;

/**
 * Wrong passwords for one name from one address; for one name from anywhere; and from one address for anybody, with
 * room for the slips of a whole school.
 */
function wrongPasswordLimits(login: string, ip: string): [pair: Limit, name: Limit, address: Limit] {
  const who = createHash('sha256').update(login.toLowerCase()).digest('base64url').slice(0, 22);
  const network = networkOf(ip);
  return [
    { key: `sign-in:${who}:${network}`, max: 10, seconds: window },
    { key: `sign-in:${who}:*`, max: 100, seconds: window },
    { key: `sign-in:*:${network}`, max: 300, seconds: window },
  ];
}

export interface SignInInput extends SealedPassword, CaptchaFields {
  username: string;
}

export async function signIn(context: Visitor, input: SignInInput): Promise<SignedIn> {
  const { db, keys, passwords } = context;
  const { username, captcha_id } = input;
  const password = openPassword(keys.passwordTransport, input);
  const limits = wrongPasswordLimits(username, context.ip);
  const hasCaptcha = captcha_id !== undefined;
  if (hasCaptcha) await consumeCaptcha(db, { purpose: 'sign-in', target: username }, { ...input, captcha_id });
  else await refuseOverLimit(db, limits, 'captcha_required');
  const credentials = await findCredentials(db, username);
  const isRight = await passwords.verify(credentials?.password_hash ?? null, password);
  if (!credentials?.password_hash || !isRight || credentials.is_disabled) {
    const wait = await countUse(db, limits);
    if (wait !== null && !hasCaptcha) throw new AppError('captcha_required', { retryAfter: wait });
    throw new AppError('bad_credentials');
  }
  // Asked again: of many guesses sent at once, those that waited for their turn may be over the limit by now.
  if (!hasCaptcha) await refuseOverLimit(db, limits, 'captcha_required');
  await resetUse(db, limits[0].key);
  const tokens = await startUnderPassword(context, credentials.id, credentials.password_hash);
  return presentSignedIn(context, credentials.id, tokens);
}

/** A password that was changed while it was being checked lets nobody in, nor does it outlive the change. */
async function startUnderPassword(context: Visitor, accountId: number, passwordHash: string): Promise<TokenPair> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await holdPasswordHash(tx, accountId, passwordHash))) throw new AppError('bad_credentials');
    return insertSession(tx, context.keys.signing, newSession(context, accountId));
  });
}

/** For those who have shown in another way who they are. */
export async function enter(context: Visitor, accountId: number): Promise<SignedIn> {
  const tokens = await startSession(context.db, context.keys.signing, newSession(context, accountId));
  return presentSignedIn(context, accountId, tokens);
}

function newSession({ osType, userAgent }: Visitor, accountId: number): NewSession {
  return { accountId, osType, userAgent };
}

async function presentSignedIn(context: Visitor, accountId: number, tokens: TokenPair): Promise<SignedIn> {
  const account = await readAccount(context, accountId);
  return {
    ...tokens,
    userid: account.id,
    username: account.username,
    name: account.name,
    wx_nickname: account.wx_nickname,
    is_partner: account.is_partner,
    is_operator: account.is_operator,
    companies: account.companies,
    notice_unread_count: account.notice_unread_count,
  };
}
