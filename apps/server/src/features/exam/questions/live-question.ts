// One question of an exam that people may be using: replaced, never rewritten.
import type { Question } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { hashQuestion, questionVector } from '../../question-text/question-text.ts';
import { insertExamFiles, mapExamFiles } from '../media/exam-file.store.ts';
import { newMediaName, saveMedia } from '../media/exam-media.ts';
import { acceptQuestion } from './accept-question.ts';
import { moveWithin, refuseIfChanged, refuseMissingSection } from './arrange-questions.ts';
import type { LiveQuestion } from './arrange-questions.ts';
import { selectEndOfSection, updateExamSums } from './arrange-questions.store.ts';
import { findQuestion, hasContent, replaceQuestion } from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { presentWithKey } from './exam-question.ts';
import type { ExamRow } from '../exam-row.ts';
import { settleMaterial } from './live-material.ts';
import type { GivenPlace } from './live-material.ts';
import { placeMaterial } from './live-material.store.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import { selectChangeableExam } from '../change/changeable-exam.ts';
import { signMedia } from '../media/share-media.ts';

/** The same question in the same place again changes nothing. */
export async function updateQuestion(
  context: Context<'member'>,
  examId: number,
  given: Question,
  place: GivenPlace & { no: number; updated_at?: string | undefined },
): Promise<LiveQuestion> {
  const question = acceptQuestion(given, context.language);
  const { contentHash, stemHash } = hashQuestion(question);
  const updated = await context.db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    const row = await findQuestion(tx, exam.id, place.no);
    if (!row) throw new AppError('not_found');
    const hasNewContent = !(await hasContent(tx, row.content_id, contentHash));
    if (hasNewContent) {
      const search = questionVector(question);
      await replaceQuestion(tx, exam.id, { no: row.no, question, contentHash, stemHash, search });
    }
    const material = await settleMaterial(tx, context, exam.id, row, place);
    if (material.main_id !== row.main_id) await placeMaterial(tx, exam.id, row.no, material.main_id);
    const no = await settleSection(tx, context, exam, row, place.section_no);
    const isMoved = no !== row.no || (place.section_no !== undefined && place.section_no !== row.section_no);
    if (!hasNewContent && material.main_id === row.main_id && !isMoved) {
      return { id: exam.id, no, updated_at: exam.updated_at };
    }
    // Takes back what has been written: under this number stands another question by now.
    refuseIfChanged(exam, place.updated_at);
    await mapExamFiles(tx, exam.id, no);
    return { id: exam.id, no, ...(await updateExamSums(tx, exam.id)) };
  });
  context.jobs.wake('merge-marks');
  const row = await findQuestion(context.db, updated.id, updated.no);
  if (!row) throw new AppError('not_found');
  return { examId: updated.id, question: presentWithKey(row), updated_at: updated.updated_at.toISOString() };
}

/** At the end of the section wanted, unless it is there already. Answers its number. */
async function settleSection(
  tx: Db,
  context: Context<'member'>,
  exam: ExamRow,
  row: QuestionRow,
  sectionNo: number | null | undefined,
): Promise<number> {
  if (sectionNo === undefined || sectionNo === row.section_no) return row.no;
  refuseMissingSection(context, exam, sectionNo, 'question.section_no');
  const toNo = await selectEndOfSection(tx, exam.id, sectionNo, row.no);
  await moveWithin(tx, context, exam, { no: row.no, toNo, sectionNo });
  return toNo;
}

const HOUR = 60 * 60;

export async function addFile(
  context: Context<'member'>,
  examId: number,
  file: UploadedFile,
): Promise<{ name: string; url: string }> {
  const { db, actor } = context;
  const { account_id, company_id } = await selectEditableExam(db, actor, examId);
  await takeUse(db, [{ key: `exam-file:${actor.accountId}`, max: 300, seconds: HOUR }]);
  const name = newMediaName(file.name);
  const owner = { accountId: account_id, companyId: company_id };
  const id = await saveMedia(context, { ...owner, purpose: 'exam', ...file }, async (tx, saved) => {
    const exam = await selectChangeableExam(tx, context, examId);
    await insertExamFiles(tx, exam.id, [{ name, ...saved }]);
    return exam.id;
  });
  const { [name]: url = '' } = await signMedia(context, id, [name]);
  return { name, url };
}
