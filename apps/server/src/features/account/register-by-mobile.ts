// New accounts by mobile number. Until somebody has proved that a number is theirs, nothing tells them whether it belongs
// to an account.
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { admitCode } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { findAccountByMobile } from './contact.store.ts';
import type { SealedPassword } from './password-transport.ts';
import { createAccount, readApplication } from './register.ts';
import type { Enterprise } from './register.ts';
import { openNewPassword } from './set-password.ts';
import { checkCode, issueCode, useCode } from './verification.ts';

type Visitor = Context<'public'>;

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
  device?: string | undefined;
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
    const account = { name, mobile, password_hash };
    return createAccount(tx, { account, application, device: input.device });
  });
}
