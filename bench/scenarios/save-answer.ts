import { isDeepStrictEqual } from 'node:util';
import { answerFromShown, arrangeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import type pg from 'pg';
import { seedOf } from '../../apps/server/src/features/practice/attempt/option-order.ts';
import { questionCount } from '../attempts.ts';
import { requestsBy } from './attempt-requests.ts';
import { findAccountId } from './bare-account.ts';
import { touchAttempt } from './bare-attempt.ts';
import { inTransaction } from './bare-session.ts';
import type { Scenario } from './scenario.ts';

interface Detail {
  no: number;
  seq: number;
  answer: Answer | null;
}

interface Save {
  answer_id: number;
  answer_details: Detail[];
}

interface AskedRow extends Detail {
  content_id: number;
  content: Question;
  shown_at: Date | null;
}

export const saveAnswer: Scenario = {
  name: 'save-answer',
  call: 'POST answer_details',
  target: 0.6,
  freshFields: ['seq', 'server_time'],

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

  floor: (app, pool) => {
    app.route<{ Body: Save }>({
      method: 'POST',
      url: '/api/1/exam/user_online_prac/answer_details',
      handler: async (request) => {
        const accountId = await findAccountId(pool, request);
        return inTransaction(pool, (client) => save(client, accountId, request.body));
      },
    });
  },
};

/** Newer answers replace older ones, and everything that came is logged. */
async function save(client: pg.PoolClient, accountId: number, { answer_id: attemptId, answer_details: details }: Save) {
  const touched = await client.query(touchAttempt, [attemptId, accountId]);
  const { seed, deadline, server_time } = touched.rows[0];
  const asked = await selectAsked(client, attemptId, details);
  const kept: object[] = [];
  const log: object[] = [];
  const saved: object[] = [];
  const rejected: object[] = [];
  for (const { no, seq, answer: shown } of details) {
    const row = asked.get(no);
    if (!row) throw new Error(`question ${no} is not asked`);
    const arrangement = arrangeQuestion(row.content, seedOf(seed, row.content_id));
    const answer = shown && answerFromShown(row.content, shown, arrangement);
    const isRepeat = seq === row.seq && isDeepStrictEqual(answer, row.answer);
    if (!isRepeat && (seq <= row.seq || row.shown_at)) {
      log.push({ no, seq, answer, outcome: 'older' });
      rejected.push({ no, seq });
      continue;
    }
    saved.push({ no, seq });
    if (isRepeat) continue;
    log.push({ no, seq, answer, outcome: 'kept' });
    kept.push({ no, seq, answer, grade: null });
  }
  await writeAnswers(client, attemptId, kept, log);
  return { saved, rejected, checked: [], files: {}, deadline, server_time };
}

async function selectAsked(
  client: pg.PoolClient,
  attemptId: number,
  details: readonly Detail[],
): Promise<Map<number, AskedRow>> {
  const { rows } = await client.query<AskedRow>(
    `select u.no, u.content_id, c.content, coalesce(w.seq, 0) as seq, w.answer,
       coalesce(w.is_marked, false) as is_marked, w.shown_at, w.status, w.earned, w.is_right, w.self_score
     from attempt_paper p
     cross join unnest(p.noes, p.content_ids) with ordinality as u (no, content_id, place)
     join question_content c on c.id = u.content_id
     left join answer w on w.attempt_id = p.attempt_id and w.no = u.no
     where p.attempt_id = $1 and u.no = any($2::int[])
     order by u.place`,
    [attemptId, details.map(({ no }) => no)],
  );
  const open = rows.filter(({ content }) => content.type === 0 || content.type === 7).map(({ no }) => no);
  if (open.length > 0) {
    await client.query('select no, name, file_key from answer_file where attempt_id = $1 and no = any($2::int[])', [
      attemptId,
      open,
    ]);
  }
  return new Map(rows.map((row) => [row.no, row]));
}

async function writeAnswers(client: pg.PoolClient, attemptId: number, kept: object[], log: object[]): Promise<void> {
  await client.query(
    `with logged as (
      insert into answer_log (attempt_id, no, seq, answer, outcome)
      select $1, no, seq, answer, outcome
      from jsonb_to_recordset($2::jsonb) as l (no integer, seq bigint, answer jsonb, outcome text))
    insert into answer (attempt_id, no, seq, answer, shown_at, status, earned, is_right)
    select $3, no, seq, nullif(answer, 'null'), case when grade is not null then now() end,
      grade->>'status', (grade->>'earned')::numeric, (grade->>'is_right')::boolean
    from jsonb_to_recordset($4::jsonb) as k (no integer, seq bigint, answer jsonb, grade jsonb)
    order by no
    on conflict (attempt_id, no) do update set
      seq = excluded.seq, answer = excluded.answer, shown_at = excluded.shown_at, status = excluded.status,
      earned = excluded.earned, is_right = excluded.is_right, saved_at = now()`,
    [attemptId, JSON.stringify(log), attemptId, JSON.stringify(kept)],
  );
}
