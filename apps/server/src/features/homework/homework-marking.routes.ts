import { homeworkMarkingCalls } from '@tiku/contract';
import type { MarkedPaper } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { readAlike } from './mark/alike-answers.ts';
import { upsertRemoved } from './comments/comments.ts';
import { addressAnswerFile } from './mark/answer-file.ts';
import { completeMarking } from './mark/complete-marking.ts';
import { findCompleting } from './mark/completing.store.ts';
import { selectMarked } from './mark/marked-homework.ts';
import { countPapers, selectPapers, selectProgress } from './mark/paper-list.store.ts';
import type { PaperCounts, PaperRow } from './mark/paper-list.store.ts';
import { readAnswers } from './mark/read-answers.ts';
import { markAnswers } from './mark/write-marks.ts';

export const homeworkMarkingRoutes = defineRoutes(homeworkMarkingCalls, {
  'POST /mymanaged/group/homework/member_marks': async ({ db, actor }, { homework_id, req_total, ...query }) => {
    const homework = await selectMarked(db, actor, homework_id);
    const [rows, questions, counts, completing] = await Promise.all([
      selectPapers(db, homework, query),
      selectProgress(db, actor, homework),
      countPapers(db, actor, homework.id),
      findCompleting(db, homework.id),
    ]);
    const { waiting_count, completable_count, completed_count } = counts;
    return {
      list: rows.map((row) => presentPaper(row, actor, query)),
      ...(req_total ? { total: countOf(counts, query.is_completed) } : {}),
      questions,
      waiting_count,
      completable_count,
      completed_count,
      completing,
      unmarked_count: questions.reduce((sum, { unmarked_count }) => sum + unmarked_count, 0),
    };
  },

  'POST /group/homework/member/question/marks': (context, wanted) => readAnswers(context, wanted),

  'POST /group/homework/question/alike_answers': async (context, wanted) => ({
    groups: await readAlike(context, wanted),
  }),

  'PUT /group/homework/member/question/mark': async (context, wanted) => ({
    marks: await markAnswers(context, wanted),
  }),

  'PUT /group/homework/question/mark/complete': (context, { homework_id }) => completeMarking(context, homework_id),

  'DELETE /group/homework/mark/comment': async ({ db, actor }, { homework_id, comment }) => {
    await selectMarked(db, actor, homework_id);
    await upsertRemoved(db, actor.accountId, comment);
    return {};
  },

  'GET /group/homework/member/answer/file': async (context, wanted) => ({
    url: await addressAnswerFile(context, wanted),
  }),
});

function countOf({ waiting_count, completed_count }: PaperCounts, isCompleted: boolean | undefined): number {
  if (isCompleted === undefined) return waiting_count + completed_count;
  return isCompleted ? completed_count : waiting_count;
}

/** One's own is known anyway, as nobody marks it. */
function presentPaper(
  { handed_in_at, stay, ...row }: PaperRow,
  { accountId }: Actor,
  { names_hidden }: { names_hidden: boolean },
): MarkedPaper {
  const is_mine = row.user_id === accountId;
  if (names_hidden && !is_mine) return { ...row, user_id: null, name: '', handed_in_at: null, stay: null, is_mine };
  return { ...row, handed_in_at: handed_in_at.toISOString(), stay, is_mine };
}
