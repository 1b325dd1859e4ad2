// Signing in: one wrong answer looks like any other, and guessing gets slow without locking out the owner.
import type { ResponseOf } from '@tiku/contract';
import { consumeCaptcha } from '../../platform/captcha/captcha.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { insertSession, startSession } from '../../platform/session/sessions.ts';
import type { GivenTokens } from '../../platform/session/sessions.ts';
import type { NewSession } from '../../platform/session/session.store.ts';
import { findCredentials, holdPasswordHash } from './account.store.ts';
import { readAccount } from './account.ts';
import type { CaptchaFields } from './code-limits.ts';
import { countGuess, findAllowance, forgiveGuesses, refuseGuess } from './guess-limits.ts';
import { hashDevice, rememberDevice } from './known-device.store.ts';
import { openPassword } from './password-transport.ts';
import type { SealedPassword } from './password-transport.ts';

type Visitor = Context<'public'>;
type SignedIn = ResponseOf<'POST /app/user/login'>;

export interface SignInInput extends SealedPassword, CaptchaFields {
  username: string;
  /** A secret that this browser made up, and by which the account knows it again. */
  device?: string | undefined;
}

export async function signIn(context: Visitor, input: SignInInput): Promise<SignedIn> {
  const { db, ip, keys, passwords } = context;
  const { username, captcha_id } = input;
  const password = openPassword(keys.passwordTransport, input);
  const device = input.device === undefined ? null : hashDevice(input.device);
  const credentials = await findCredentials(db, username, device);
  const knownDevice = credentials?.is_known_device ? device : null;
  const allowance = await findAllowance(db, { login: username, ip, knownDevice });
  const hasCaptcha = captcha_id !== undefined;
  await refuseGuess(db, allowance, hasCaptcha);
  if (hasCaptcha) await consumeCaptcha(db, { purpose: 'sign-in', target: username }, { ...input, captcha_id });
  const isRight = await passwords.verify(credentials?.password_hash ?? null, password);
  if (!credentials?.password_hash || !isRight || credentials.is_disabled) {
    await countGuess(db, allowance, hasCaptcha);
    throw new AppError('bad_credentials');
  }
  // Asked again: when many guesses are sent at once, those that waited for their turn may be over the limit by now.
  await refuseGuess(db, allowance, hasCaptcha);
  const tokens = await startUnderPassword(context, credentials.id, credentials.password_hash, input.device);
  await forgiveGuesses(db, allowance);
  return presentSignedIn(context, credentials.id, tokens);
}

/** A password that was changed while it was being checked lets nobody in, nor does it outlive the change. */
async function startUnderPassword(
  context: Visitor,
  accountId: number,
  passwordHash: string,
  device: string | undefined,
): Promise<GivenTokens> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await holdPasswordHash(tx, accountId, passwordHash))) throw new AppError('bad_credentials');
    await rememberDevice(tx, accountId, device);
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

async function presentSignedIn(context: Visitor, accountId: number, tokens: GivenTokens): Promise<SignedIn> {
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
