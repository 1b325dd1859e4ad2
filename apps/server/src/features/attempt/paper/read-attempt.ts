// An attempt as its person sees it: the head, the answer sheet, the questions, the answers.
import type { AnswerState, ExamQuestion, ResponseOf } from '@tiku/contract';
import { arrangeQuestion, hideKey, showQuestion } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mapShownTexts, sourceOf } from '../../exam/questions/questions.ts';
import { shareMedia } from '../../exam/media/media.ts';
import { markerKeyAt, maySeeResult, selectWithheld } from '../../question-key/question-key.ts';
import type { KeyReader } from '../../question-key/question-key.ts';
import { mapKeyTexts } from '../../question-text/question-text.ts';
import { signAnswerFiles } from '../answers/answer-file.ts';
import { keyReaderOf, presentState, presentSheetState } from '../answers/answer-state.ts';
import { kindOf, readMarkerKeys } from '../kinds/kinds.ts';
import type { Remarks } from '../kinds/kinds.ts';
import { findLastNo, selectAsked, selectAskedQuestions, selectTouched } from './asked.store.ts';
import type { AskedQuestion, AskedRow } from './asked.store.ts';
import { findAttempt, takerOf } from './attempt.store.ts';
import type { ReadAttempt, RunningAttempt } from './attempt.store.ts';
import { closeOverdue } from '../hand-in/hand-in.ts';
import { seedOf } from './option-order.ts';
import { selectHints } from '../sitting/hint.store.ts';
import { countSwitches } from '../sitting/switch.store.ts';
import { selectPlaces } from './paper.ts';
import { selectWithheldNoes } from './withheld.store.ts';
import type { AskedPlace } from '../kinds/kinds.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import { showKeys } from '../report/show-keys.ts';
import { selectRightShares } from '../report/stat.store.ts';

type Member = Context<'member'>;

async function selectAttempt({ db, actor }: Member, attemptId: number): Promise<ReadAttempt> {
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

export async function readHead(context: Member, attemptId: number) {
  const attempt = await selectAttempt(context, attemptId);
  const [places, lastNo, switchesCount] = await Promise.all([
    selectPlaces(context.db, context, attemptId),
    findLastNo(context.db, attemptId),
    countSwitches(context.db, attempt),
  ]);
  return presentHead(attempt, places, lastNo, switchesCount);
}

export async function readSheet(
  context: Member,
  attemptId: number,
): Promise<ResponseOf<'GET /exam/user_online_prac/noes'>> {
  const found = await selectAttempt(context, attemptId);
  // A learner who opens one whose time is up sees the result, and not questions that take no answers.
  if (found.is_overdue) await closeOverdue(context, attemptId);
  const attempt = found.is_overdue ? await selectAttempt(context, attemptId) : found;
  const [places, touched, readerOf, switchesCount, hints] = await Promise.all([
    selectPlaces(context.db, context, attemptId),
    selectTouched(context.db, attemptId),
    selectReaders(context, attempt, () => selectWithheldNoes(context.db, attemptId)),
    countSwitches(context.db, attempt),
    selectHints(context.db, attempt),
  ]);
  const newest = touched
    .filter(({ seq }) => seq > 0)
    .reduce<(typeof touched)[number] | null>(
      (last, row) => (!last || row.saved_at >= last.saved_at ? row : last),
      null,
    );
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

type ReaderOf = (row: Pick<AskedRow, 'no' | 'shown_at'>) => KeyReader;

/** Its taker reads by the rules of the attempt, its marker by what they may see without marking it. */
async function selectReaders(
  { db, actor }: Member,
  attempt: RunningAttempt,
  selectWithheldOf: () => Promise<ReadonlySet<number>>,
): Promise<ReaderOf> {
  if (attempt.reader === 'marker') {
    const keys = await readMarkerKeys(db, actor, attempt);
    return ({ no }) => markerKeyAt(keys, no);
  }
  const withheld = await selectWithheldOf();
  return (row) => keyReaderOf(attempt, row, withheld.has(row.no));
}

interface WantedQuestions {
  examId: number;
  attemptId: number;
  start: number;
  limit: number;
  noes: readonly number[] | undefined;
  withTotal: boolean;
}

/** Without keys for every caller. */
export async function readAskedQuestions(
  context: Member,
  wanted: WantedQuestions,
): Promise<ResponseOf<'POST /app/user/exam/questions'>> {
  const { db } = context;
  const { attemptId, noes, start, limit } = wanted;
  const attempt = await selectAttempt(context, attemptId);
  if (attempt.exam_id !== wanted.examId) throw new AppError('not_found');
  const rows = await selectAskedQuestions(db, context, attemptId, noes ? { noes } : { start, limit });
  const list = rows.map((row) => sourceOf(row, presentAsked(row, attempt.seed)));
  return {
    ...(await shareMedia(context, attempt.exam_id, list, mapShownTexts, 'attempt')),
    with_keys: false,
    ...(wanted.withTotal ? { total: attempt.questions_count } : {}),
  };
}

function presentAsked(row: AskedQuestion, seed: string): ExamQuestion {
  const { no, section_no, main_id, main, content } = row;
  const arrangement = arrangeQuestion(content, seedOf(seed, row.content_id));
  // The letters of an explanation would move along, which is work, only to be hidden.
  const shown = showQuestion({ ...content, explanation: '' }, arrangement);
  return { no, section_no, main_id, main, ...hideKey(shown) };
}

const noRemarks: Remarks = { comments: new Map(), changes: new Map() };

/** States with what they may show of keys, and the files that those name. */
export async function presentStates(
  context: Member,
  attempt: RunningAttempt,
  rows: readonly AskedRow[],
): Promise<{ list: AnswerState[]; files: Record<string, string> }> {
  const contentIds = rows.map(({ content_id }) => content_id);
  const [shares, readerOf, { comments, changes } = noRemarks] = await Promise.all([
    selectRightShares(context.db, takerOf(attempt), attempt.exam_id, contentIds),
    selectReaders(context, attempt, async () => {
      // A paper that people have still to mark withholds its keys from everything but itself.
      if (attempt.awaits_marks) return selectWithheldNoes(context.db, attempt.id);
      const withheld = await selectWithheld(context.db, attempt.account_id, contentIds);
      return new Set(rows.filter(({ content_id }) => withheld.has(content_id)).map(({ no }) => no));
    }),
    kindOf(attempt.prac_type).readRemarks?.(context.db, attempt),
  ]);
  const list = rows.map((row) => ({
    item: presentState(attempt, row, readerOf(row), {
      rightShare: shares.get(row.content_id) ?? null,
      comment: comments.get(row.no) ?? '',
      changes: changes.get(row.no) ?? [],
    }),
    contentId: row.content_id,
    materialId: null,
  }));
  return shareMedia(context, attempt.exam_id, list, mapKeyTexts, 'attempt');
}

export async function readAnswers(
  context: Member,
  attemptId: number,
  noes: readonly number[],
  isToShow: boolean,
): Promise<ResponseOf<'POST /exam/user_online_prac/get/answer_details'>> {
  const attempt = await selectAttempt(context, attemptId);
  if (isToShow && !attempt.handed_in_at) {
    if (isTest(attempt.prac_type)) throw new AppError('not_in_test');
    await showKeys(context, attemptId, noes);
  }
  const rows = await selectAsked(context.db, context, attemptId, noes);
  return {
    ...(await presentStates(context, attempt, rows)),
    answer_files: await signAnswerFiles(
      context,
      attemptId,
      rows.map(({ no }) => no),
    ),
    ...presentClock(attempt),
  };
}
