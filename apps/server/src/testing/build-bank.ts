import type { RequestOf } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import { buildAccount } from './build-account.ts';
import type { TestApp } from './test-app.ts';

export function statement(desc: string, more: Partial<Question> = {}): Question {
  return {
    type: 4,
    desc: `<p>${desc}</p>`,
    correct_answer: true,
    explanation: `<p>secret of ${desc}</p>`,
    score: 1,
    difficulty: null,
    ...more,
  } as Question;
}

/** Somebody with a question bank, speaking HTTP. */
export async function banker(test: TestApp, accountId?: number) {
  const id = accountId ?? (await buildAccount(test.db));
  const token = await test.tokenFor(id);
  const options = { token };
  const list = async (filter: RequestOf<'GET /user_qdb/questions'> = {}) =>
    (await test.call('GET /user_qdb/questions', { limit: 100, req_total: 1, ...filter }, options)).body;
  return {
    id,
    token,
    list,
    ids: async (filter: RequestOf<'GET /user_qdb/questions'> = {}) =>
      (await list(filter)).list.map(({ question_id }) => question_id),
    summary: async () => (await test.call('GET /user_qdb/summary', {}, options)).body.summary,
    categories: async () => (await test.call('GET /user_qdb/categories', {}, options)).body.list,
    category: (request: RequestOf<'POST /user_qdb/category'>) => test.call('POST /user_qdb/category', request, options),
    addCategory: async (title: string, parent_id: number | null = null) =>
      (await test.call('POST /user_qdb/category', { title, parent_id, order_no: 1 }, options)).body.category.id,
    write: (question: RequestOf<'PUT /user_qdb/live_update/question'>['question']) =>
      test.call('PUT /user_qdb/live_update/question', { question }, options),
    add: async (question: Question, category_id: number | null = null) =>
      (await test.call('PUT /user_qdb/live_update/question', { question: { ...question, category_id } }, options)).body
        .question.question_id,
    take: (request: RequestOf<'POST /user_qdb/question/fromexam'>) =>
      test.call('POST /user_qdb/question/fromexam', request, options),
    call: <A extends Parameters<TestApp['call']>[0]>(address: A, request: RequestOf<A>) =>
      test.call(address, request, options),
  };
}

export type Banker = Awaited<ReturnType<typeof banker>>;
