// Marks while the numbers of their exam stay, or are being changed.
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { settleMarks } from '../exam/upgrade/upgrade.ts';
import { holdNumbers } from './present-number.store.ts';
import { questionHistory } from './question-history.ts';
import { writeResults } from './progress.store.ts';
import type { QuestionResult, ResultRules } from './progress.store.ts';

export interface MarkedExam {
  id: number;
  is_merging: boolean;
}

/** While marks move to the numbers of a new version, those of this person move first. */
export async function withMarks<T>(
  db: Kysely<Tables>,
  exam: MarkedExam,
  actor: Actor,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!exam.is_merging) return work(db);
  return db.transaction().execute(async (tx) => {
    await settleMarks(tx, exam.id, [actor.accountId]);
    return work(tx);
  });
}

/** In a transaction of its own, while the exam's numbers stay as they are. */
export async function changeMarks<T>(
  db: Kysely<Tables>,
  actor: Actor,
  examId: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (await holdNumbers(tx, examId)) await settleMarks(tx, examId, [actor.accountId]);
    return work(tx);
  });
}

/** A question as somebody saw it: by its number in one of their attempts, or by the one it has in the exam. */
interface SeenQuestion {
  exam_id: number;
  no: number;
  answer_id?: number | undefined;
}

/** Its number in the exam now, while that stays as it is. */
export async function selectPresentNumber(tx: Db, actor: Actor, seen: SeenQuestion): Promise<number> {
  if (seen.answer_id === undefined) return seen.no;
  const present = (
    await questionHistory.value.selectPresentNumbers(tx, actor, seen.exam_id, seen.answer_id, [seen.no])
  ).get(seen.no);
  if (present === undefined) throw new AppError('not_found');
  return present;
}

interface Graded extends MarkedExam {
  /** In which it was graded. */
  attemptId: number;
  actor: Actor;
  rules: ResultRules;
}

/** In the transaction that grades. */
export async function recordResults(tx: Db, exam: Graded, results: readonly QuestionResult[]): Promise<void> {
  if (results.length === 0) return;
  if (exam.is_merging) await settleMarks(tx, exam.id, [exam.actor.accountId]);
  await writeResults(tx, exam.actor, { examId: exam.id, attemptId: exam.attemptId }, results, exam.rules);
}
