// Questions of exams come into the bank: the same contents under numbers of its own, so that they stay when their exam
// changes or goes.
import { examKinds } from '@tiku/contract';
import type { BankQuestion, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import type { ExamRow } from '../../exam/exam.ts';
import { maySeeKey, selectKeyReaders } from '../../question-key/question-key.ts';
import { selectPresentNumbers } from '../../attempt/attempt.ts';
import { selectMarkedNoes, withMarks } from '../../question/question.ts';
import { countQuestions, isNumbered, updateLastNo } from '../bank.store.ts';
import type { BankRow } from '../bank.store.ts';
import { changeBank, refuseUnlessRoom } from '../open-bank.ts';
import { compareNew, selectPairsOf } from '../twins/compare-new.ts';
import { forgetTwins } from '../twins/twin.store.ts';
import { selectKept } from './bank-question.store.ts';
import { presentOne } from './list-questions.ts';
import {
  carrySeen,
  insertTaken,
  selectAllNoes,
  selectOffered,
  selectOfSection,
  selectTaken,
  takeOver,
} from './take-questions.store.ts';
import type { Offered } from './take-questions.store.ts';
import { refuseMissingCategory, selectKnownHashes } from './write-question.ts';

type Member = Context<'member'>;
type Taken = ResponseOf<'POST /user_qdb/question/fromexam'>;

interface Wanted {
  exam_id: number;
  noes?: readonly number[] | undefined;
  answer_id?: number | undefined;
  list?: 'wrong' | 'favorited' | 'noted' | undefined;
  section_no?: number | undefined;
  /** All of an exam that was made for this alone. */
  isWhole?: boolean;
  category_id: number | null;
}

/** Whether the answers to an exam are never to be seen by somebody who may open it: a bank would show them. */
export const keptFromBanks =
  createExtensionPoint<(db: Db, actor: Actor, examId: number) => Promise<boolean>>('exams kept from banks');

/** All that are not there yet, or none: a limit that is reached in the middle would leave nobody knowing which. */
export async function takeFromExam(context: Member, wanted: Wanted): Promise<Taken> {
  const exam = await selectOpenableExam(context.db, context.actor, wanted.exam_id);
  if (exam.kind === examKinds.bank) throw new AppError('not_found');
  if (await keptFromBanks.value(context.db, context.actor, exam.id)) throw new AppError('not_found');
  const noes = await selectWanted(context, exam, wanted);
  const { bankId, ...taken } = await changeBank(context, async (tx, bank) => {
    await refuseMissingCategory(tx, bank, wanted.category_id);
    const offered = await selectOffered(tx, exam.id, noes);
    if (offered.length === 0) throw new AppError('not_found');
    const known = await selectKnown(tx, context, bank, exam, offered);
    const missing = offered.filter(({ no }) => !known.has(no));
    await refuseUnlessRoom(tx, context, bank, missing.length);
    const added = missing.map(({ no }, at) => ({ no, question_id: bank.last_no + at + 1 }));
    if (added.length > 0) await place(tx, context, bank, exam, added, wanted);
    return { bankId: bank.id, added, known: Array.from(known, ([no, question_id]) => ({ no, question_id })) };
  });
  await compareNew(context, bankId);
  const ids = taken.added.map(({ question_id }) => question_id);
  return { ...taken, twins: await selectPairsOf(context, bankId, ids) };
}

async function selectWanted({ db, actor }: Member, exam: ExamRow, wanted: Wanted): Promise<readonly number[]> {
  if (wanted.isWhole) return selectAllNoes(db, exam.id);
  if (wanted.noes) return selectPresent(db, actor, exam, wanted.noes, wanted.answer_id);
  if (wanted.section_no !== undefined) return selectOfSection(db, exam.id, wanted.section_no);
  const { list } = wanted;
  if (!list) throw new AppError('not_found');
  return withMarks(db, exam, actor, (settled) => selectMarkedNoes(settled, actor, exam.id, list));
}

/** As somebody saw them: by their numbers in one of their attempts, or by those they have in the exam. */
async function selectPresent(
  db: Db,
  actor: Member['actor'],
  exam: ExamRow,
  noes: readonly number[],
  attemptId: number | undefined,
): Promise<readonly number[]> {
  if (attemptId === undefined) return noes;
  return [...(await selectPresentNumbers(db, actor, exam.id, attemptId, noes)).values()];
}

/** By the number offered: where the bank has it already. What has the same words but another key is not the same. */
async function selectKnown(
  tx: Db,
  context: Member,
  bank: BankRow,
  exam: ExamRow,
  offered: readonly Offered[],
): Promise<Map<number, number>> {
  const contentIds = offered.map(({ content_id }) => content_id);
  const taken = await selectTaken(tx, bank.id, contentIds);
  const readerOf = await selectKeyReaders(tx, context.actor, exam, contentIds);
  const comparable = offered.filter(({ content_id }) => maySeeKey(readerOf(content_id)));
  const same = await selectKnownHashes(
    tx,
    context,
    bank,
    comparable.map(({ content_hash }) => content_hash),
  );
  const isComparable = new Set(comparable.map(({ no }) => no));
  return new Map(
    offered.flatMap(({ no, content_id, content_hash }) => {
      const there =
        taken.get(content_id) ?? (isComparable.has(no) ? same.get(content_hash.toString('hex')) : undefined);
      return there === undefined ? [] : [[no, there] as const];
    }),
  );
}

async function place(
  tx: Db,
  { actor }: Member,
  bank: BankRow,
  exam: ExamRow,
  added: Taken['added'],
  { category_id: category, isWhole = false }: Wanted,
): Promise<void> {
  const isOwn = exam.is_mine && exam.kind === examKinds.online;
  const source = { id: exam.id, title: exam.title, isOwn, isForgotten: isWhole };
  await insertTaken(tx, bank.id, source, added, category);
  const ids = added.map(({ question_id }) => question_id);
  await carrySeen(tx, actor, bank.id, ids);
  await updateLastNo(tx, bank.id, bank.last_no + added.length);
  await countQuestions(tx, bank.id, 'more', isNumbered(ids));
}

/** What its author has made of it since. Marks stay with its number; its key is seen once it has been shown. */
export async function takeNewer(
  context: Member,
  no: number,
): Promise<{ question: BankQuestion; files: Record<string, string> }> {
  const bank = await changeBank(context, async (tx, held) => {
    const [kept] = await selectKept(tx, context.actor, held.id, [no]);
    if (!kept) throw new AppError('not_found');
    if (!kept.is_source_open || kept.newer_content_id === null) throw new AppError('source_unchanged');
    const exam = await selectOpenableExam(tx, context.actor, kept.source_exam_id ?? 0);
    await countQuestions(tx, held.id, 'less', isNumbered([no]));
    await takeOver(tx, held.id, no, exam.is_mine && exam.kind === examKinds.online);
    await carrySeen(tx, context.actor, held.id, [no]);
    await forgetTwins(tx, held.id, no);
    await countQuestions(tx, held.id, 'more', isNumbered([no]));
    return held;
  });
  await compareNew(context, bank.id);
  return presentOne(context, bank, no);
}
