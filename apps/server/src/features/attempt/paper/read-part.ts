// Some questions of an attempt as its person sees them: what was asked, what was answered, and what they made of it.
import { limits } from '@tiku/contract';
import type { AnswerState, ExamQuestion, ResponseOf } from '@tiku/contract';
import { arrangeQuestion, hideKey, showQuestion } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mapShownTexts, sourceOf } from '../../exam/questions/questions.ts';
import { shareMedia } from '../../exam/media/media.ts';
import { readAskedMarks } from '../../question/question.ts';
import { selectWithheld } from '../../question-key/question-key.ts';
import { mapKeyTexts } from '../../question-text/question-text.ts';
import { signAnswerFiles } from '../answers/answer-file.ts';
import { maySeeVerdict, presentState } from '../answers/answer-state.ts';
import { isOpen } from '../answers/keep-answers.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { AskedPlace, Remarks } from '../kinds/kinds.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import { showKeys } from '../report/show-keys.ts';
import { selectRightShares } from '../report/stat.store.ts';
import { selectAsked, selectAskedQuestions } from './asked.store.ts';
import type { AskedQuestion, AskedRow, Selected } from './asked.store.ts';
import { takerOf } from './attempt.store.ts';
import type { ReadAttempt, RunningAttempt } from './attempt.store.ts';
import { seedOf } from './option-order.ts';
import { presentClock, selectAttempt } from './read-attempt.ts';
import { selectReaders } from './select-readers.ts';
import type { ReaderOf } from './select-readers.ts';
import { selectWithheldNoes } from './withheld.store.ts';

type Member = Context<'member'>;
type Questions = ResponseOf<'POST /app/user/exam/questions'>;

interface WantedQuestions {
  examId: number;
  attemptId: number;
  start: number;
  limit: number;
  noes: readonly number[] | undefined;
  withTotal: boolean;
  withAnswers: boolean;
}

/** Without keys for every caller; with what was answered, which shows of keys what it always does. */
export async function readAskedQuestions(context: Member, wanted: WantedQuestions): Promise<Questions> {
  const { attemptId, noes, start, limit } = wanted;
  const attempt = await selectAttempt(context, attemptId);
  if (attempt.exam_id !== wanted.examId) throw new AppError('not_found');
  const asked = await presentAsked(context, attempt, noes ? { noes } : { start, limit });
  const answers = wanted.withAnswers
    ? await selectAsked(
        context.db,
        context,
        attemptId,
        asked.list.map(({ no }) => no),
      )
    : null;
  return {
    ...(answers ? await addAnswers(context, attempt, asked, answers) : asked),
    ...(wanted.withTotal ? { total: attempt.questions_count } : {}),
  };
}

/** What a screen shows first of an attempt: the part of its paper that a question is in, or the first one. */
export function partAround(places: readonly AskedPlace[], wanted: number | null): number[] {
  const at = Math.max(
    0,
    places.findIndex(({ no }) => no === wanted),
  );
  const start = at - (at % limits.attemptPart);
  return places.slice(start, start + limits.attemptPart).map(({ no }) => no);
}

/** The same as the call for questions answers, of rows that are at hand. */
export async function readPart(
  context: Member,
  attempt: ReadAttempt,
  rows: readonly AskedRow[],
  known: Known = {},
): Promise<Questions> {
  const asked = await presentAsked(context, attempt, { noes: rows.map(({ no }) => no) });
  return addAnswers(context, attempt, asked, rows, known);
}

async function addAnswers(
  context: Member,
  attempt: ReadAttempt,
  asked: Questions,
  rows: readonly AskedRow[],
  known: Known = {},
): Promise<Questions> {
  // Marks are shown and set while questions are answered.
  const isAnswering = attempt.reader === 'taker' && attempt.handed_in_at === null;
  const [{ list, files }, answer_files, marks] = await Promise.all([
    presentStates(context, attempt, rows, known),
    signFilesOf(context, attempt.id, rows),
    isAnswering ? selectMarks(context, attempt, rows) : [],
  ]);
  const answered = { list, marks, answer_files, ...presentClock(attempt) };
  return { ...asked, files: { ...asked.files, ...files }, answered };
}

