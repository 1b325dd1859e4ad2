// What is asked of the server from the start of a test to its report at 30 questions: call by call as they are specified, in 37
// requests, and as the browser of ours does, in 34.
import { randomUUID } from 'node:crypto';
import { limits, practiceTypes } from '@tiku/contract/limits';
import type { Address } from '@tiku/contract';

export const questionCount = 30;
const noes = Array.from({ length: questionCount }, (_, at) => at + 1);

export interface Sitting {
  headers: Record<string, string>;
  examId: number;
  answerId: number;
  answers: readonly unknown[];
}

export interface Step {
  name: string;
  address: Address;
  /** One after the other. */
  requests(sitting: Sitting): object[];
  hear?(sitting: Sitting, answer: { answer_id: number }): void;
}

const save: Step = {
  name: 'save an answer',
  address: 'POST /exam/user_online_prac/answer_details',
  requests: ({ answerId, answers }) =>
    answers.map((answer, at) => ({
      answer_id: answerId,
      answer_details: [{ no: at + 1, seq: Date.now() * 1000 + at, answer }],
    })),
};

const handIn: Step = {
  name: 'hand in',
  address: 'POST /exam/user_online_prac/handin_answer',
  requests: ({ answerId }) => [{ answer_id: answerId, answer_details: [] }],
};

export const steps: readonly Step[] = [
  {
    name: 'begin',
    address: 'POST /exam/user_online_prac/create_answer',
    requests: ({ examId }) => [{ exam_id: examId, prac_type: practiceTypes.test }],
    hear: (sitting, { answer_id }) => void (sitting.answerId = answer_id),
  },
  {
    name: 'answer sheet',
    address: 'GET /exam/user_online_prac/noes',
    requests: ({ answerId }) => [{ answer_id: answerId }],
  },
  {
    name: 'read 30 questions',
    address: 'POST /app/user/exam/questions',
    requests: ({ examId, answerId }) => [{ exam_id: examId, answer_id: answerId, noes, limit: 100 }],
  },
  {
    name: 'read 30 answers',
    address: 'POST /exam/user_online_prac/get/answer_details',
    requests: ({ answerId }) => [{ answer_id: answerId, noes }],
  },
  save,
  handIn,
  {
    name: 'report',
    address: 'GET /exam/user_online_prac/answer_results',
    requests: ({ answerId }) => [{ answer_id: answerId }],
  },
  {
    name: 'answers with keys',
    address: 'POST /exam/user_online_prac/get/answer_details',
    requests: ({ answerId }) => [{ answer_id: answerId, noes }],
  },
];

export const browserSteps: readonly Step[] = [
  {
    name: 'begin, with the first questions',
    address: 'POST /exam/user_online_prac/create_answer',
    requests: ({ examId }) => [
      { exam_id: examId, prac_type: practiceTypes.test, create_key: randomUUID(), with_part: true },
    ],
    hear: (sitting, { answer_id }) => void (sitting.answerId = answer_id),
  },
  {
    name: 'the other questions',
    address: 'POST /app/user/exam/questions',
    requests: ({ examId, answerId }) => [
      { exam_id: examId, answer_id: answerId, noes: noes.slice(limits.attemptPart), limit: 100, with_answers: true },
    ],
  },
  save,
  handIn,
  {
    name: 'report, with the first questions',
    address: 'GET /exam/user_online_prac/answer_results',
    requests: ({ answerId }) => [{ answer_id: answerId, with_part: 1 }],
  },
];
