// The answer report: what came out, by section, by type and question by question.
import type { ResponseOf } from '@tiku/contract';
import { roundScore, sumScores } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { giverOf } from '../../question/question.ts';
import { maySeeGraded, selectWithheld } from '../../question-key/question-key.ts';
import type { KeyReader, MarkerKey } from '../../question-key/question-key.ts';
import { hideOpenMarks, keyReaderOf, maySeeVerdict, presentSheetState } from '../answers/answer-state.ts';
import { isOwnToJudge } from '../answers/answer-states.ts';
import { findAttempt, takerOf } from '../paper/attempt.store.ts';
import type { AttemptRow, ReadAttempt } from '../paper/attempt.store.ts';
import { selectPlaces } from '../paper/paper.ts';
import { partAround, readPart } from '../paper/read-part.ts';
import { selectReaders } from '../paper/select-readers.ts';
import type { ReaderOf } from '../paper/select-readers.ts';
import { selectWithheldNoes } from '../paper/withheld.store.ts';
import { closeOverdue, presentResult } from '../hand-in/hand-in.ts';
import { judgedOf, scoreOf } from './present-score.ts';
import { findRank } from './rank.store.ts';
import { releaseResults } from '../hand-in/release-results.ts';
import { selectReportRows, selectSectionTitles } from './report.store.ts';
import type { ReportRow } from './report.store.ts';
import { selectRightShares } from './stat.store.ts';

type Report = ResponseOf<'GET /exam/user_online_prac/answer_results'>;

interface Wanted {
  answer_id: number;
  exam_id?: number | undefined;
  prac_id?: number | undefined;
  with_part?: 0 | 1 | boolean | undefined;
  no?: number | undefined;
}

/** As it stands now: whose time is up is handed in, and a result that waited for nothing any more is released. */
async function findSettled(context: Context<'member'>, attemptId: number): Promise<ReadAttempt | null> {
  const { db, actor } = context;
  const attempt = await findAttempt(db, actor, attemptId);
  if (!attempt?.is_overdue && !attempt?.is_withheld) return attempt;
  const seenId = attempt.reader === 'taker' ? attempt.id : null;
  if (attempt.is_overdue) await closeOverdue(context, attempt.id);
  else await db.transaction().execute((tx) => releaseResults(tx, context, attempt.account_id, seenId));
  return findAttempt(db, actor, attemptId);
}

export async function readReport(context: Context<'member'>, wanted: Wanted): Promise<Report> {
  const { db } = context;
  const attempt = await findSettled(context, wanted.answer_id);
  if (!attempt || !isWanted(attempt, wanted)) throw new AppError('not_found');
  const ended = presentResult(attempt);
  const { exam_id: examId } = attempt;
  const places = await selectPlaces(db, context, attempt.id);
  const noes = new Set(wanted.with_part ? partAround(places, wanted.no ?? null) : []);
  const found = await selectReportRows(db, context, attempt.id, places, [...noes]);
  const contentIds = found.map(({ content_id }) => content_id);
  const readerOf = await selectReportReaders(context, attempt, contentIds);
  const rows = found.map((row) => hideOpenMarks(readerOf(row), row));
  const [titles, shares, rank] = await Promise.all([
    selectSectionTitles(db, context, attempt),
    selectRightShares(db, takerOf(attempt), examId, contentIds),
    findRank(db, examId, takerOf(attempt)),
  ]);
  // A part may be one question, and what it earned tells whether that is right.
  const inParts = rows.some((row) => hiddenFrom(readerOf(row))) ? [] : rows;
  const bySection = Map.groupBy(inParts, ({ section_no }) => section_no);
  const byType = Map.groupBy(inParts, ({ type }) => type);
  const result = { ...ended, ...scoreOf(withSums(attempt, rows)) };
  const { correct_count, judged_count } = result;
  const shown = found.filter(({ no }) => noes.has(no));
  return {
    report: {
      ...result,
      exam: { id: examId, public_id: attempt.public_id, title: attempt.title },
      is_removed: attempt.is_removed,
      may_judge: attempt.reader === 'taker' && isOwnToJudge(attempt),
      correct_rate: judged_count > 0 ? Math.round((correct_count / judged_count) * 1_000) / 1_000 : null,
      sections: Array.from(bySection, ([section_no, part]) => ({
        section_no,
        title: section_no === null ? '' : (titles[section_no] ?? ''),
        ...sumUp(part),
      })),
      types: Array.from(byType, ([type, part]) => ({ type, ...sumUp(part) })),
      rank,
    },
    list: rows.map((row) => ({
      no: row.no,
      type: row.type,
      section_no: row.section_no,
      state: presentSheetState(readerOf(row), row),
      earned: maySeeVerdict(readerOf(row), row) ? earnedBy(row) : null,
      given_by: giverOf(row),
      total: row.total,
      is_marked: row.is_marked,
      right_share: maySeeVerdict(readerOf(row), row) ? (shares.get(row.content_id) ?? null) : null,
      hidden_key: hiddenFrom(readerOf(row)),
    })),
    ...(shown.length > 0 ? { part: await readPart(context, attempt, shown, { readerOf, shares }) } : {}),
  };
}

function hiddenFrom(reader: KeyReader | MarkerKey) {
  return 'hidden' in reader ? reader.hidden : null;
}

/** Its taker sees all of it or nothing, for an old report tells keys as well as a new one; its marker, question by question. */
async function selectReportReaders(
  context: Context<'member'>,
  attempt: AttemptRow,
  contentIds: readonly number[],
): Promise<ReaderOf> {
  const { db } = context;
  const selectWithheldOf = () =>
    attempt.awaits_marks ? selectWithheldNoes(db, attempt.id) : selectWithheld(db, attempt.account_id, contentIds);
  if (attempt.reader === 'marker') return selectReaders(context, attempt, selectWithheldOf);
  const withheld = await selectWithheldOf();
  const reader = keyReaderOf(attempt, { shown_at: null }, withheld.size > 0);
  if (!maySeeGraded(reader)) throw new AppError('result_withheld');
  return () => reader;
}

/** Of what its reader may know. */
function withSums(attempt: AttemptRow, rows: readonly ReportRow[]): AttemptRow {
  if (!attempt.awaits_marks) return attempt;
  const { correct_count, questions_count, judged_count } = sumUp(rows);
  const self_score = sumScores(rows.map((row) => row.self_score ?? 0));
  return { ...attempt, self_score, correct_count, unmarked_count: questions_count - judged_count };
}

function isWanted(attempt: AttemptRow, { exam_id, prac_id }: Wanted): boolean {
  return (exam_id ?? attempt.exam_id) === attempt.exam_id && (prac_id ?? attempt.practice_id) === attempt.practice_id;
}

function earnedBy({ earned, self_score }: ReportRow): number {
  return roundScore((earned ?? 0) + (self_score ?? 0));
}

function sumUp(rows: readonly ReportRow[]) {
  const questions_count = rows.length;
  const unmarked_count = rows.filter((row) => row.status === 'needs-person' && giverOf(row) === null).length;
  return {
    questions_count,
    answered_count: rows.filter(({ status }) => status === 'graded' || status === 'needs-person').length,
    correct_count: rows.filter(({ is_right }) => is_right).length,
    judged_count: judgedOf({ questions_count, unmarked_count }),
    score: sumScores(rows.map(earnedBy)),
    full_score: sumScores(rows.map(({ total }) => total)),
  };
}
