// Marking two thousand papers costs as many statements as marking twenty, and every one of them goes by an index.
import { sql } from 'kysely';
import { allFamilies, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { itCostsTheSameForMany, useGroupsOfManySizes } from '../../../testing/record-statements.ts';
import type { Ask } from '../../../testing/record-statements.ts';
import type { TestApp } from '../../../testing/test-app.ts';

interface World {
  group_id: number;
  homework_id: number;
  user_id: number;
  /** From where on less than a page of different answers is left: only then the next question is looked for. */
  lastPage: number;
}

const essay = 6;

const worlds = useGroupsOfManySizes(2_000, buildWorld);

async function buildWorld(test: TestApp, ownerId: number, pupils: readonly number[], size: number): Promise<World> {
  const group_id = await buildGroup(test.db, ownerId, { members: pupils.slice(0, size) });
  const traits = { paper: paperOf(allFamilies), needs_marking: true };
  const { homework_id } = await buildHomework(test.db, group_id, ownerId, traits);
  await handInAll(test, homework_id);
  return { group_id, homework_id, user_id: pupils[0] ?? 0, lastPage: Math.max(0, size / 10 - 5) };
}

/** An essay of everybody, ten of them alike, none marked. */
async function handInAll(test: TestApp, homeworkId: number): Promise<void> {
  await sql`
    with practised as (
      insert into practice (account_id, exam_id, prac_type)
      select m.account_id, h.exam_id, 21 from homework h join group_member m on m.group_id = h.group_id
      where h.id = ${homeworkId} and m.role = 0 returning *),
    sat as (
      insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
        retire_wrong, homework_id, round, rules, handed_in_at, awaits_marks, is_withheld, deadline)
      select p.id, p.account_id, p.exam_id, 1, 21, ${allFamilies.length}, 20, false, h.id, 1,
        jsonb_build_object('end_time', '2099-01-01T00:00:00.000Z', 'closes_at', '2099-01-01T00:00:00.000Z',
          'result_time', 0, 'hide_answer', false, 'redo_hint', false, 'no_quit', false, 'max_switches', 0,
          'switch_seconds', 5),
        now(), true, true, h.end_time
      from practised p join homework h on h.exam_id = p.exam_id returning id, exam_id, account_id),
    papers as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
      select s.id, '{}', array_agg(q.no order by q.no), array_agg(q.content_id order by q.no),
        array_agg(q.section_no order by q.no), array_agg(q.material_id order by q.no)
      from sat s join exam_question q on q.exam_id = s.exam_id group by s.id)
    insert into answer (attempt_id, no, seq, answer, status)
    select id, ${essay}, 1, jsonb_build_object('text', 'Essay ' || account_id / 10, 'files', '[]'::jsonb), 'needs-person'
    from sat`.execute(test.db);
}

const calls: Record<string, Ask<World>> = {
  'lists papers': ({ homework_id }) => ['POST /mymanaged/group/homework/member_marks', { homework_id, req_total: 1 }],
  'shows the answers of a person': ({ homework_id, user_id }) => [
    'POST /group/homework/member/question/marks',
    { homework_id, user_id },
  ],
  'shows the last answers to a question': ({ homework_id, lastPage: start }) => [
    'POST /group/homework/member/question/marks',
    { homework_id, no: essay, start, req_total: 1 },
  ],
  'shows the last that have no mark, without names': ({ homework_id, lastPage: start }) => [
    'POST /group/homework/member/question/marks',
    { homework_id, no: essay, start, req_total: 1, is_unmarked: true, names_hidden: true },
  ],
  'looks for answers that are alike': ({ homework_id }) => [
    'POST /group/homework/question/alike_answers',
    { homework_id, no: essay },
  ],
  'lists papers without names': ({ homework_id }) => [
    'POST /mymanaged/group/homework/member_marks',
    { homework_id, names_hidden: true },
  ],
  'marks an answer': ({ homework_id, user_id }) => [
    'PUT /group/homework/member/question/mark',
    { homework_id, user_id, marks: [{ no: essay, m_s: 1, m_c: 'Good', version: 0 }] },
  ],
  'lists scores': ({ homework_id }) => ['POST /mymanaged/group/homework/member_scores', { homework_id, req_total: 1 }],
  'shows what a member earned': ({ homework_id, user_id }) => [
    'POST /group/homework/member/question/scores',
    { homework_id, user_id },
  ],
  'sums up the questions': ({ homework_id }) => ['GET /group/homework/question/stats', { homework_id }],
  'shows the trend': ({ group_id }) => ['GET /mymanaged/group/homework/trend', { group_id }],
};

itCostsTheSameForMany(worlds, calls);
