// A group of two thousand costs as many statements as one of twenty, and every one of them goes by an index.
import { sql } from 'kysely';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework } from '../../testing/build-homework.ts';
import { itCostsTheSameForMany, useGroupsOfManySizes } from '../../testing/record-statements.ts';
import type { Ask } from '../../testing/record-statements.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { insertNotices } from './notices/group-notice.store.ts';

interface World {
  group_id: number;
  notice_id: number;
  applicants: number[];
  homework_id: number;
  user_id: number;
}

const worlds = useGroupsOfManySizes(8_000, buildWorld);

async function buildWorld(test: TestApp, ownerId: number, pupils: readonly number[], size: number): Promise<World> {
  // Groups that nobody asks about.
  for (let at = 0; at < 500; at += 20) {
    await buildGroup(test.db, ownerId, { members: pupils.slice(size + at, size + at + 200) });
  }
  const applicants = pupils.slice(4_000, 4_000 + size);
  const group_id = await buildGroup(test.db, ownerId, { members: pupils.slice(0, size), applicants });
  const homework = await Promise.all([1, 2, 3].map(() => buildHomework(test.db, group_id, ownerId, { paper: {} })));
  const homeworkIds = homework.map(({ homework_id }) => homework_id);
  await sql`
    insert into group_score (group_id, account_id, homework_id, counts_for_ranking, points, seconds)
    select group_id, account_id, homework_id, true, account_id % 50, account_id % 7
    from group_member, unnest(${homeworkIds}::bigint[]) as homework_id
    where group_id = ${group_id} and status <> 1`.execute(test.db);
  const notice = { title: 'News', body: '<p>News</p>', is_top: false, request_key: null };
  const [notice_id = 0] = await insertNotices(test.db, ownerId, [group_id], notice);
  const homework_id = homeworkIds[0] ?? 0;
  await sql`
    with practised as (
      insert into practice (account_id, exam_id, prac_type)
      select m.account_id, h.exam_id, 21 from homework h join group_member m on m.group_id = h.group_id
      where h.group_id = ${group_id} and m.role = 0 and m.status <> 1 returning *)
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong, homework_id, round, rules, handed_in_at, auto_score, deadline)
    select p.id, p.account_id, p.exam_id, 1, 21, 1, 1, false, h.id, 1, '{}', now(), p.account_id % 9, h.end_time
    from practised p join homework h on h.exam_id = p.exam_id`.execute(test.db);
  return { group_id, notice_id, applicants, homework_id, user_id: pupils[0] ?? 0 };
}

const calls: Record<string, Ask<World>> = {
  'lists members': ({ group_id }) => ['POST /mymanaged/group/members', { group_id, req_total: 1 }],
  'finds members': ({ group_id }) => [
    'POST /mymanaged/group/members',
    { group_id, query_string: '19', is_waiting: false, req_total: 1 },
  ],
  'shows the group': ({ group_id }) => ['GET /mymanaged/group/detail', { group_id }],
  'lists groups': () => ['POST /mymanaged/groups', { req_total: 1 }],
  'ranks members': ({ group_id }) => ['POST /mymanaged/group/member/ranks', { group_id, req_total: 1 }],
  'names who has not read a notice': ({ group_id, notice_id }) => [
    'POST /mymanaged/group/notice/readers',
    { group_id, notice_id, req_total: 1 },
  ],
  'lists homework': ({ group_id }) => ['POST /mymanaged/group/homeworks', { group_id, req_total: 1 }],
  'lists homework for members': ({ group_id }) => ['POST /joined/group/homeworks', { group_id, req_total: 1 }],
  'lists recent homework': () => ['GET /user/recent/group/homeworks', {}],
  'shows a homework': ({ homework_id }) => ['GET /mymanaged/group/homework/detail', { homework_id }],
  'lists the homework of a member': ({ group_id, user_id }) => [
    'POST /mymanaged/group/member/homeworks',
    { group_id, user_id, req_total: 1 },
  ],
  'moves a deadline': ({ homework_id }) => [
    'PUT /mymanaged/group/homework',
    { homework: { homework_id, title: 'Later', end_time: '2099-01-01T00:00:00.000Z' } },
  ],
  'watches a homework': ({ homework_id }) => [
    'POST /mymanaged/group/homework/watch',
    { homework_id, limit: 100, req_total: 1 },
  ],
  'gives somebody more time': ({ homework_id, user_id }) => [
    'PUT /mymanaged/group/homework/member/allowance',
    { homework_id, user_id, extra_minutes: 10 },
  ],
  'approves one': ({ group_id, applicants }) => [
    'POST /mymanaged/group/member/join/approve',
    { group_id, user_id: applicants[0] ?? 0, agreed: true },
  ],
  'approves ten': ({ group_id, applicants }) => [
    'POST /mymanaged/group/member/join/approve',
    { group_id, user_ids: applicants.slice(1, 11), agreed: true },
  ],
  'kicks out ten': ({ group_id, applicants }) => [
    'POST /mymanaged/group/members/kickout',
    { group_id, user_ids: applicants.slice(1, 11) },
  ],
};

itCostsTheSameForMany(worlds, calls);
