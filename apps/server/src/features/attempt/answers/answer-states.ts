// What people say about their answers: to come back to, or how good an open one is.
import { isScore, roundScore } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { maySeeKey } from '../../question-key/question-key.ts';
import { writeFlags, writeSelfScores } from './answer.store.ts';
import { keyReaderOf } from './answer-state.ts';
import { selectAsked } from '../paper/asked.store.ts';
import type { AskedRow } from '../paper/asked.store.ts';
import { lockAttempt } from '../paper/attempt.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import type { Memory } from '../paper/paper.ts';
import { selectWithheldNoes } from '../paper/withheld.store.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';
import { updateTotals } from '../hand-in/hand-in.store.ts';
import { recordGrades } from '../hand-in/record-grades.ts';

interface GivenState {
  no: number;
  is_marked?: boolean | undefined;
  self_score?: number | null | undefined;
}

interface ShownState {
  no: number;
  is_marked: boolean;
  self_score: number | null;
}

/** All of them or none. Judging goes on after hand-in, for only then does a test show its keys. */
export async function writeStates(
  context: Context<'member'>,
  attemptId: number,
  states: readonly GivenState[],
): Promise<ShownState[]> {
  const { db, actor, language } = context;
  const written = await db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, actor, attemptId);
    if (!attempt) throw new AppError('not_found');
    if (attempt.is_overdue) {
      await closeAttempt(tx, context, attempt);
      return 'time_up' as const;
    }
    const flags = states.flatMap(({ no, is_marked }) => (is_marked === undefined ? [] : [{ no, is_marked }]));
    if (flags.length > 0 && attempt.handed_in_at) throw new AppError('handed_in');
    const noes = [...new Set(states.map(({ no }) => no))];
    const asked = new Map((await selectAsked(tx, context, attemptId, noes)).map((row) => [row.no, row]));
    if (asked.size < noes.length) {
      throw new AppError('invalid_request', { fields: describeField('answer_states', 'not_offered', language) });
    }
    if (flags.length > 0) await writeFlags(tx, attemptId, lastOfEach(flags));
    await judge(tx, context, attempt, asked, states);
    return selectAsked(tx, context, attemptId, noes);
  });
  if (written === 'time_up') throw new AppError(written);
  return written.map(({ no, is_marked, self_score }) => ({ no, is_marked, self_score }));
}

function lastOfEach<T extends { no: number }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.no, item])).values()];
}

async function judge(
  tx: Db,
  memory: Memory,
  attempt: AttemptRow,
  asked: ReadonlyMap<number, AskedRow>,
  states: readonly GivenState[],
): Promise<void> {
  const given = lastOfEach(
    states.flatMap(({ no, self_score }) => (self_score === undefined ? [] : [{ no, self_score }])),
  );
  if (given.length === 0) return;
  if (!isOwnToJudge(attempt)) throw new AppError(attempt.allow_marking ? 'not_self_judged' : 'marking_off');
  const withheld = await selectWithheldNoes(tx, attempt.id);
  const judged = given.flatMap(({ no, self_score }) => {
    const row = asked.get(no);
    return row ? [{ row, self_score: checkScore(attempt, row, withheld.has(no), self_score) }] : [];
  });
  const scores = judged.map(({ row, self_score }) => ({
    no: row.no,
    self_score,
    is_right: self_score === null ? null : self_score >= row.content.score,
  }));
  const days = await writeSelfScores(tx, attempt.id, scores);
  // The first judgement counts for the lists; changing one's mind is not answering again.
  const first = judged.filter(({ row, self_score }) => row.self_score === null && self_score !== null);
  await recordGrades(
    tx,
    memory,
    attempt,
    first.map(({ row, self_score }) => ({
      no: row.no,
      contentId: row.content_id,
      grade: { status: 'graded', earned: self_score, is_right: (self_score ?? 0) >= row.content.score },
      day: days.get(row.no),
      isJudged: true,
    })),
    null,
  );
  if (attempt.handed_in_at) await updateTotals(tx, [attempt.id]);
}

/** What its author allows, and in homework is somebody else's to do. */
export function isOwnToJudge({ allow_marking, rules }: Pick<AttemptRow, 'allow_marking' | 'rules'>): boolean {
  return allow_marking && rules === null;
}

/** Only what a person has to mark; once the reference is seen, and in steps of a tenth up to the question's score. */
function checkScore(attempt: AttemptRow, row: AskedRow, isWithheld: boolean, score: number | null): number | null {
  if (row.status !== 'needs-person' || !maySeeKey(keyReaderOf(attempt, row, isWithheld)))
    throw new AppError('not_self_judged');
  if (score === null) return null;
  if (!isScore(score) || roundScore(score) > row.content.score) throw new AppError('not_self_judged');
  return roundScore(score);
}
