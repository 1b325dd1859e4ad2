// The bank of the caller, made when it is first used.
import { examStatus, examKinds } from '@tiku/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { texts } from '../../platform/texts/texts.ts';
import { isVip } from '../account/account.ts';
import { insertExam, usualSettings } from '../exam/exam.ts';
import { findBank, insertBank, lockBank, lockOwner } from './bank.store.ts';
import type { BankRow } from './bank.store.ts';

type Member = Context<'member'>;

/** A bank is a person's own: in the context of a company there is none. */
export async function openBank(context: Member): Promise<BankRow> {
  const { db, actor } = context;
  if (actor.company) throw new AppError('not_found');
  return (await findBank(db, actor.accountId)) ?? db.transaction().execute((tx) => makeBank(tx, context));
}

async function makeBank(tx: Db, { actor: { accountId }, language }: Member): Promise<BankRow> {
  await lockOwner(tx, accountId);
  const made = await findBank(tx, accountId);
  if (made) return made;
  const id = await insertExam(tx, {
    ...usualSettings,
    account_id: accountId,
    company_id: null,
    kind: examKinds.bank,
    status: examStatus.normal,
    title: texts[language].bank.title,
    description: '',
    last_updates: '',
    keywords: '',
    category_id: null,
    isprivate: true,
    duration: 0,
  });
  await insertBank(tx, id);
  return { id, questions_count: 0, last_no: 0, last_category_no: 0 };
}

/** In a transaction that nobody else changes the bank beside. */
export async function changeBank<T>(context: Member, work: (tx: Db, bank: BankRow) => Promise<T>): Promise<T> {
  await openBank(context);
  return context.db.transaction().execute(async (tx) => {
    const bank = await lockBank(tx, context.actor.accountId);
    if (!bank) throw new AppError('not_found');
    return work(tx, bank);
  });
}

export async function limitOf(
  { config, actor }: { config: Pick<Config, 'bankQuestions'>; actor: Member['actor'] },
  db: Db,
): Promise<{ limit: number; isVip: boolean }> {
  const vip = await isVip(db, actor.accountId);
  return { limit: config.bankQuestions[vip ? 'vip' : 'free'], isVip: vip };
}

/** While the bank is held: refuses what does not fit, all of it. */
export async function refuseUnlessRoom(
  tx: Db,
  context: Member,
  { questions_count }: BankRow,
  wanted: number,
): Promise<void> {
  const { limit } = await limitOf(context, tx);
  if (questions_count + wanted > limit) {
    throw new AppError('bank_full', { counts: { limit, left: Math.max(0, limit - questions_count) } });
  }
}
