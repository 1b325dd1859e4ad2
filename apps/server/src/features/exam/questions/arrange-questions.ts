// The questions of an exam in another order, with one more, or without some. What people were asked stays as it was, and
// their marks follow the questions to their new numbers.
import type { ExamQuestion } from '@tiku/contract';
import { examStatus } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { describeQuestion, hashQuestion } from '../../question-text/question-text.ts';
import { selectChangeableExam } from '../change/changeable-exam.ts';
import type { ExamRow } from '../exam-row.ts';
import { mapExamFiles } from '../media/exam-file.store.ts';
import { insertQuestions } from '../paper/insert-paper.store.ts';
import { carryMarks } from '../upgrade/merge-marks.ts';
import {
  dropPlaces,
  findSameQuestion,
  movePlace,
  openPlace,
  selectEndOfSection,
  selectPlaces,
  updateExamSums,
} from './arrange-questions.store.ts';
import { findQuestion } from './exam-question.store.ts';
import { presentWithKey } from './exam-question.ts';
import { acceptQuestion } from './accept-question.ts';
import { settleMaterial } from './live-material.ts';
import type { GivenPlace } from './live-material.ts';

export function refuseIfChanged(exam: ExamRow, seenAt: string | undefined): void {
  if (seenAt !== undefined && exam.updated_at.getTime() !== Date.parse(seenAt)) throw new AppError('exam_changed');
}

/** An exam whose numbers are about to change: marks of an earlier change must have arrived. */
function refuseWhileMerging(exam: ExamRow): void {
  if (exam.is_merging) throw new AppError('exam_merging');
}

function refuseNo(context: Context<'member'>, name: string, maximum: number): AppError {
  return new AppError('invalid_request', { fields: describeField(name, 'too_big', context.language, { maximum }) });
}

export function refuseMissingSection(
  context: Context<'member'>,
  exam: ExamRow,
  sectionNo: number | null,
  name: string,
): void {
  if (sectionNo !== null && sectionNo > exam.sections_count) throw refuseNo(context, name, exam.sections_count);
}

export interface Move {
  no: number;
  toNo: number;
  sectionNo: number | null;
}

/** In a transaction that holds the exam locked. */
export async function moveWithin(tx: Db, context: Context<'member'>, exam: ExamRow, move: Move): Promise<void> {
  refuseWhileMerging(exam);
  const contentIds = await selectPlaces(tx, exam.id);
  await movePlace(tx, exam.id, move);
  const step = move.no < move.toNo ? -1 : 1;
  const [first, last] = [Math.min(move.no, move.toNo), Math.max(move.no, move.toNo)];
  const newNoes = contentIds.map((_, at) => {
    const no = at + 1;
    if (no === move.no) return move.toNo;
    return no < first || no > last ? no : no + step;
  });
  await carryMarks(tx, context.jobs, exam.id, { contentIds, newNoes });
}

interface Wanted {
  no: number;
  to_no?: number | undefined;
  section_no?: number | null | undefined;
  updated_at: string;
}

export async function moveQuestion(
  context: Context<'member'>,
  examId: number,
  wanted: Wanted,
): Promise<{ no: number; updated_at: string }> {
  const { db, jobs } = context;
  const moved = await db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    refuseIfChanged(exam, wanted.updated_at);
    const row = await findQuestion(tx, exam.id, wanted.no);
    if (!row) throw new AppError('not_found');
    const { to_no: toNo, section_no: section } = wanted;
    if (toNo !== undefined && toNo > exam.questions_count) throw refuseNo(context, 'to_no', exam.questions_count);
    if (section !== undefined) refuseMissingSection(context, exam, section, 'section_no');
    const move = { no: row.no, ...(await targetOf(tx, exam.id, row, { toNo, section })) };
    if (move.toNo === row.no && move.sectionNo === row.section_no) return { no: row.no, updated_at: exam.updated_at };
    await moveWithin(tx, context, exam, move);
    return { no: move.toNo, ...(await updateExamSums(tx, exam.id)) };
  });
  jobs.wake('merge-marks');
  return { no: moved.no, updated_at: moved.updated_at.toISOString() };
}