function selectMarks({ db, actor }: Member, { exam_id: id, is_merging }: ReadAttempt, rows: readonly AskedRow[]) {
  return readAskedMarks(
    db,
    actor,
    { id, is_merging },
    rows.map(({ no, content_id: contentId }) => ({ no, contentId })),
  );
}

function signFilesOf(context: Member, attemptId: number, rows: readonly AskedRow[]) {
  const open = rows.filter(({ content }) => isOpen(content.type)).map(({ no }) => no);
  return signAnswerFiles(context, attemptId, open);
}

async function presentAsked(context: Member, attempt: ReadAttempt, selected: Selected): Promise<Questions> {
  const rows = await selectAskedQuestions(context.db, context, attempt.id, selected);
  const list = rows.map((row) => sourceOf(row, presentQuestion(row, attempt.seed)));
  return { ...(await shareMedia(context, attempt.exam_id, list, mapShownTexts, 'attempt')), with_keys: false };
}

function presentQuestion(row: AskedQuestion, seed: string): ExamQuestion {
  const { no, section_no, main_id, main, content } = row;
  const arrangement = arrangeQuestion(content, seedOf(seed, row.content_id));
  // The letters of an explanation would move along, which is work, only to be hidden.
  const shown = showQuestion({ ...content, explanation: '' }, arrangement);
  return { no, section_no, main_id, main, ...hideKey(shown) };
}

/** What a caller has found out already. */
interface Known {
  readerOf?: ReaderOf;
  shares?: ReadonlyMap<number, number>;
}

const noRemarks: Remarks = { comments: new Map(), rubrics: new Map(), changes: new Map() };

/** States with what they may show of keys, and the files that those name. */
export async function presentStates(
  context: Member,
  attempt: RunningAttempt,
  rows: readonly AskedRow[],
  known: Known = {},
): Promise<{ list: AnswerState[]; files: Record<string, string> }> {
  const [readerOf, { comments, rubrics, changes } = noRemarks] = await Promise.all([
    known.readerOf ?? selectReadersOf(context, attempt, rows),
    kindOf(attempt.prac_type).readRemarks?.(context.db, attempt),
  ]);
  const shares = known.shares ?? (await selectSharesOf(context, attempt, rows, readerOf));
  const list = rows.map((row) => ({
    item: presentState(attempt, row, readerOf(row), {
      rightShare: shares.get(row.content_id) ?? null,
      comment: comments.get(row.no) ?? '',
      rubric: rubrics.get(row.no),
      changes: changes.get(row.no) ?? [],
    }),
    contentId: row.content_id,
    materialId: null,
  }));
  return shareMedia(context, attempt.exam_id, list, mapKeyTexts, 'attempt');
}

function selectReadersOf(context: Member, attempt: RunningAttempt, rows: readonly AskedRow[]): Promise<ReaderOf> {
  const { db } = context;
  return selectReaders(context, attempt, async () => {
    // A paper that people have still to mark withholds its keys from everything but itself.
    if (attempt.awaits_marks) return selectWithheldNoes(db, attempt.id);
    const contentIds = rows.map(({ content_id }) => content_id);
    const withheld = await selectWithheld(db, attempt.account_id, contentIds);
    return new Set(rows.filter(({ content_id }) => withheld.has(content_id)).map(({ no }) => no));
  });
}

/** How others fared is told along with how one did. */
function selectSharesOf(
  { db }: Member,
  attempt: RunningAttempt,
  rows: readonly AskedRow[],
  readerOf: ReaderOf,
): Promise<Map<number, number>> {
  const told = rows.filter((row) => maySeeVerdict(readerOf(row), row)).map(({ content_id }) => content_id);
  return selectRightShares(db, takerOf(attempt), attempt.exam_id, told);
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
  const [{ list, files }, answer_files] = await Promise.all([
    presentStates(context, attempt, rows),
    signFilesOf(context, attemptId, rows),
  ]);
  return { list, files, answer_files, ...presentClock(attempt) };
}
