import { homeworkMarkingCalls } from '@tiku/contract';
import type { MarkedPaper } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { addressAnswerFile } from './mark/answer-file.ts';
import { completeMarking } from './mark/complete-marking.ts';
import { selectMarked } from './mark/marked-homework.ts';
import { countPapers, selectPapers, selectProgress } from './mark/paper-list.store.ts';
import type { PaperCounts, PaperRow } from './mark/paper-list.store.ts';
import { readAnswers } from './mark/read-answers.ts';
import { markAnswers } from './mark/write-marks.ts';

export const homeworkMarkingRoutes = defineRoutes(homeworkMarkingCalls, {
  'POST /mymanaged/group/homework/member_marks': async ({ db, actor }, { homework_id, req_total, ...query }) => {
    const homework = await selectMarked(db, actor, homework_id);
    const [rows, questions, counts] = await Promise.all([
      selectPapers(db, homework, query),
      selectProgress(db, actor, homework),
      countPapers(db, actor, homework.id),
    ]);
    const { waiting_count, completable_count, completed_count } = counts;
    return {
      list: rows.map((row) => presentPaper(row, row.user_id === actor.accountId)),
      ...(req_total ? { total: countOf(counts, query.is_completed) } : {}),
      questions,
      waiting_count,
      completable_count,
      completed_count,
      unmarked_count: questions.reduce((sum, { unmarked_count }) => sum + unmarked_count, 0),
    };
  },

  'POST /group/homework/member/question/marks': (context, wanted) => readAnswers(context, wanted),

  'PUT /group/homework/member/question/mark': async (context, wanted) => ({
    marks: await markAnswers(context, wanted),
  }),

  'PUT /group/homework/question/mark/complete': async (context, { homework_id }) => ({
    completed_count: await completeMarking(context, homework_id),
  }),

  'GET /group/homework/member/answer/file': async (context, wanted) => ({
    url: await addressAnswerFile(context, wanted),
  }),
});

function countOf({ waiting_count, completed_count }: PaperCounts, isCompleted: boolean | undefined): number {
  if (isCompleted === undefined) return waiting_count + completed_count;
  return isCompleted ? completed_count : waiting_count;
}

function presentPaper({ handed_in_at, ...row }: PaperRow, isMine: boolean): MarkedPaper {
  return { ...row, handed_in_at: handed_in_at.toISOString(), is_mine: isMine };
}
