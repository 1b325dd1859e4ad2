import type { PracticeType, RequestOf, ResponseOf } from '@tiku/contract';
import type { Paper } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import type { TestApp } from './test-app.ts';

type Begun = ResponseOf<'POST /exam/user_online_prac/create_answer'>;

/** One question of each family, with keys that no shuffling hides from a test. */
export const allFamilies: Question[] = [
  {
    type: 2,
    desc: '<p>Which are prime?</p>',
    options: ['Two', 'Four', 'Five', 'Nine'],
    correct_answer: ['A', 'C'],
    explanation: '<p>secret-explanation</p>',
    score: 4,
    partial_score: 1.5,
    difficulty: 2,
  },
  { type: 4, desc: '<p>Ice floats.</p>', correct_answer: true, explanation: '', score: 1, difficulty: 0 },
  {
    type: 3,
    desc: '<p>____ and ____.</p>',
    correct_answer: [['secret-one', 'one'], ['two']],
    explanation: '',
    score: 2,
    item_scores: [1, 1],
    difficulty: null,
  },
  {
    type: 5,
    desc: '<p>Match.</p>',
    options: ['France', 'Peru'],
    matchings: ['Paris', 'Lima', 'Rome'],
    correct_answer: ['A', 'B'],
    explanation: '',
    score: 2,
    item_scores: [1, 1],
    difficulty: null,
  },
  {
    type: 14,
    desc: '<p>Correct it.</p>',
    options: ['He go.'],
    correct_answer: ['He goes.'],
    explanation: '',
    score: 1,
    item_scores: [1],
    difficulty: null,
  },
  {
    type: 7,
    desc: '<p>Write about rain.</p>',
    correct_answer: '<p>secret-reference</p>',
    explanation: '',
    score: 10,
    difficulty: 4,
  },
];

export function paperOf(questions: readonly Question[]): Pick<Paper, 'sections' | 'materials' | 'items'> {
  return {
    sections: [],
    materials: [],
    items: questions.map((question) => ({ question, section: null, material: null })),
  };
}

/** `count` statements, all of them true, a point each. */
export function statements(count: number): Question[] {
  return Array.from({ length: count }, (_, at) => ({
    type: 4,
    desc: `<p>Statement ${at + 1} of many</p>`,
    correct_answer: true,
    explanation: '',
    score: 1,
    difficulty: null,
  }));
}

/** Somebody at work on an exam, speaking HTTP. */
export function learner(test: TestApp, token: string, companyId?: number) {
  const options = { token, ...(companyId === undefined ? {} : { companyId }) };
  return {
    begin: async (
      examId: number,
      pracType: PracticeType,
      more: Partial<RequestOf<'POST /exam/user_online_prac/create_answer'>> = {},
    ): Promise<Begun> => {
      const request = { exam_id: examId, prac_type: pracType, ...more };
      const { status, body } = await test.call('POST /exam/user_online_prac/create_answer', request, options);
      if (status !== 200) throw new Error(`create_answer: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    save: (answerId: number, ...details: RequestOf<'POST /exam/user_online_prac/answer_details'>['answer_details']) =>
      test.call(
        'POST /exam/user_online_prac/answer_details',
        { answer_id: answerId, answer_details: details },
        options,
      ),
    handIn: (answerId: number, more: object = {}) =>
      test.call('POST /exam/user_online_prac/handin_answer', { answer_id: answerId, ...more }, options),
    details: (answerId: number, noes: number[], show = false) =>
      test.call('POST /exam/user_online_prac/get/answer_details', { answer_id: answerId, noes, show }, options),
    sheet: (answerId: number) => test.call('GET /exam/user_online_prac/noes', { answer_id: answerId }, options),
    report: (answerId: number) =>
      test.call('GET /exam/user_online_prac/answer_results', { answer_id: answerId }, options),
    questions: (examId: number, answerId: number) =>
      test.call('POST /app/user/exam/questions', { exam_id: examId, answer_id: answerId, limit: 100 }, options),
  };
}
