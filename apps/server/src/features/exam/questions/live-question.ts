// One question of an exam that people may be using: replaced, never rewritten.
import type { ExamQuestion, Language } from '@tiku/contract';
import { findProblems } from '@tiku/questions';
import type { Problem, Question } from '@tiku/questions';
import { sanitise } from '@tiku/questions/rich-text';
import { AppError } from '../../../http/app-error.ts';
import type { Context, UploadedFile } from '../../../http/context.ts';
import { takeUse } from '../../../http/limits/throttle.ts';
import { fill, texts } from '../../../texts/texts.ts';
import { hashQuestion, mapTexts, questionVector } from '../../question-text/question-text.ts';
import { insertExamFiles, mapExamFiles } from '../media/exam-file.store.ts';
import { newMediaName, saveMedia } from '../media/exam-media.ts';
import { findQuestion, hasContent, replaceQuestion } from './exam-question.store.ts';
import { presentWithKey } from './exam-question.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import { signMedia } from '../media/share-media.ts';

function describeProblems(problems: readonly Problem[], language: Language): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ code, field, item }) => [
      ['question', field, ...(item === undefined ? [] : [item - 1])].join('.'),
      fill(texts[language].problems[code], { item }),
    ]),
  );
}

/** What somebody wrote, ready to be stored; refused with the reasons where it is no whole question. */
export function acceptQuestion(given: Question, language: Language): Question {
  const question = mapTexts(given, sanitise);
  const problems = findProblems(question);
  if (problems.length > 0) throw new AppError('bad_question', { fields: describeProblems(problems, language) });
  return question;
}

/** The same question again changes nothing. */
export async function updateQuestion(
  context: Context<'member'>,
  examId: number,
  no: number,
  given: Question,
): Promise<ExamQuestion> {
  const question = acceptQuestion(given, context.language);
  const hashes = hashQuestion(question);
  return context.db.transaction().execute(async (tx) => {
    const { id } = await selectEditableExam(tx, context.actor, examId);
    const row = await findQuestion(tx, id, no);
    if (!row) throw new AppError('not_found');
    if (await hasContent(tx, row.content_id, hashes.contentHash)) return presentWithKey(row);
    const contentId = await replaceQuestion(tx, id, { no, question, ...hashes, search: questionVector(question) });
    await mapExamFiles(tx, id, contentId);
    return presentWithKey({ ...row, content: question });
  });
}

const HOUR = 60 * 60;

export async function addFile(
  context: Context<'member'>,
  examId: number,
  file: UploadedFile,
): Promise<{ name: string; url: string }> {
  const { db, actor } = context;
  const { id, account_id, company_id } = await selectEditableExam(db, actor, examId);
  await takeUse(db, [{ key: `exam-file:${actor.accountId}`, max: 300, seconds: HOUR }]);
  const name = newMediaName(file.name);
  const owner = { accountId: account_id, companyId: company_id };
  await saveMedia(context, { ...owner, purpose: 'exam', ...file }, async (tx, saved) => {
    await selectEditableExam(tx, actor, id);
    await insertExamFiles(tx, id, [{ name, ...saved }]);
  });
  const { [name]: url = '' } = await signMedia(context, id, [name]);
  return { name, url };
}
