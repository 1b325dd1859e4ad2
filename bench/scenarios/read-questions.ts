import { arrangeQuestion, hideKey, showQuestion } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import type pg from 'pg';
import { seedOf } from '../../apps/server/src/features/practice/attempt/option-order.ts';
import { questionCount } from '../attempts.ts';
import { requestsBy } from './attempt-requests.ts';
import { findAccountId } from './bare-account.ts';
import { findAttempt } from './bare-attempt.ts';
import type { Scenario } from './scenario.ts';

/** As many as the practice screen fetches at once. */
const partSize = 20;

interface Wanted {
  answer_id: number;
  noes: number[];
}

interface QuestionRow {
  no: number;
  content_id: number;
  section_no: number | null;
  main_id: number | null;
  main: string | null;
  content: Question;
}

export const readQuestions: Scenario = {
  name: 'read-questions',
  call: 'POST app/user/exam/questions',
  target: 0.6,

  prepare: async ({ desk }) => {
    const attempts = await desk.practising();
    let part = 0;
    return requestsBy(attempts, '/app/user/exam/questions', ({ id, examId }) => {
      const first = (part++ * partSize) % questionCount;
      const noes = Array.from({ length: partSize }, (_, at) => first + at + 1);
      return { exam_id: examId, answer_id: id, noes, limit: 100 };
    });
  },

  floor: (app, pool) => {
    app.route<{ Body: Wanted }>({
      method: 'POST',
      url: '/api/1/app/user/exam/questions',
      handler: async (request) => read(pool, await findAccountId(pool, request), request.body),
    });
  },
};

/** In the order of options that the attempt's seed gives, and without keys. */
async function read(pool: pg.Pool, accountId: number, { answer_id: attemptId, noes }: Wanted) {
  const attempt = await pool.query<{ seed: string }>(findAttempt, [attemptId, accountId]);
  const seed = attempt.rows[0]?.seed ?? '';
  const { rows } = await pool.query<QuestionRow>(
    `select u.no, u.content_id, u.section_no, u.material_id as main_id, m.content as main, c.content
     from attempt_paper p
     cross join unnest(p.noes, p.content_ids, p.section_nos, p.material_ids)
       with ordinality as u (no, content_id, section_no, material_id, place)
     join question_content c on c.id = u.content_id
     left join exam_material m on m.id = u.material_id
     where p.attempt_id = $1 and u.no = any($2::int[]) order by u.place`,
    [attemptId, noes],
  );
  const list = rows.map(({ content, content_id, ...place }) => {
    const arrangement = arrangeQuestion(content, seedOf(seed, content_id));
    const shown = showQuestion({ ...content, explanation: '' }, arrangement);
    return Object.assign(place, hideKey(shown));
  });
  return { list, files: {}, with_keys: false };
}
