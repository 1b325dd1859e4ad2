// Getting back in. What is asked for an unknown number or address is answered like any other and leads to nothing: who
import type { Language } from '@tiku/contract';
// it belongs to is looked up by a job, so not even the time of the answer tells.
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services/services.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { admitCode } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { findAccountByEmail, findAccountByMobile, lockContacts } from './contact.store.ts';
import { rememberDevice } from './known-device.store.ts';
import type { SealedPassword } from './password-transport.ts';
import { openNewPassword, setPassword } from './set-password.ts';
import { checkCode, checkLink, issueCode, issueLink, useCode, useLink } from './verification.ts';

type Visitor = Context<'public'>;

interface MobileOrEmail {
  mobile?: string | undefined;
  email?: string | undefined;
}

export async function requestReset(context: Visitor, input: MobileOrEmail, captcha: CaptchaFields): Promise<void> {
  const { jobs, language } = context;
  const { mobile, email } = input;
  const target = mobile ?? email;
  if (target === undefined)
    throw new AppError('invalid_request', { fields: describeField('mobile', 'required', language) });
  if (mobile !== undefined && email !== undefined)
    throw new AppError('invalid_request', { fields: describeField('email', 'unknown', language) });
  await admitCode(context, { purpose: 'reset-password', target, captcha });
  const channel = mobile === undefined ? 'email' : 'sms';
  await jobs.enqueue('send-reset', { channel, target, language, site_url: siteUrl(context) });
}

export interface ResetRequest {
  channel: 'sms' | 'email';
  target: string;
  language: Language;
  site_url: string;
}

/** To the number or address as the account has it: what was typed may only look the same. */
export async function sendReset(services: Services, request: ResetRequest): Promise<void> {
  await (request.channel === 'sms' ? sendResetCode(services, request) : sendResetLink(services, request));
}

async function sendResetCode({ db, keys, messages }: Services, { target, language }: ResetRequest): Promise<void> {
  const account = await findAccountByMobile(db, target);
  if (!account) return;
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(tx, keys.signing, { purpose: 'reset-password', target, accountId: account.id });
    await messages.sendLater(tx, { channel: 'sms', to: target, language, template: 'reset-code', code });
  });
}

async function sendResetLink({ db, messages }: Services, { target, language, site_url }: ResetRequest): Promise<void> {
  const account = await findAccountByEmail(db, target);
  if (!account?.email) return;
  const { id: accountId, email: to } = account;
  await db.transaction().execute(async (tx) => {
    const secret = await issueLink(tx, {
      purpose: 'link:reset-password',
      target: to.toLowerCase(),
      accountId,
      payload: null,
    });
    const url = `${site_url}/account/reset?code=${secret}`;
    await messages.sendLater(tx, { channel: 'email', to, language, template: 'reset-password', url });
  });
}

export interface MobileReset extends SealedPassword {
  mobile: string;
  verify_code: string;
  device?: string | undefined;
}

export async function resetByMobile(context: Visitor, input: MobileReset): Promise<void> {
  const { db, keys, passwords } = context;
  const password = openNewPassword(context, input);
  const subject = { purpose: 'reset-password', target: input.mobile, accountId: null } as const;
  const proof = await checkCode(db, keys.signing, subject, input.verify_code);
  const { accountId } = proof;
  if (accountId === null) throw new AppError('bad_code');
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    const owner = await lockContacts(tx, accountId);
    // The number may have moved to another account since the code was sent.
    if (owner.mobile !== input.mobile) throw new AppError('bad_code');
    await useCode(tx, proof);
    await setPassword(tx, context, { owner, hash });
    await rememberDevice(tx, accountId, input.device);
  });
}

export async function checkResetLink({ db }: Visitor, secret: string): Promise<void> {
  await checkLink(db, 'link:reset-password', secret);
}

export interface LinkReset extends SealedPassword {
  code: string;
  device?: string | undefined;
}

export async function resetByLink(context: Visitor, input: LinkReset): Promise<void> {
  const { db, passwords } = context;
  const password = openNewPassword(context, input);
  const link = await checkLink(db, 'link:reset-password', input.code);
  const { account_id, target } = link;
  if (account_id === null) throw new AppError('link_wrong');
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    const owner = await lockContacts(tx, account_id);
    if (owner.email?.toLowerCase() !== target) throw new AppError('link_expired');
    await useLink(tx, link);
    await setPassword(tx, context, { owner, hash });
    await rememberDevice(tx, account_id, input.device);
  });
}
