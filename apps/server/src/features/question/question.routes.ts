import { questionCalls } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { presentListed } from '../exam/exam.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { searchQuery } from '../question-text/question-text.ts';
import { exportMarkedQuestions } from './export-marked.ts';
import { clearMarks, selectMarkedNoes, selectMarks } from './mark.store.ts';
import type { MarkKind } from './mark.store.ts';
import { selectMarkedExams } from './marked-exam.store.ts';
import type { MarkedExamQuery } from './marked-exam.store.ts';
import { presentMark, readMarkedQuestions } from './marked-questions.ts';
import { questionHistory } from './question-history.ts';
import { readNote, toggleMark, writeNote } from './own-marks.ts';
import { changeMarks, withMarks } from './settled-marks.ts';

type Member = Context<'member'>;
type Page = Parameters<typeof readMarkedQuestions>[2] & { req_total: 0 | 1 | boolean };

const questionsOf = (kind: MarkKind) => async (context: Member, wanted: Page) => {
  const { total, ...found } = await readMarkedQuestions(context, kind, wanted);
  return { ...found, ...(wanted.req_total ? { total } : {}) };
};

const noesOf =
  (kind: MarkKind) =>
  async ({ db, actor }: Member, { exam_id }: { exam_id: number }) => {
    const exam = await selectOpenableExam(db, actor, exam_id);
    const noes = await withMarks(db, exam, actor, (settled) => selectMarkedNoes(settled, actor, exam.id, kind));
    return { noes };
  };

/** Somebody who may no longer open an exam may still tidy up what they had there. */
const removalOf =
  (kind: MarkKind) =>
  async ({ db, actor }: Member, { exam_id, noes }: { exam_id: number; noes?: readonly number[] }) => ({
    removed_count: await changeMarks(db, actor, exam_id, (tx) => clearMarks(tx, actor, exam_id, kind, noes ?? null)),
  });

interface ExamsQuery {
  query_string: string;
  order_by: MarkedExamQuery['order'];
  start: number;
  limit: number;
  req_total: 0 | 1 | boolean;
}

const examsWith =
  (kind: MarkedExamQuery['kind']) =>
  async ({ db, actor }: Member, input: ExamsQuery): Promise<ResponseOf<'POST /user/exams/wrong'>> => {
    const { query_string, order_by: order, start, limit } = input;
    const withTotal = Boolean(input.req_total);
    const words = searchQuery(query_string);
    // Words that hold nothing to look for find nothing.
    if (words === null && query_string.trim() !== '') return { list: [], ...(withTotal ? { total: 0 } : {}) };
    const { rows, total } = await selectMarkedExams(db, actor, { kind, order, words, start, limit, withTotal });
    const list = rows.map((row) => ({
      exam: presentListed(row),
      marked_count: row.marked_count,
      marked_at: row.marked_at.toISOString(),
    }));
    return { list, ...(withTotal ? { total } : {}) };
  };

export const questionRoutes = defineRoutes(questionCalls, {
  'POST /app/user/exam/questions/wrong': questionsOf('wrong'),
  'POST /app/user/exam/questions/favorited': questionsOf('favorited'),
  'POST /app/user/exam/questions/noted': questionsOf('noted'),
  'POST /app/user/exam/questions/wrong/noes': noesOf('wrong'),
  'POST /app/user/exam/questions/favorited/noes': noesOf('favorited'),
  'POST /app/user/exam/questions/noted/noes': noesOf('noted'),
  'POST /app/user/exam/questions/mastered/noes': noesOf('mastered'),
  'DELETE /app/user/exam/questions/wrong': removalOf('wrong'),
  'DELETE /app/user/exam/questions/wrong/all': removalOf('wrong'),
  'DELETE /app/user/exam/questions/favorited': removalOf('favorited'),
  'DELETE /app/user/exam/questions/favorited/all': removalOf('favorited'),
  'DELETE /app/user/exam/questions/mastered': removalOf('mastered'),
  'DELETE /app/user/exam/questions/mastered/all': removalOf('mastered'),
  'GET /app/user/exam/questions/excel': async (context, { exam_id, kind }) =>
    exportMarkedQuestions(context, exam_id, kind),
  'POST /online/questions/favorite': async (context, toggle) => ({
    is_favorited: await toggleMark(context, 'favorited', toggle),
  }),
  'POST /online/questions/mastered': async (context, toggle) => ({
    is_mastered: await toggleMark(context, 'mastered', toggle),
  }),

  'POST /online/questions/note': async (context, { note, mode, ...seen }) =>
    writeNote(context, seen, mode === 1 ? '' : note),

  'GET /online/questions/note': async (context, { exam_id, no }) => readNote(context, exam_id, no),

  'POST /app/user/exam/questions/marks': async ({ db, actor }, { exam_id, noes, answer_id }) => {
    const exam = await selectOpenableExam(db, actor, exam_id);
    const list = await withMarks(db, exam, actor, async (settled) => {
      const present =
        answer_id === undefined
          ? new Map(noes.map((no) => [no, no]))
          : await questionHistory.value.selectPresentNumbers(settled, actor, exam.id, answer_id, noes);
      const marks = await selectMarks(settled, actor, exam.id, [...present.values()]);
      const markOf = new Map(marks.map((mark) => [mark.no, presentMark(mark)]));
      return noes.flatMap((no) => {
        const mark = markOf.get(present.get(no) ?? 0);
        return mark ? [{ ...mark, no }] : [];
      });
    });
    return { list };
  },

  'POST /user/exams/wrong': examsWith('wrong'),
  'POST /user/exams/favorite': examsWith('favorited'),
  'POST /user/exams/note': examsWith('noted'),
});