interface Target {
  toNo?: number | undefined;
  section?: number | null | undefined;
}

async function targetOf(
  tx: Db,
  examId: number,
  row: { no: number; section_no: number | null },
  { toNo, section }: Target,
): Promise<Omit<Move, 'no'>> {
  if (toNo === undefined) {
    const sectionNo = section === undefined ? row.section_no : section;
    if (sectionNo === row.section_no) return { toNo: row.no, sectionNo };
    return { toNo: await selectEndOfSection(tx, examId, sectionNo, row.no), sectionNo };
  }
  const neighbour = section === undefined ? await findQuestion(tx, examId, toNo) : null;
  return { toNo, sectionNo: section === undefined ? (neighbour?.section_no ?? null) : section };
}

export async function deleteQuestions(
  context: Context<'member'>,
  examId: number,
  given: readonly number[],
  seenAt: string,
): Promise<{ questions_count: number; updated_at: string }> {
  const { db, jobs } = context;
  const left = await db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    refuseIfChanged(exam, seenAt);
    refuseWhileMerging(exam);
    const noes = new Set(given);
    if (Math.max(...noes) > exam.questions_count) throw new AppError('not_found');
    // What others can open asks something.
    if (noes.size === exam.questions_count && exam.status !== examStatus.draft) throw new AppError('exam_empty');
    const contentIds = await selectPlaces(tx, exam.id);
    await dropPlaces(tx, exam.id, [...noes]);
    let kept = 0;
    const newNoes = contentIds.map((_, at) => (noes.has(at + 1) ? null : (kept += 1)));
    await carryMarks(tx, jobs, exam.id, { contentIds, newNoes });
    return updateExamSums(tx, exam.id);
  });
  jobs.wake('merge-marks');
  return { questions_count: left.questions_count, updated_at: left.updated_at.toISOString() };
}

/** A question as it is now, and where: in the exam or in a change of it. */
export interface LiveQuestion {
  examId: number;
  question: ExamQuestion;
  updated_at: string;
}

/** As many as an import may bring. */
const mostQuestions = 100_000;

export async function addQuestion(
  context: Context<'member'>,
  examId: number,
  given: Question,
  place: GivenPlace & { no?: number | undefined },
): Promise<LiveQuestion> {
  const { db, jobs, language } = context;
  const question = acceptQuestion(given, language);
  const sectionNo = place.section_no ?? null;
  const added = await db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    refuseMissingSection(context, exam, sectionNo, 'question.section_no');
    const known = await findSameQuestion(tx, exam.id, sectionNo, hashQuestion(question).contentHash);
    if (known !== null) return { examId: exam.id, no: known, updated_at: exam.updated_at };
    refuseWhileMerging(exam);
    if (exam.questions_count >= mostQuestions) throw refuseNo(context, 'question.no', mostQuestions);
    const after = exam.questions_count + 1;
    if (place.no !== undefined && place.no > after) throw refuseNo(context, 'question.no', after);
    const material = await settleMaterial(tx, context, exam.id, { main_id: null, main: null }, place);
    const no = place.no ?? (await selectEndOfSection(tx, exam.id, sectionNo, null));
    const contentIds = await selectPlaces(tx, exam.id);
    await openPlace(tx, exam.id, no);
    await insertQuestions(tx, exam.id, [
      { no, section_no: sectionNo, material_id: material.main_id, ...describeQuestion(question) },
    ]);
    await mapExamFiles(tx, exam.id, no);
    const newNoes = contentIds.map((_, at) => (at + 1 < no ? at + 1 : at + 2));
    await carryMarks(tx, jobs, exam.id, { contentIds, newNoes });
    return { examId: exam.id, no, ...(await updateExamSums(tx, exam.id)) };
  });
  jobs.wake('merge-marks');
  const row = await findQuestion(db, added.examId, added.no);
  if (!row) throw new AppError('not_found');
  return { examId: added.examId, question: presentWithKey(row), updated_at: added.updated_at.toISOString() };
}
