// Linking a mobile number or an e-mail address to the account somebody is signed in to.
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { accountCompanies } from './account-companies.ts';
import { admitCode, admitLink } from './code-limits.ts';
import type { CaptchaFields } from './code-limits.ts';
import { lockContacts, updateEmail, updateMobile } from './contact.store.ts';
import { expireVerifications } from './verification.store.ts';
import { checkCode, checkLink, issueCode, issueLink, useCode, useLink } from './verification.ts';

type Member = Context<'member'>;

/** Sent also when the number is taken: only somebody who reads the code learns that. */
export async function sendLinkCode(context: Member, mobile: string, captcha: CaptchaFields): Promise<void> {
  const { db, keys, language, messages, actor } = context;
  await admitCode(context, { purpose: 'link-mobile', target: mobile, captcha });
  const subject = { purpose: 'link-mobile', target: mobile, accountId: actor.accountId } as const;
  const code = await issueCode(db, keys.signing, subject);
  await messages.sendNow({ channel: 'sms', to: mobile, language, template: 'link-mobile-code', code });
}

export async function linkMobile(context: Member, mobile: string, code: string): Promise<void> {
  const { db, keys, actor } = context;
  const { accountId } = actor;
  const proof = await checkCode(db, keys.signing, { purpose: 'link-mobile', target: mobile, accountId }, code);
  await db.transaction().execute(async (tx) => {
    const before = await lockContacts(tx, accountId);
    await useCode(tx, proof);
    await updateMobile(tx, accountId, mobile);
    await accountCompanies.value.followContacts(tx, accountId, before);
  });
}

/** The address as it was typed. */
const pendingEmail = z.object({ email: z.string() });

/** A newer link replaces the ones before, so that opening an old one does not bring an old address back. */
export async function sendEmailLink(context: Member, email: string): Promise<void> {
  const { db, language, messages, actor } = context;
  const { accountId } = actor;
  await admitLink(context, email);
  const secret = await db.transaction().execute(async (tx) => {
    await lockContacts(tx, accountId);
    await expireVerifications(tx, accountId, ['link:email']);
    return issueLink(tx, { purpose: 'link:email', target: email.toLowerCase(), accountId, payload: { email } });
  });
  const url = `${siteUrl(context)}/account/linkemail?code=${secret}`;
  await messages.sendNow({ channel: 'email', to: email, language, template: 'link-email', url });
}

/**
 * The page says who is signed in: somebody who is sent the link of another account, which wants their address for itself,
 * must not give it away by opening it.
 */
export async function linkEmail({ db }: Context<'public'>, secret: string, openedBy?: number): Promise<void> {
  const link = await checkLink(db, 'link:email', secret);
  const { account_id } = link;
  if (account_id === null) throw new AppError('link_wrong');
  if (openedBy !== undefined && openedBy !== account_id) throw new AppError('link_of_other');
  const { email } = pendingEmail.parse(link.payload);
  await db.transaction().execute(async (tx) => {
    const before = await lockContacts(tx, account_id);
    await useLink(tx, link);
    await updateEmail(tx, account_id, email);
    await accountCompanies.value.followContacts(tx, account_id, before);
  });
}
