// A new password, whichever way somebody has proved that they may choose one.
import { rules } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services/services.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { endSessionsOf } from '../../platform/session/session.store.ts';
import { updatePasswordHash } from './account.store.ts';
import type { Contacts } from './contact.store.ts';
import { openPassword } from './password-transport.ts';
import type { SealedPassword } from './password-transport.ts';
import { expireVerifications } from './verification.store.ts';
import type { CodePurpose, LinkPurpose } from './verification.ts';

/** Decrypts a password that somebody chooses; `field` is what the request calls it. */
export function openNewPassword(
  { keys, language }: Pick<Context, 'keys' | 'language'>,
  sealed: SealedPassword,
  field = 'password',
): string {
  const password = openPassword(keys.passwordTransport, sealed);
  if (password === null) throw new AppError('bad_password_transport');
  const minimum = rules.password.min;
  if (password.length < minimum)
    throw new AppError('invalid_request', { fields: describeField(field, 'too_short', language, { minimum }) });
  return password;
}

export interface NewPassword {
  /** Locked by the same transaction. */
  owner: Contacts;
  hash: string;
  /** The session that asked for it, if it may go on. */
  keepSession?: number;
}

/** Ends the sessions begun with the old one, and what was sent to replace the old one. The owner is told. */
export async function setPassword(
  tx: Db,
  { messages, language }: Pick<Services, 'messages'> & Pick<Context, 'language'>,
  { owner, hash, keepSession }: NewPassword,
): Promise<void> {
  const outdated: (CodePurpose | LinkPurpose)[] = ['reset-password', 'change-password', 'link:reset-password'];
  await updatePasswordHash(tx, owner.id, hash);
  await endSessionsOf(tx, owner.id, keepSession);
  await expireVerifications(tx, owner.id, outdated);
  const notice = { template: 'password-changed', language } as const;
  if (owner.email !== null) await messages.sendLater(tx, { ...notice, channel: 'email', to: owner.email });
  else if (owner.mobile !== null) await messages.sendLater(tx, { ...notice, channel: 'sms', to: owner.mobile });
}
