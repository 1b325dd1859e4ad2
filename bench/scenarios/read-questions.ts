import { questionCount } from '../attempts.ts';
import { requestsBy } from './attempt-requests.ts';
import type { Scenario } from './scenario.ts';

interface Wanted {
  answer_id: number;
}

export const readQuestions: Scenario = {
  name: 'read-questions',
  call: 'POST app/user/exam/questions',
  target: 0.6,
  floorIs: 'minimum',

  prepare: async ({ desk, productUrl }) => {
    const attempts = await desk.practising();
    const noes = Array.from({ length: questionCount }, (_, at) => at + 1);
    const requests = requestsBy(attempts, '/app/user/exam/questions', ({ id, examId }) => {
      return { exam_id: examId, answer_id: id, noes, limit: 100 };
    });
    const [first] = requests(0);
    if (!first) throw new Error('Nobody practises.');
    const { body = '' } = first.setupRequest?.(first) ?? {};
    const answer = await fetch(productUrl + first.path, { method: 'POST', headers: first.headers, body });
    await desk.keepBody(await answer.text());
    return requests;
  },

  // One select by key, and as many bytes sent.
  floor: (app, pool) => {
    app.route<{ Body: Wanted }>({
      method: 'POST',
      url: '/api/1/app/user/exam/questions',
      handler: async (request, reply) => {
        const { rows } = await pool.query<{ body: string }>({
          name: 'read',
          text: 'select body from bench_body where attempt_id = $1',
          values: [request.body.answer_id],
        });
        return reply.type('application/json').send(rows[0]?.body);
      },
    });
  },
};
