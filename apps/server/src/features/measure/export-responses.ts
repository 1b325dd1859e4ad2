// The points of each paper by question, for statistics programs. Papers have running numbers: no name, no id.
import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/http/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { selectQuestions } from '../exam/questions/questions.ts';
import { selectMarked } from '../homework/homework.ts';
import { selectMarkerKeys } from '../homework/marker-keys/marker-keys.ts';
import { markerKeyAt } from '../question-key/question-key.ts';
import { itemsOf, mostQuestions, responsesOf } from './form-items.ts';
import { findAuthored, selectCountedAttempts, selectForms } from './form.store.ts';
import { selectFirstPapers } from './paper.store.ts';
import { readTests, selectInBatches } from './response-matrix.ts';

type Member = Context<'member'>;

/** As many as are read and written within a request; the newest. */
const mostPapers = 2_000;

/** In an order of nobody's: the running number must not say who began first. */
function shuffled(ids: readonly number[]): number[] {
  return ids
    .map((id) => [randomBytes(8).toString('hex'), id] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, id]) => id);
}

/** Comma and line feed: numbers and letters of ours alone, so that nothing needs quotes and no cell is a formula. */
function sendCsv({ reply }: Member, lines: readonly (readonly (string | number)[])[]): Buffer {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition('attachment', 'responses.csv'));
  return Buffer.from(lines.map((line) => `${line.join(',')}\n`).join(''));
}

/** Of the newest form: papers that asked other questions have other columns. */
export async function exportExamResponses(context: Member, examId: number): Promise<Buffer> {
  const { db, actor, contents } = context;
  const exam = await findAuthored(db, actor, examId);
  if (!exam) throw new AppError('not_found');
  const [form] = await selectForms(db, exam.id);
  const attempts = form ? await selectCountedAttempts(db, [form.id], mostPapers) : [];
  const tests = await readTests(db, contents, shuffled(attempts));
  const items = tests[0]?.items ?? [];
  return sendCsv(context, [
    ['paper', ...items.map(({ no }) => `q${no}`)],
    ...tests.map(({ responses }, at) => [at + 1].concat(responses.map(({ x }) => x / 10))),
  ]);
}

/** Without the questions whose key they may not see: what was earned would tell it. */
export async function exportHomeworkResponses(context: Member, homeworkId: number): Promise<Buffer> {
  const { db, actor } = context;
  const { id, exam_id } = await selectMarked(db, actor, homeworkId);
  const [rows, papers, keys] = await Promise.all([
    selectQuestions(db, exam_id, 0, mostQuestions),
    selectFirstPapers(db, id),
    selectMarkerKeys(db, actor, exam_id),
  ]);
  const items = itemsOf(
    rows.map(({ no, content_id, score }) => ({ no, contentId: content_id, score })),
    new Map(rows.map(({ content_id, content }) => [content_id, content])),
    { withJudged: true },
  ).filter(({ no }) => markerKeyAt(keys, no).hidden === null);
  const ids = papers.flatMap((paper) => (paper.awaits_marks ? [] : [paper.id])).slice(0, mostPapers);
  const lines: (string | number)[][] = [['paper', ...items.map(({ no }) => `q${no}`)]];
  await selectInBatches(db, shuffled(ids), (_, answers) => {
    lines.push([lines.length, ...responsesOf(items, answers).map(({ x }) => x / 10)]);
  });
  return sendCsv(context, lines);
}
