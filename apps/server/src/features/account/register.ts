// New accounts, by mobile number or by e-mail address. Until somebody has proved that a number or address is theirs,
// nothing tells them whether it belongs to an account.
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { describeField } from '../../http/describe-issues.ts';
import { siteUrl } from '../../http/site-url.ts';
import { applyForCompany } from '../company/company.ts';
import type { Application } from '../company/company.ts';
import { admitCode } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { findAccountByEmail, findAccountByMobile } from './contact.store.ts';
import type { SealedPassword } from './password-transport.ts';
import { insertAccount } from './registration.store.ts';
import type { NewAccount } from './registration.store.ts';
import { openNewPassword } from './set-password.ts';
import { checkCode, checkLink, issueCode, issueLink, useCode, useLink } from './verification.ts';

type Visitor = Context<'public'>;

interface Enterprise {
  company_name?: string | undefined;
  member_limit?: number | undefined;
}

/** Both fields or neither, and only where there are companies at all. */
function readApplication({ config, language }: Visitor, input: Enterprise): Application | null {
  const { company_name: name, member_limit: memberLimit } = input;
  if (name === undefined && memberLimit === undefined) return null;
  const refuse = (field: keyof Enterprise, reason: 'required' | 'unknown') =>
    new AppError('invalid_request', { fields: describeField(field, reason, language) });
  if (config.variant !== 'A') throw refuse(name === undefined ? 'member_limit' : 'company_name', 'unknown');
  if (name === undefined) throw refuse('company_name', 'required');
  if (memberLimit === undefined) throw refuse('member_limit', 'required');
  return { name, memberLimit };
}

export async function sendRegisterCode(context: Visitor, mobile: string, captcha: CaptchaFields): Promise<void> {
  const { db, keys, language, messages } = context;
  await admitCode(context, { purpose: 'register', target: mobile, captcha });
  const code = await issueCode(db, keys.signing, { purpose: 'register', target: mobile, accountId: null });
  const isTaken = (await findAccountByMobile(db, mobile)) !== null;
  const message = { channel: 'sms', to: mobile, language } as const;
  await messages.sendNow(
    isTaken ? { ...message, template: 'already-registered' } : { ...message, template: 'register-code', code },
  );
}

export interface MobileRegistration extends SealedPassword, Enterprise {
  name: string;
  mobile: string;
  verify_code: string;
}

export async function registerByMobile(context: Visitor, input: MobileRegistration): Promise<number> {
  const { db, keys, passwords } = context;
  const { name, mobile } = input;
  const application = readApplication(context, input);
  const password = openNewPassword(context, input);
  const subject = { purpose: 'register', target: mobile, accountId: null } as const;
  const proof = await checkCode(db, keys.signing, subject, input.verify_code, 'already_registered');
  // They have shown that the number is theirs, so they may know.
  if (await findAccountByMobile(db, mobile)) throw new AppError('already_registered');
  const password_hash = await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    await useCode(tx, proof, 'already_registered');
    return createAccount(tx, { name, mobile, password_hash }, application);
  });
}

async function createAccount(
  tx: Parameters<typeof insertAccount>[0],
  account: NewAccount,
  application: Application | null,
): Promise<number> {
  const accountId = await insertAccount(tx, account);
  if (application) await applyForCompany(tx, accountId, application);
  return accountId;
}

export interface EmailRegistration extends SealedPassword, Enterprise, CaptchaFields {
  name: string;
  email: string;
}

/** What waits for the link to be opened. */
const pendingAccount = z.object({
  name: z.string(),
  email: z.string(),
  password_hash: z.string(),
  application: z.object({ name: z.string(), memberLimit: z.int() }).nullable(),
});

export async function registerByEmail(context: Visitor, input: EmailRegistration): Promise<void> {
  const { db, language, messages, passwords } = context;
  const { name, email } = input;
  const application = readApplication(context, input);
  const password = openNewPassword(context, input);
  await admitCode(context, { purpose: 'register', target: email, captcha: input });
  const pending: z.input<typeof pendingAccount> = {
    name,
    email,
    password_hash: await passwords.hash(password),
    application: application && { ...application },
  };
  const target = email.toLowerCase();
  const secret = await issueLink(db, { purpose: 'link:register', target, accountId: null, payload: pending });
  const isTaken = (await findAccountByEmail(db, email)) !== null;
  const url = `${siteUrl(context)}/account/signup/verify?code=${secret}`;
  const message = { channel: 'email', to: email, language } as const;
  await messages.sendNow(
    isTaken ? { ...message, template: 'already-registered' } : { ...message, template: 'activate-account', url, name },
  );
}

export async function activateAccount({ db }: Visitor, secret: string): Promise<number> {
  const link = await checkLink(db, 'link:register', secret);
  const { application, ...account } = pendingAccount.parse(link.payload);
  return db.transaction().execute(async (tx) => {
    await useLink(tx, link);
    return createAccount(tx, account, application);
  });
}
