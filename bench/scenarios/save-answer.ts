import { questionCount } from '../attempts.ts';
import { requestsBy } from './attempt-requests.ts';
import type { Scenario } from './scenario.ts';

interface Save {
  answer_id: number;
  answer_details: [{ no: number; seq: number; answer: unknown }];
}

export const saveAnswer: Scenario = {
  name: 'save-answer',
  call: 'POST answer_details',
  target: 0.5,
  floorIs: 'minimum',

  // One answer each time, as the web sends it a moment after an option was chosen.
  prepare: async ({ desk }) => {
    const attempts = await desk.practising();
    let seq = Date.now() * 1000;
    let turn = 0;
    return requestsBy(attempts, '/exam/user_online_prac/answer_details', ({ id }) => {
      const at = turn++ % questionCount;
      return { answer_id: id, answer_details: [{ no: at + 1, seq: ++seq, answer: desk.answers[at] }] };
    });
  },

  // One durable upsert by key.
  floor: (app, pool) => {
    app.route<{ Body: Save }>({
      method: 'POST',
      url: '/api/1/exam/user_online_prac/answer_details',
      handler: async ({ body: { answer_id: attemptId, answer_details: details } }) => {
        const [{ no, seq, answer }] = details;
        await pool.query({
          name: 'save',
          text: `insert into bench_answer (attempt_id, no, seq, answer) values ($1, $2, $3, $4)
            on conflict (attempt_id, no) do update set seq = excluded.seq, answer = excluded.answer`,
          values: [attemptId, no, seq, JSON.stringify(answer)],
        });
        return { saved: details };
      },
    });
  },
};
