// Two questions that are one become one: what their owner made of either stays, and it can be taken back.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { BankRow } from '../bank.store.ts';
import { changeBank } from '../open-bank.ts';
import { dropQuestions } from '../questions/remove-questions.ts';
import { noteQuestions } from '../questions/undo.store.ts';
import { addMarks, addProgress } from './merge-twins.store.ts';
import { keepBoth, selectTwinsOf } from './twin.store.ts';

type Member = Context<'member'>;

function pairOf(one: number, other: number) {
  return { no: Math.min(one, other), twin_no: Math.max(one, other) };
}

async function refuseUnlessTwins(tx: Db, bank: BankRow, one: number, other: number): Promise<void> {
  const { no, twin_no } = pairOf(one, other);
  const twins = await selectTwinsOf(tx, bank.id, [no]);
  if (!twins.some((twin) => twin.no === no && twin.twin_no === twin_no)) throw new AppError('not_found');
}

export async function mergeTwins(context: Member, keepNo: number, dropNo: number): Promise<{ undo_id: number }> {
  return changeBank(context, async (tx, bank) => {
    await refuseUnlessTwins(tx, bank, keepNo, dropNo);
    const undo_id = await noteQuestions(tx, bank.id, 'merge', [keepNo, dropNo]);
    await addMarks(tx, context.actor, bank.id, keepNo, dropNo);
    await addProgress(tx, context.actor, bank.id, keepNo, dropNo);
    await dropQuestions(tx, bank.id, [dropNo]);
    return { undo_id };
  });
}

/** They are not offered again. */
export async function keepTwins(context: Member, one: number, other: number): Promise<void> {
  await changeBank(context, async (tx, bank) => {
    if (!(await keepBoth(tx, bank.id, pairOf(one, other)))) throw new AppError('not_found');
  });
}
