// A new password for somebody who is signed in: with the old one, or with a code sent to where they are reached.
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { countUse, refuseOverLimit } from '../../platform/limits/throttle.ts';
import { resetUse } from '../../platform/limits/throttle.store.ts';
import { selectPasswordHash } from './account.store.ts';
import { admitCode } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { lockContacts, selectContacts } from './contact.store.ts';
import type { Contacts } from './contact.store.ts';
import { openPassword } from './password-transport.ts';
import { openNewPassword, setPassword } from './set-password.ts';
import { checkCode, issueCode, useCode } from './verification.ts';

type Member = Context<'member'>;

export interface WithOldPassword {
  old_password: string;
  new_password: string;
  iv: string;
}

export async function changeWithOldPassword(context: Member, input: WithOldPassword): Promise<void> {
  const { db, keys, passwords, actor } = context;
  const { iv } = input;
  const password = openNewPassword(context, { password: input.new_password, iv }, 'new_password');
  const oldPassword = openPassword(keys.passwordTransport, { password: input.old_password, iv });
  const guesses = [{ key: `change-password:${actor.accountId}`, max: 10, seconds: 15 * 60 }];
  await refuseOverLimit(db, guesses);
  const oldHash = await selectPasswordHash(db, actor.accountId);
  const isRight = await passwords.verify(oldHash, oldPassword);
  // Counted before it is told apart, so that guesses that come at once tell no more than guesses in a row.
  const wait = await countUse(db, guesses);
  if (wait !== null) throw new AppError('too_many_requests', { retryAfter: wait });
  if (!isRight) throw new AppError('wrong_password');
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    const owner = await lockContacts(tx, actor.accountId);
    if ((await selectPasswordHash(tx, actor.accountId)) !== oldHash) throw new AppError('wrong_password');
    await setPassword(tx, context, { owner, hash, keepSession: actor.sessionId });
  });
  await resetUse(db, guesses);
}

/** Where the code goes: the number or the address, or what to say when there is none. */
function reachBy(channel: 'sms' | 'email', contacts: Contacts): { to: string; target: string } {
  const to = channel === 'sms' ? contacts.mobile : contacts.email;
  if (to === null) throw new AppError(channel === 'sms' ? 'no_mobile' : 'no_email');
  return { to, target: to.toLowerCase() };
}

export async function sendChangeCode(context: Member, channel: 'sms' | 'email', captcha: CaptchaFields): Promise<void> {
  const { db, keys, language, messages, actor } = context;
  const { to, target } = reachBy(channel, await selectContacts(db, actor.accountId));
  await admitCode(context, { purpose: 'change-password', target: to, captcha });
  const subject = { purpose: 'change-password', target, accountId: actor.accountId } as const;
  const code = await issueCode(db, keys.signing, subject);
  await messages.sendNow({ channel, to, language, template: 'change-password-code', code });
}

export interface WithCode {
  verify_code: string;
  new_password: string;
  iv: string;
}

export async function changeWithCode(context: Member, channel: 'sms' | 'email', input: WithCode): Promise<void> {
  const { db, keys, passwords, actor } = context;
  const { accountId, sessionId } = actor;
  const password = openNewPassword(context, { password: input.new_password, iv: input.iv }, 'new_password');
  const { target } = reachBy(channel, await selectContacts(db, accountId));
  const subject = { purpose: 'change-password', target, accountId } as const;
  const proof = await checkCode(db, keys.signing, subject, input.verify_code);
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    const owner = await lockContacts(tx, accountId);
    if (reachBy(channel, owner).target !== target) throw new AppError('bad_code');
    await useCode(tx, proof);
    await setPassword(tx, context, { owner, hash, keepSession: sessionId });
  });
}
