import { completions } from '@tiku/contract';
import { sql } from 'kysely';
import { readWorkbookSafely } from '@tiku/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { buildPaper } from '../../../testing/build-paper.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

/** Ben, Cai and so on up to twelve; the first has a name that a spreadsheet must not run. */
const names = ['=1+1', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

const test = useTestApp();
let ownerId: number;
let owner: string;
let pupilIds: number[];
let group_id: number;
let homework_id: number;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = await test.tokenFor(ownerId);
  pupilIds = [];
  for (const name of names) pupilIds.push(await buildAccount(test.db, { name }));
  const idler = await buildAccount(test.db, { name: 'Zoe' });
  group_id = await buildGroup(test.db, ownerId, { members: [...pupilIds, idler] });
  ({ homework_id } = await buildHomework(test.db, group_id, ownerId, {
    paper: paperOf(statements(4)),
    title: 'Week 1',
  }));
  // The first three are right from everybody down to the twelfth, who has none; the fourth only from the last six.
  for (const [at, id] of pupilIds.entries()) {
    const right = [at < 11, at < 8, at < 4, at >= 6];
    const answers = right.map((isRight, no) => ({
      no: no + 1,
      answer: isRight,
      status: 'graded' as const,
      earned: isRight ? 1 : 0,
      is_right: isRight,
    }));
    await buildPaper(test.db, homework_id, id, answers);
  }
});

const pupilId = (at: number) => pupilIds[at] ?? 0;
const scores = async () =>
  (
    await test.call(
      'POST /mymanaged/group/homework/member_scores',
      { homework_id, limit: 20, req_total: 1 },
      { token: owner },
    )
  ).body;

describe('the scores of a homework', () => {
  it('come in their order, equal ones in one place, with those who have none at the end', async () => {
    const { list, total, summary } = await scores();
    expect(total).toBe(13);
    expect(list.map(({ rank, score }) => [rank, score]).slice(0, 7)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [7, 2],
    ]);
    expect(list.at(-1)).toMatchObject({ name: 'Zoe', rank: null, score: null, completion: completions.notCompleted });
    expect(summary).toMatchObject({
      full_score: 4,
      members_count: 13,
      scored_count: 12,
      passed_count: 6,
      median: 2.5,
      highest: 3,
      lowest: 1,
      spread: [0, 0, 1, 0, 0, 5, 0, 6, 0, 0],
    });
  });

  it('leave as a spreadsheet with numbers, dates, and texts that are nothing else', async () => {
    await sql`update account set time_zone = 'Asia/Shanghai' where id = ${ownerId}`.execute(test.db);
    await sql`
      update attempt set handed_in_at = '2026-05-04T03:30:59Z', seconds = 90 where homework_id = ${homework_id}`.execute(
      test.db,
    );
    const { status, body } = await test.send({
      method: 'POST',
      url: '/api/1/mymanaged/group/homework/member_scores/excel',
      query: { os_type: '5' },
      headers: { authorization: `Bearer ${owner}` },
      payload: { homework_id },
    });
    expect(status).toBe(200);
    const { sheets } = await readWorkbookSafely(body as Buffer, 'scores.xlsx');
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(16);
    expect([rows[0]?.[0], rows[1]?.[0]]).toEqual(['Week 1', 'Times: Asia/Shanghai']);
    expect(rows[2]?.slice(0, 5)).toEqual(['Place', 'Name', 'State', 'Score', 'Given by markers']);
    expect(rows[2]?.slice(7, 9)).toEqual(['Minutes', 'Handed in']);
    expect(rows.slice(3).map((row) => row[1])).toContain('=1+1');
    // Half past three and 59 seconds in the night of UTC is before noon in Shanghai.
    expect(rows[3]?.slice(7, 9)).toEqual(['1.5', '2026-05-04 11:30']);
  });

  it('of one member are for them and for those who mark', async () => {
    const ask = async (token: string, user_id = pupilId(0)) =>
      test.call('POST /group/homework/member/question/scores', { homework_id, user_id }, { token });
    const own = await ask(await test.tokenFor(pupilId(0)));
    expect(own.body).toMatchObject({ score: 3, full_score: 4, switches: [] });
    expect(own.body.list.map(({ earned }) => earned)).toEqual([1, 1, 1, 0]);
    expect((await ask(owner)).body).toEqual(own.body);
    expect((await ask(await test.tokenFor(pupilId(1)))).status).toBe(404);
  });
});

describe('the statistics of a homework', () => {
  it('tell how each question did, and which to look at again', async () => {
    const { body } = await test.call('GET /group/homework/question/stats', { homework_id }, { token: owner });
    expect(body.list.map(({ right_share }) => right_share)).toEqual([0.917, 0.667, 0.333, 0.5]);
    const [, , third, fourth] = body.list;
    // The best four got it, the last four did not; with the fourth it is the other way round.
    expect([third?.discrimination, fourth?.discrimination]).toEqual([1, -1]);
    expect(third?.options).toEqual([
      { option: 'T', text: '', count: 4, is_correct: true },
      { option: 'F', text: '', count: 8, is_correct: false },
    ]);
    expect(third?.reasons).toEqual(['popular_wrong_option']);
    expect(fourth?.reasons).toEqual(['wrong_way_round']);
  });

  it('know how long a question took, as far as answers were saved one by one', async () => {
    await sql`
      insert into answer_log (attempt_id, no, seq, answer, outcome, received_at)
      select a.id, q.no, 1, 'true', 'kept', a.started_at + q.no * interval '20 seconds'
      from attempt a cross join generate_series(1, 2) as q (no) where a.homework_id = ${homework_id}`.execute(test.db);
    const { body } = await test.call('GET /group/homework/question/stats', { homework_id }, { token: owner });
    expect(body.list.map(({ median_seconds }) => median_seconds)).toEqual([20, 20, null, null]);
  });

  it('follow the group from homework to homework, with no figure where no paper has one', async () => {
    await buildHomework(test.db, group_id, ownerId, { paper: paperOf(statements(1)), title: 'Week 2' });
    const { body } = await test.call('GET /mymanaged/group/homework/trend', { group_id }, { token: owner });
    expect(body.list).toMatchObject([
      { title: 'Week 1', members_count: 13, scored_count: 12, passed_count: 6, average_share: 0.604 },
      { title: 'Week 2', scored_count: 0, passed_count: 0, average_share: null },
    ]);
  });
});
