// What somebody wants to hear of, and how.
import type { NoticeSettings } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { canMail } from '../../platform/messages/messages.ts';
import { findSettings, upsertSettings } from './notice.store.ts';

type Member = Context<'member'>;

interface Shown extends NoticeSettings {
  can_be_mailed: boolean;
}

export async function readSettings({ db, actor, config }: Member): Promise<Shown> {
  const { email, ...settings } = await findSettings(db, actor.accountId);
  return { ...settings, can_be_mailed: email !== null && canMail(config) };
}

/** The e-mails will be written in the language the settings are read in now. */
export async function replaceSettings(context: Member, wanted: NoticeSettings): Promise<Shown> {
  await upsertSettings(context.db, context.actor.accountId, wanted, context.language);
  return readSettings(context);
}
