// The lists that people keep of an exam's questions: each with its calls, its pages and its way of practising.
import { markedExamOrders, practiceTypes } from '@tiku/contract/limits';
import { paths } from '../../lib/navigation/paths.ts';

export const lists = {
  wrong: {
    exams: 'POST /user/exams/wrong',
    questions: 'POST /app/user/exam/questions/wrong',
    examsPath: paths.wrongExams,
    path: paths.wrongQuestions,
    practiceType: practiceTypes.wrong,
  },
  favorited: {
    exams: 'POST /user/exams/favorite',
    questions: 'POST /app/user/exam/questions/favorited',
    examsPath: paths.favoritedQuestionExams,
    path: paths.favoritedQuestions,
    practiceType: practiceTypes.favorites,
  },
  noted: {
    exams: 'POST /user/exams/note',
    questions: 'POST /app/user/exam/questions/noted',
    examsPath: paths.notedExams,
    path: paths.notedQuestions,
    practiceType: practiceTypes.notes,
  },
} as const;

export type ListKind = keyof typeof lists;
type MarkedExamOrder = (typeof markedExamOrders)[number];

export function listPath(kind: ListKind, examId: number): string {
  return `${lists[kind].path}?exam_id=${examId}`;
}

/** From the address, where people may write anything. */
export function readOrder(text: string | undefined): MarkedExamOrder {
  return markedExamOrders.find((order) => order === text) ?? markedExamOrders[0];
}
