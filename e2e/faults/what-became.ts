// Compares what people gave with what the server has, through its API and in its database.
import { isDeepStrictEqual } from 'node:util';
import { insist, openClient } from './browser.ts';
import { questionCount } from './school.ts';
import type { School } from './school.ts';
import type { Taken } from './take-course.ts';

interface LogRow {
  attempt_id: number;
  no: number;
  seq: number;
  answer: unknown;
  outcome: 'kept' | 'older' | 'conflict' | 'final' | 'late' | 'cleared';
}

interface AnswerRow {
  attempt_id: number;
  no: number;
  seq: number;
}

export interface Outcome {
  attempts: number;
  gives: number;
  /** How often the server kept an answer, refused an older one, and noted one after the end. */
  kept: number;
  older: number;
  late: number;
  /** Last answers that never arrived, and those that an earlier one replaced. */
  lost: number;
  regressed: number;
  /** Attempts too many, answers kept twice, and answers counted twice in what somebody has been through. */
  duplicateAttempts: number;
  keptTwice: number;
  countedTwice: number;
  acceptedAfterEnd: number;
  notHandedIn: number;
  differentResults: number;
  complaints: string[];
}

export const faultless = {
  lost: 0,
  regressed: 0,
  duplicateAttempts: 0,
  keptTwice: 0,
  countedTwice: 0,
  acceptedAfterEnd: 0,
  notHandedIn: 0,
  differentResults: 0,
  complaints: [],
} satisfies Partial<Outcome>;

const allNoes = Array.from({ length: questionCount }, (_, at) => at + 1);

/** The answers of an attempt as its person is shown them. */
async function readAnswers(url: string, { pupil, attemptId }: Taken): Promise<Map<number, unknown>> {
  const { call } = openClient(url, pupil);
  const request = { answer_id: attemptId, noes: allNoes };
  const read = await insist(() => call('POST /exam/user_online_prac/get/answer_details', request));
  if (!read.ok) throw new Error(`attempt ${attemptId} cannot be read: ${read.error.message}`);
  return new Map(read.data.list.map(({ no, answer }) => [no, answer]));
}

function countDifferent(results: Taken['results']): number {
  const own = results.map((result) => JSON.stringify({ ...result, rejected: [] }));
  return new Set(own).size > 1 ? 1 : 0;
}

export async function findOut(school: School, url: string, taken: readonly Taken[]): Promise<Outcome> {
  const { pool } = school.database;
  const ids = taken.map(({ attemptId }) => attemptId);
  const accounts = school.pupils.map(({ accountId }) => accountId);
  const { rows: log } = await pool.query<LogRow>(
    'select attempt_id, no, seq, answer, outcome from answer_log where attempt_id = any($1) order by attempt_id, id',
    [ids],
  );
  const { rows: answers } = await pool.query<AnswerRow>(
    'select attempt_id, no, seq from answer where attempt_id = any($1)',
    [ids],
  );
  const { rows: totals } = await pool.query<{ attempts: number; running: number; graded: number; progress: number }>(
    `select count(*) as attempts, count(*) filter (where handed_in_at is null) as running,
       (select count(*) from answer w join attempt a on a.id = w.attempt_id
        where a.account_id = any($1) and w.status = 'graded' and not a.is_withheld) as graded,
       (select coalesce(sum(answered_count), 0) from question_progress where account_id = any($1)) as progress
     from attempt where account_id = any($1)`,
    [accounts],
  );
  const [{ attempts, running, graded, progress } = { attempts: 0, running: 0, graded: 0, progress: 0 }] = totals;
  const outcome: Outcome = {
    ...faultless,
    attempts: taken.length,
    gives: taken.reduce((sum, { gives }) => sum + gives, 0),
    kept: log.filter((row) => row.outcome === 'kept').length,
    older: log.filter((row) => row.outcome === 'older').length,
    late: log.filter((row) => row.outcome === 'late').length,
    duplicateAttempts: attempts - taken.length,
    countedTwice: progress - graded,
    notHandedIn: running,
    complaints: taken.flatMap(({ complaints }) => complaints),
  };
  const logOf = Map.groupBy(log, (row) => row.attempt_id);
  const answersOf = Map.groupBy(answers, (row) => row.attempt_id);
  for (const one of taken) {
    const kept = (logOf.get(one.attemptId) ?? []).filter((row) => row.outcome === 'kept');
    const shown = await readAnswers(url, one);
    for (const [no, answer] of one.given) {
      if (isDeepStrictEqual(shown.get(no), answer)) continue;
      const hasArrived = kept.some((row) => row.no === no && isDeepStrictEqual(row.answer, answer));
      outcome[hasArrived ? 'regressed' : 'lost'] += 1;
    }
    // The log is the order in which the server decided: numbers only ever rise, and the highest is what stands.
    for (const [no, rows] of Map.groupBy(kept, (row) => row.no)) {
      const numbers = rows.map(({ seq }) => seq);
      outcome.keptTwice += numbers.length - new Set(numbers).size;
      const stands = answersOf.get(one.attemptId)?.find((row) => row.no === no)?.seq;
      const rises = numbers.every((seq, at) => at === 0 || seq >= (numbers[at - 1] ?? 0));
      if (!rises || stands !== numbers.at(-1)) outcome.regressed += 1;
    }
    outcome.acceptedAfterEnd += kept.filter(({ seq }) => one.late.has(seq)).length;
    outcome.differentResults += countDifferent(one.results);
  }
  return outcome;
}
