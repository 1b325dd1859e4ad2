// What somebody asks of practice in one sitting, each call with what the ones before it answered.
import { practiceTypes } from '@tiku/contract/limits';
import type { Address } from '@tiku/contract';

export interface Sitting {
  examId: number;
  /** The test that is taken. */
  testId: number;
  /** The practice beside it. */
  practiceId: number;
  /** Grows with every answer. */
  seq: number;
}

export interface Call {
  name: string;
  address: Address;
  request(sitting: Sitting): object;
  /** Keeps what later calls need of the answer. */
  hear?(sitting: Sitting, answer: { answer_id: number }): void;
}

const page = { start: 0, limit: 10, req_total: 1 };
const twenty = Array.from({ length: 20 }, (_, at) => at + 1);

export const calls: readonly Call[] = [
  {
    name: 'home of an exam, with counts and rank',
    address: 'GET /exam/user_online_prac/home',
    request: ({ examId }) => ({ exam_id: examId }),
  },
  { name: 'recent practices', address: 'GET /exam/user_online_prac/home', request: () => ({}) },
  {
    name: 'begin a practice',
    address: 'POST /exam/user_online_prac/create_answer',
    request: ({ examId }) => ({ exam_id: examId, prac_type: practiceTypes.selection }),
    hear: (sitting, { answer_id }) => void (sitting.practiceId = answer_id),
  },
  {
    name: 'begin with the wrong questions',
    address: 'POST /exam/user_online_prac/create_answer',
    request: ({ examId }) => ({ exam_id: examId, prac_type: practiceTypes.wrong }),
  },
  {
    name: 'begin a test',
    address: 'POST /exam/user_online_prac/create_answer',
    request: ({ examId }) => ({ exam_id: examId, prac_type: practiceTypes.test }),
    hear: (sitting, { answer_id }) => void (sitting.testId = answer_id),
  },
  {
    name: 'answer sheet',
    address: 'GET /exam/user_online_prac/noes',
    request: ({ testId }) => ({ answer_id: testId }),
  },
  {
    name: 'questions',
    address: 'POST /app/user/exam/questions',
    request: ({ examId, testId }) => ({ exam_id: examId, answer_id: testId, noes: twenty, limit: 100 }),
  },
  {
    name: 'answers',
    address: 'POST /exam/user_online_prac/get/answer_details',
    request: ({ testId }) => ({ answer_id: testId, noes: twenty }),
  },
  {
    name: 'marks of questions',
    address: 'POST /app/user/exam/questions/marks',
    request: ({ examId }) => ({ exam_id: examId, noes: twenty }),
  },
  {
    name: 'save an answer',
    address: 'POST /exam/user_online_prac/answer_details',
    request: (sitting) => ({
      answer_id: sitting.testId,
      answer_details: [{ no: 2, seq: ++sitting.seq, answer: ['A'] }],
    }),
  },
  {
    name: 'save an answer and check it',
    address: 'POST /exam/user_online_prac/answer_details',
    request: (sitting) => ({
      answer_id: sitting.practiceId,
      answer_details: [{ no: 2, seq: ++sitting.seq, answer: ['A'], check: true }],
    }),
  },
  {
    name: 'hand in',
    address: 'POST /exam/user_online_prac/handin_answer',
    request: ({ testId }) => ({ answer_id: testId }),
  },
  {
    name: 'report',
    address: 'GET /exam/user_online_prac/answer_results',
    request: ({ testId }) => ({ answer_id: testId }),
  },
  {
    name: 'history of an exam',
    address: 'POST /exam/user_online_prac/history_answers',
    request: ({ examId }) => ({ ...page, exam_id: examId }),
  },
  {
    name: 'history of tests at an exam',
    address: 'POST /exam/user_online_prac/history_answers',
    request: ({ examId }) => ({ ...page, exam_id: examId, prac_type: practiceTypes.test }),
  },
  { name: 'history of everything', address: 'POST /exam/user_online_prac/history_answers', request: () => page },
  {
    name: 'history of all wrong-question practice',
    address: 'POST /exam/user_online_prac/history_answers',
    request: () => ({ ...page, prac_type: practiceTypes.wrong }),
  },
  {
    name: 'delete an attempt',
    address: 'DELETE /exam/user_online_prac/history_answers',
    request: ({ examId, testId }) => ({ exam_id: examId, answer_ids: [testId] }),
  },
  {
    name: 'wrong questions of an exam',
    address: 'POST /app/user/exam/questions/wrong',
    request: ({ examId }) => ({ ...page, exam_id: examId }),
  },
  {
    name: 'numbers of wrong questions',
    address: 'POST /app/user/exam/questions/wrong/noes',
    request: ({ examId }) => ({ exam_id: examId }),
  },
  { name: 'exams with wrong questions', address: 'POST /user/exams/wrong', request: () => page },
  {
    name: 'exams with most wrong questions',
    address: 'POST /user/exams/wrong',
    request: () => ({ ...page, order_by: 'count' }),
  },
  { name: 'exams with kept questions', address: 'POST /user/exams/favorite', request: () => page },
  { name: 'exams with notes', address: 'POST /user/exams/note', request: () => page },
];
