// Signing in: one wrong answer looks like any other, and guessing gets slow without locking out the owner.
import { createHash } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { startSession } from '../../http/sessions.ts';
import type { TokenPair } from '../../http/sessions.ts';
import { countUse, refuseOverLimit, resetUse } from '../../http/throttle.ts';
import type { Limit } from '../../http/throttle.ts';
import { findCredentials } from './account.store.ts';
import { openPassword } from './password-transport.ts';
import type { SealedPassword } from './password-transport.ts';

const window = 15 * 60;

/** Wrong passwords for one account from one address; and from one address in all, with room for a whole school. */
function wrongPasswordLimits(login: string, ip: string): [pair: Limit, address: Limit] {
  const who = createHash('sha256').update(login.toLowerCase()).digest('base64url').slice(0, 22);
  return [
    { key: `sign-in:${who}:${ip}`, max: 10, seconds: window },
    { key: `sign-in:*:${ip}`, max: 1000, seconds: window },
  ];
}

export interface SignInInput extends SealedPassword {
  username: string;
}

export async function signIn(
  context: Context<'public'>,
  input: SignInInput,
): Promise<TokenPair & { accountId: number }> {
  const { db, keys, passwords } = context;
  const password = openPassword(keys.passwordTransport, input);
  const limits = wrongPasswordLimits(input.username, context.ip);
  await refuseOverLimit(db, limits);
  const credentials = await findCredentials(db, input.username);
  const isRight = await passwords.verify(credentials?.password_hash ?? null, password);
  if (!credentials || !isRight || credentials.is_disabled) {
    await countUse(db, limits);
    throw new AppError('bad_credentials');
  }
  await resetUse(db, limits[0].key);
  const session = { accountId: credentials.id, osType: context.osType, userAgent: context.userAgent };
  return { accountId: credentials.id, ...(await startSession(db, keys.signing, session)) };
}
