// An attempt as its person sees it: the head and the answer sheet.
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { maySeeResult } from '../../question-key/question-key.ts';
import { presentSheetState } from '../answers/answer-state.ts';
import { selectTouched } from './asked.store.ts';
import type { TouchedRow } from './asked.store.ts';
import { findAttempt } from './attempt.store.ts';
import type { ReadAttempt, RunningAttempt } from './attempt.store.ts';
import { closeOverdue } from '../hand-in/hand-in.ts';
import { selectHints } from '../sitting/hint.store.ts';
import { countSwitches } from '../sitting/switch.store.ts';
import { selectPlaces } from './paper.ts';
import { selectWithheldNoes } from './withheld.store.ts';
import type { AskedPlace } from '../kinds/kinds.ts';
import { selectReaders } from './select-readers.ts';

type Sheet = ResponseOf<'GET /exam/user_online_prac/noes'>;

type Member = Context<'member'>;

export async function selectAttempt({ db, actor }: Member, attemptId: number): Promise<ReadAttempt> {
  const attempt = await findAttempt(db, actor, attemptId);
  if (!attempt) throw new AppError('not_found');
  return attempt;
}

export function presentClock({ deadline, server_time }: Pick<RunningAttempt, 'deadline' | 'server_time'>) {
  return { deadline: deadline?.toISOString() ?? null, server_time: server_time.toISOString() };
}

export function presentRules({ homework_id, round, rules, needs_marking }: ReadAttempt, switchesCount: number) {
  if (rules === null || homework_id === null || round === null) return null;
  return { homework_id, round, ...rules, needs_marking, switches_count: switchesCount };
}

function presentHead(
  attempt: ReadAttempt,
  places: readonly AskedPlace[],
  lastNo: number | null,
  switchesCount: number,
) {
  return {
    answer_id: attempt.id,
    prac_id: attempt.practice_id,
    exam_id: attempt.exam_id,
    prac_type: attempt.prac_type,
    noes: places.map(({ no }) => no),
    started_at: attempt.started_at.toISOString(),
    ...presentClock(attempt),
    full_score: attempt.full_score,
    allow_marking: attempt.allow_marking,
    allow_files: attempt.allow_files,
    last_no: lastNo,
    rules: presentRules(attempt, switchesCount),
  };
}

export async function readSheet(context: Member, attemptId: number): Promise<Sheet> {
  const found = await selectAttempt(context, attemptId);
  // A learner who opens one whose time is up sees the result, and not questions that take no answers.
  if (found.is_overdue) await closeOverdue(context, attemptId);
  const attempt = found.is_overdue ? await selectAttempt(context, attemptId) : found;
  return presentSheet(context, attempt, await selectTouched(context.db, attemptId));
}

const nothing: ReadonlySet<number> = new Set();

/** `touched` is all that has been done to it so far. */
export async function presentSheet(
  context: Member,
  attempt: ReadAttempt,
  touched: readonly TouchedRow[],
): Promise<Sheet> {
  const { db } = context;
  const [places, readerOf, switchesCount, hints] = await Promise.all([
    selectPlaces(db, context, attempt.id),
    selectReaders(context, attempt, async () => (touched.length > 0 ? selectWithheldNoes(db, attempt.id) : nothing)),
    countSwitches(db, attempt),
    selectHints(db, attempt),
  ]);
  const newest = touched
    .filter(({ seq }) => seq > 0)
    .reduce<TouchedRow | null>((last, row) => (!last || row.saved_at >= last.saved_at ? row : last), null);
  return {
    ...presentHead(attempt, places, newest?.no ?? null, switchesCount),
    handed_in_at: attempt.handed_in_at?.toISOString() ?? null,
    is_timed_out: attempt.is_timed_out,
    is_switched_out: attempt.is_switched_out,
    states: touched.map((row) => ({
      no: row.no,
      seq: row.seq,
      state: presentSheetState(readerOf(row), row),
      is_marked: row.is_marked,
    })),
    hints: attempt.reader === 'taker' ? hints : hints.filter((no) => maySeeResult(readerOf({ no, shown_at: null }))),
  };
}
