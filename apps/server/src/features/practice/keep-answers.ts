// Answers on their way into an attempt that the transaction holds.
import type { AnswerDetail } from '@tiku/contract';
import { questionTypes } from '@tiku/questions';
import type { Db } from '../../db/database.ts';
import { selectFileNames } from './answer-file.store.ts';
import { writeAnswers } from './answer.store.ts';
import { selectAsked } from './asked.store.ts';
import type { AskedRow } from './asked.store.ts';
import type { RunningAttempt } from './attempt.store.ts';
import { listLate, sortAnswers } from './sort-answers.ts';
import type { SortedAnswers, Sorting } from './sort-answers.ts';

export interface KeptAnswers extends SortedAnswers {
  /** As they stood before. */
  asked: Map<number, AskedRow>;
}

interface Read {
  asked: Map<number, AskedRow>;
  sorting: Omit<Sorting, 'checks'>;
}

async function readAsked(tx: Db, attempt: RunningAttempt, details: readonly AnswerDetail[]): Promise<Read> {
  const noes = [...new Set(details.map(({ no }) => no))].filter((no) => no > 0 && no <= 100_000);
  const rows = await selectAsked(tx, attempt.id, noes);
  const open = rows.filter(({ content }) => isOpen(content.type)).map(({ no }) => no);
  const files = await selectFileNames(tx, attempt.id, open);
  return { asked: new Map(rows.map((row) => [row.no, row])), sorting: { seed: attempt.seed, files } };
}

export function isOpen(type: number): boolean {
  return type === questionTypes.shortAnswer || type === questionTypes.essay;
}

export async function keepAnswers(
  tx: Db,
  attempt: RunningAttempt,
  details: readonly AnswerDetail[],
  checks: boolean,
): Promise<KeptAnswers> {
  const { asked, sorting } = await readAsked(tx, attempt, details);
  const sorted = sortAnswers(details, asked, { ...sorting, checks });
  await writeAnswers(tx, attempt.id, sorted.kept, sorted.log);
  return { ...sorted, asked };
}

/** What comes after the end is not graded, and not lost either. */
export async function logLate(tx: Db, attempt: RunningAttempt, details: readonly AnswerDetail[]): Promise<void> {
  const { asked, sorting } = await readAsked(tx, attempt, details);
  await writeAnswers(tx, attempt.id, [], listLate(details, asked, sorting));
}
