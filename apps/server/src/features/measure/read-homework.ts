import type { Measures } from '@tiku/contract';
import { addPaper } from '@tiku/measure';
import type { Context } from '../../platform/http/context.ts';
import { answerInOwnOrder, selectQuestions } from '../exam/questions/questions.ts';
import type { QuestionRow } from '../exam/questions/questions.ts';
import { selectMarked } from '../homework/homework.ts';
import { selectMarkerKeys } from '../homework/marker-keys/marker-keys.ts';
import { markerKeyAt } from '../question-key/question-key.ts';
import type { MarkerKey } from '../question-key/question-key.ts';
import { emptySums, itemsOf, mostQuestions, responsesOf } from './form-items.ts';
import { selectFirstPapers } from './paper.store.ts';
import { presentForm, presentQuestion } from './present.ts';
import { selectInBatches } from './response-matrix.ts';

/**
 * Of a homework that they mark: counted afresh, for a group has an end, and marks, re-grades and people who leave all change what it
 * is made of.
 */
export async function readHomeworkMeasures(context: Context<'member'>, homeworkId: number): Promise<Measures> {
  const { db, actor, keys: secrets } = context;
  const { id, exam_id } = await selectMarked(db, actor, homeworkId);
  const [rows, papers, keys] = await Promise.all([
    selectQuestions(db, exam_id, 0, mostQuestions),
    selectFirstPapers(db, id),
    selectMarkerKeys(db, actor, exam_id),
  ]);
  const marked = papers.filter(({ awaits_marks }) => !awaits_marks).map((paper) => paper.id);
  const items = itemsOf(
    rows.map(({ no, content_id, score }) => ({ no, contentId: content_id, score })),
    new Map(rows.map(({ content_id, content }) => [content_id, content])),
    { withJudged: true },
  );
  const sums = emptySums(items);
  await selectInBatches(db, marked, (_, answers) => addPaper(sums.form, sums.items, responsesOf(items, answers)));
  const { form, alphaWithout } = presentForm(sums.form, sums.items, null);
  const questions = rows.map((row, place) => {
    const item = sums.items[place];
    const key = markerKeyAt(keys, row.no);
    return presentQuestion(
      {
        no: row.no,
        content: row.content,
        score: Math.round(row.score * 10),
        parts: item ? [{ form: sums.form, item }] : [],
        alphaWithout: alphaWithout[place] ?? null,
        scale: null,
        reports: 0,
        hidden: key.hidden,
        shownAs: letterFor(row, key, secrets.signing, actor.accountId),
      },
      rows.length,
    );
  });
  return {
    papers_count: marked.length,
    left_out: { repeats: 0, parts: 0, unmarked: papers.length - marked.length, judged_questions: 0 },
    form,
    questions,
  };
}

/** As the question is shown to them. */
function letterFor(row: QuestionRow, { isAuthor }: MarkerKey, secret: Buffer, accountId: number) {
  return (option: string): string => {
    if (isAuthor) return option;
    const moved = answerInOwnOrder(row, secret, accountId, [option]);
    return (Array.isArray(moved) && moved[0]) || option;
  };
}
