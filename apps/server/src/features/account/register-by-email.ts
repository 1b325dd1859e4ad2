// New accounts by e-mail address. Anybody can register anybody's address, so what they type is not yet a password: the
// one who opens the link, and so has the mailbox, chooses it. Nothing tells anybody else whether the address belongs
// to an account.
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { admitCode } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { findAccountByEmail } from './contact.store.ts';
import type { SealedPassword } from './password-transport.ts';
import { createAccount, readApplication } from './register.ts';
import type { Enterprise } from './register.ts';
import { openNewPassword } from './set-password.ts';
import { checkLink, issueLink, useLink } from './verification.ts';

type Visitor = Context<'public'>;

interface OptionalPassword {
  password?: string | undefined;
  iv?: string | undefined;
}

/** Null where there is none. */
function findSealed({ language }: Visitor, { password, iv }: OptionalPassword): SealedPassword | null {
  if (password === undefined && iv === undefined) return null;
  const refuse = (field: keyof OptionalPassword) =>
    new AppError('invalid_request', { fields: describeField(field, 'required', language) });
  if (password === undefined) throw refuse('password');
  if (iv === undefined) throw refuse('iv');
  return { password, iv };
}

export interface EmailRegistration extends OptionalPassword, Enterprise, CaptchaFields {
  name: string;
  email: string;
  redirect?: string | undefined;
}

/** What waits for the link to be opened. */
const pendingAccount = z.object({
  name: z.string(),
  email: z.string(),
  application: z.object({ name: z.string(), memberLimit: z.int() }).nullable(),
});

export async function registerByEmail(context: Visitor, input: EmailRegistration): Promise<void> {
  const { db, language, messages } = context;
  const { name, email, redirect } = input;
  const application = readApplication(context, input);
  const sealed = findSealed(context, input);
  // Clients of the specification send one: they hear at once what would be wrong with it.
  if (sealed) openNewPassword(context, sealed);
  await admitCode(context, { purpose: 'register', target: email, captcha: input });
  const pending: z.input<typeof pendingAccount> = { name, email, application: application && { ...application } };
  const target = email.toLowerCase();
  const secret = await issueLink(db, { purpose: 'link:register', target, accountId: null, payload: pending });
  const isTaken = (await findAccountByEmail(db, email)) !== null;
  const query = new URLSearchParams({ code: secret, ...(redirect !== undefined && { redirect }) });
  const url = `${siteUrl(context)}/account/signup/verify?${query.toString()}`;
  const message = { channel: 'email', to: email, language } as const;
  await messages.sendNow(
    isTaken ? { ...message, template: 'already-registered' } : { ...message, template: 'activate-account', url, name },
  );
}

export async function checkActivation({ db }: Visitor, secret: string): Promise<{ name: string; email: string }> {
  const { payload } = await checkLink(db, 'link:register', secret);
  const { name, email } = pendingAccount.parse(payload);
  return { name, email };
}

export interface Activation extends OptionalPassword {
  code: string;
  device?: string | undefined;
}

export async function activateAccount(context: Visitor, input: Activation): Promise<number> {
  const { db, passwords } = context;
  const sealed = findSealed(context, input);
  const link = await checkLink(db, 'link:register', input.code);
  if (!sealed) throw new AppError('password_needed');
  const password_hash = await passwords.hash(openNewPassword(context, sealed));
  const { application, name, email } = pendingAccount.parse(link.payload);
  return db.transaction().execute(async (tx) => {
    await useLink(tx, link);
    return createAccount(tx, { account: { name, email, password_hash }, application, device: input.device });
  });
}
