import { questionCount } from '../attempts.ts';
import { withOsType } from '../world.ts';
import type { Scenario } from './scenario.ts';

const amount = 200;

export const handIn: Scenario = {
  name: 'hand-in',
  call: 'POST handin_answer',
  target: 0.5,
  // Each is handed in once: a second time would cost next to nothing.
  amount,
  floorIs: 'minimum',

  prepare: async ({ desk }) => {
    const waiting = await desk.takeTests(amount);
    return () => [
      {
        method: 'POST',
        path: withOsType('/exam/user_online_prac/handin_answer'),
        headers: {},
        setupRequest: (request) => {
          const { id = 0, headers = {} } = waiting.shift() ?? {};
          return {
            ...request,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ answer_id: id, answer_details: [] }),
          };
        },
      },
    ];
  },

  // One durable update of its answers.
  floor: (app, pool) => {
    app.route<{ Body: { answer_id: number } }>({
      method: 'POST',
      url: '/api/1/exam/user_online_prac/handin_answer',
      handler: async (request) => {
        await pool.query({
          name: 'hand-in',
          text: `update answer w set status = 'graded', earned = g.earned, is_right = g.is_right
            from jsonb_to_recordset($1::jsonb) as g (no integer, earned numeric, is_right boolean)
            where w.attempt_id = $2 and w.no = g.no`,
          values: [JSON.stringify(grades), request.body.answer_id],
        });
        return { score: questionCount };
      },
    });
  },
};

const grades = Array.from({ length: questionCount }, (_, at) => ({ no: at + 1, earned: 1, is_right: true }));
