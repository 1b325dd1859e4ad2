// Which of the answers that arrive are kept. Pure: the newest number wins, whatever order they come in.
import { isDeepStrictEqual } from 'node:util';
import type { AnswerDetail, ErrorName } from '@tiku/contract';
import { answerFromShown, arrangeQuestion, familyNameOf } from '@tiku/questions';
import type { Answer } from '@tiku/questions';
import { answerSchemaOf } from '@tiku/questions/schema';
import type { KeptAnswer, LoggedAnswer, Outcome } from './answer.store.ts';
import type { AskedRow } from '../paper/asked.store.ts';
import { gradeAnswer } from '../hand-in/grade-answer.ts';
import { seedOf } from '../paper/option-order.ts';

export interface Rejection {
  no: number;
  seq: number;
  reason: ErrorName;
}

export interface SortedAnswers {
  saved: { no: number; seq: number }[];
  rejected: Rejection[];
  /** To be stored, at most one for each question. */
  kept: KeptAnswer[];
  log: LoggedAnswer[];
  /** Numbers whose answer asked to be checked, and may be unless it is withheld. */
  checked: number[];
  newlyChecked: number[];
}

export interface Sorting {
  /** Of the attempt. */
  seed: string;
  /** Whether an answer may ask to be checked. */
  checks: boolean;
  /** Contents that are not checked all the same, because the person is being tested on them. */
  withheld: ReadonlySet<number>;
  /** Files that answers may name, by question. */
  files: ReadonlyMap<number, ReadonlySet<string>>;
}

export function sortAnswers(
  details: readonly AnswerDetail[],
  asked: ReadonlyMap<number, AskedRow>,
  { seed, checks, withheld, files }: Sorting,
): SortedAnswers {
  const sorted: SortedAnswers = { saved: [], rejected: [], kept: [], log: [], checked: [], newlyChecked: [] };
  const current = new Map(Array.from(asked, ([no, row]) => [no, { ...row, isFinal: row.shown_at !== null }]));
  const kept = new Map<number, KeptAnswer>();
  for (const detail of details) {
    const { no, seq } = detail;
    const reject = (reason: ErrorName) => void sorted.rejected.push({ no, seq, reason });
    const row = current.get(no);
    if (!row) {
      reject('question_not_asked');
      continue;
    }
    const answer = readAnswer(row, detail.answer, seed, files.get(no));
    if (answer === undefined || seq < 1) {
      reject('bad_answer');
      continue;
    }
    const log = (outcome: Outcome) => void sorted.log.push({ no, seq, answer, outcome });
    const isRepeat = seq === row.seq && isDeepStrictEqual(answer, row.answer);
    const refusal = isRepeat ? null : refuse(row, seq);
    if (refusal) {
      log(refusal.outcome);
      reject(refusal.reason);
      continue;
    }
    sorted.saved.push({ no, seq });
    if (!isRepeat) {
      log('kept');
      Object.assign(row, { seq, answer });
    }
    const isChecked = checks && detail.check === true && !row.isFinal && !withheld.has(row.content_id);
    if (isChecked) {
      row.isFinal = true;
      sorted.newlyChecked.push(no);
    }
    if (!isRepeat || isChecked) {
      kept.set(no, { no, seq, answer, grade: isChecked ? gradeAnswer(row.content, answer) : null });
    }
    if (checks && detail.check === true) sorted.checked.push(no);
  }
  return { ...sorted, kept: [...kept.values()] };
}

/** What came after the end and is not there already: remembered, and refused one by one. */
export function sortLate(
  details: readonly AnswerDetail[],
  asked: ReadonlyMap<number, AskedRow>,
  { seed, files, reason }: Pick<Sorting, 'seed' | 'files'> & { reason: ErrorName },
): Pick<SortedAnswers, 'log' | 'rejected'> {
  const sorted: Pick<SortedAnswers, 'log' | 'rejected'> = { log: [], rejected: [] };
  for (const { no, seq, answer: given } of details) {
    const row = asked.get(no);
    const answer = row && readAnswer(row, given, seed, files.get(no));
    if (!row || answer === undefined) {
      sorted.rejected.push({ no, seq, reason: row ? 'bad_answer' : 'question_not_asked' });
      continue;
    }
    if (seq === row.seq && isDeepStrictEqual(answer, row.answer)) continue;
    sorted.log.push({ no, seq, answer, outcome: 'late' });
    sorted.rejected.push({ no, seq, reason: seq < row.seq ? 'answer_older' : reason });
  }
  return sorted;
}

function refuse(row: { seq: number; isFinal: boolean }, seq: number): { outcome: Outcome; reason: ErrorName } | null {
  if (seq < row.seq) return { outcome: 'older', reason: 'answer_older' };
  if (seq === row.seq) return { outcome: 'conflict', reason: 'answer_conflict' };
  return row.isFinal ? { outcome: 'final', reason: 'answer_final' } : null;
}

/** In the author's letters; undefined for what is no answer to this question. */
export function readAnswer(
  { content, content_id }: Pick<AskedRow, 'content' | 'content_id'>,
  given: unknown,
  seed: string,
  files: ReadonlySet<string> = new Set(),
): Answer | null | undefined {
  if (given === null) return null;
  const parsed = answerSchemaOf(familyNameOf(content.type)).safeParse(given);
  if (!parsed.success || !isStorable(parsed.data)) return undefined;
  const answer: Answer = parsed.data;
  if (typeof answer === 'object' && 'files' in answer && answer.files.some((name) => !files.has(name)))
    return undefined;
  return answerFromShown(content, answer, arrangeQuestion(content, seedOf(seed, content_id)));
}

/** PostgreSQL keeps neither NUL nor half a character, and one of them would cost the whole batch. */
function isStorable(answer: Answer): boolean {
  const texts = typeof answer === 'boolean' ? [] : Array.isArray(answer) ? answer : [answer.text, ...answer.files];
  return texts.every((text) => text === null || (text.isWellFormed() && !text.includes('\0')));
}
