// Answers on their way into an attempt that the transaction holds.
import { limits } from '@tiku/contract';
import type { AnswerDetail, ErrorName } from '@tiku/contract';
import { familyNameOf } from '@tiku/questions';
import type { QuestionType } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { selectWithheld } from '../../question-key/question-key.ts';
import { selectFileNames } from './answer-file.store.ts';
import { writeAnswers } from './answer.store.ts';
import { selectAsked } from '../paper/asked.store.ts';
import type { AskedRow } from '../paper/asked.store.ts';
import type { RunningAttempt } from '../paper/attempt.store.ts';
import type { Memory } from '../paper/paper.ts';
import { sortAnswers, sortLate } from './sort-answers.ts';
import type { Rejection, SortedAnswers, Sorting } from './sort-answers.ts';

export interface KeptAnswers extends SortedAnswers {
  /** As they stood before. */
  asked: Map<number, AskedRow>;
}

interface Read {
  asked: Map<number, AskedRow>;
  sorting: Pick<Sorting, 'seed' | 'files'>;
}

async function readAsked(
  tx: Db,
  memory: Memory,
  attempt: RunningAttempt,
  details: readonly AnswerDetail[],
): Promise<Read> {
  const noes = [...new Set(details.map(({ no }) => no))].filter((no) => no > 0 && no <= limits.noMax);
  const rows = await selectAsked(tx, memory, attempt.id, noes);
  const open = rows.filter(({ content }) => isOpen(content.type)).map(({ no }) => no);
  const files = await selectFileNames(tx, attempt.id, open);
  return { asked: new Map(rows.map((row) => [row.no, row])), sorting: { seed: attempt.seed, files } };
}

export function isOpen(type: QuestionType): boolean {
  return familyNameOf(type) === 'open';
}

export async function keepAnswers(
  tx: Db,
  memory: Memory,
  attempt: RunningAttempt,
  details: readonly AnswerDetail[],
  checks: boolean,
): Promise<KeptAnswers> {
  const { asked, sorting } = await readAsked(tx, memory, attempt, details);
  const toCheck = details.flatMap(({ no, check }) => (checks && check ? (asked.get(no)?.content_id ?? []) : []));
  const withheld = await selectWithheld(tx, attempt.account_id, toCheck);
  const sorted = sortAnswers(details, asked, { ...sorting, checks, withheld });
  await writeAnswers(tx, attempt.id, sorted.kept, sorted.log);
  return { ...sorted, asked };
}

/** What comes after the end is not graded, and not lost either. Answers with what was refused. */
export async function logLate(
  tx: Db,
  memory: Memory,
  attempt: RunningAttempt,
  details: readonly AnswerDetail[],
  reason: ErrorName,
): Promise<Rejection[]> {
  const { asked, sorting } = await readAsked(tx, memory, attempt, details);
  const { log, rejected } = sortLate(details, asked, { ...sorting, reason });
  await writeAnswers(tx, attempt.id, [], log);
  return rejected;
}
