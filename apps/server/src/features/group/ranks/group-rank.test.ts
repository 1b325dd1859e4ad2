import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup, buildScore } from '../../../testing/build-group.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { purgeScores } from './group-rank.store.ts';

const test = useTestApp();
let ownerId: number;
let owner: string;

beforeAll(async () => {
  ownerId = await buildAccount(test.db, { name: 'Olive' });
  owner = await test.tokenFor(ownerId);
});

async function people(...names: string[]): Promise<number[]> {
  const ids = [];
  for (const name of names) ids.push(await buildAccount(test.db, { name }));
  return ids;
}
const ranks = async (group_id: number, token = owner, page: object = {}) =>
  (await test.call('POST /joined/group/member/ranks', { group_id, req_total: 1, ...page }, { token })).body;
const placed = async (group_id: number, token = owner) =>
  (await ranks(group_id, token)).list.map(({ rank, name }) => [rank, name]);
const managed = async (group_id: number) =>
  (await test.call('POST /mymanaged/group/member/ranks', { group_id }, { token: owner })).body;
const reset = (group_id: number) => test.call('DELETE /mymanaged/group/member/ranks', { group_id }, { token: owner });
const undo = (group_id: number) => test.call('PUT /mymanaged/group/member/ranks', { group_id }, { token: owner });

describe('the ranking of a group', () => {
  it('goes by points, then time, over all homework that counts; equals share a place', async () => {
    const [ada = 0, ben = 0, cleo = 0, dan = 0, eve = 0] = await people('Ada', 'Ben', 'Cleo', 'Dan', 'Eve');
    const group_id = await buildGroup(test.db, ownerId, { members: [ada, ben, cleo, dan, eve] });
    await buildScore(test.db, group_id, ada, { points: 5.5, seconds: 100 });
    await buildScore(test.db, group_id, ada, { points: 4.5, seconds: 20 });
    await buildScore(test.db, group_id, ada, { points: 90, counts_for_ranking: false });
    await buildScore(test.db, group_id, ben, { points: 10, seconds: 60 });
    await buildScore(test.db, group_id, cleo, { points: 10, seconds: 60 });
    await buildScore(test.db, group_id, dan, { points: 1, seconds: 1 });
    expect(await placed(group_id)).toEqual([
      [1, 'Ben'],
      [1, 'Cleo'],
      [3, 'Ada'],
      [4, 'Dan'],
    ]);
    const { list, total, mine } = await ranks(group_id, await test.tokenFor(ada), { start: 2, limit: 10 });
    expect([total, list.map(({ rank }) => rank)]).toEqual([4, [3, 4]]);
    expect(mine).toMatchObject({ rank: 3, points: 10, seconds: 120, is_me: true });
    expect((await ranks(group_id, await test.tokenFor(eve))).mine).toBe(null);
  });

  it('leaves out somebody who hides their rank, for everybody but themselves', async () => {
    const [ada = 0, ben = 0] = await people('Ada', 'Ben');
    const group_id = await buildGroup(test.db, ownerId, { members: [ada, ben] });
    await buildScore(test.db, group_id, ada, { points: 9 });
    await buildScore(test.db, group_id, ben, { points: 8 });
    await test.db.updateTable('account').set({ hide_exam_rank: true }).where('id', '=', ada).execute();
    expect(await placed(group_id)).toEqual([[1, 'Ben']]);
    expect((await ranks(group_id)).total).toBe(1);
    expect(await placed(group_id, await test.tokenFor(ben))).toEqual([[1, 'Ben']]);
    expect((await managed(group_id)).list.map(({ name }) => name)).toEqual(['Ben']);
    const own = await ranks(group_id, await test.tokenFor(ada));
    expect([own.total, own.is_hidden, own.list.map(({ name }) => name)]).toEqual([2, true, ['Ada', 'Ben']]);
  });

  it('adds up what is written for one member from several places at once', async () => {
    const [ada = 0] = await people('Ada');
    const group_id = await buildGroup(test.db, ownerId, { members: [ada] });
    await Promise.all(Array.from({ length: 8 }, () => buildScore(test.db, group_id, ada, { points: 1 })));
    expect((await ranks(group_id)).list[0]?.points).toBe(8);
  });
});

describe('resetting it', () => {
  it('erases it, and can be undone for 30 days with what has come since', async () => {
    const [ada = 0, ben = 0] = await people('Ada', 'Ben');
    const group_id = await buildGroup(test.db, ownerId, { members: [ada, ben] });
    await buildScore(test.db, group_id, ada, { points: 9 });
    expect((await managed(group_id)).undo_until).toBe(null);
    expect((await undo(group_id)).body).toMatchObject({ error_code: 3022 });
    expect((await reset(group_id)).body.undo_until).toMatch(/^\d{4}-/);
    expect(await placed(group_id)).toEqual([]);
    await buildScore(test.db, group_id, ben, { points: 5 });
    expect((await managed(group_id)).undo_until).toMatch(/^\d{4}-/);
    expect((await undo(group_id)).status).toBe(200);
    expect(await placed(group_id)).toEqual([
      [1, 'Ada'],
      [2, 'Ben'],
    ]);
    expect((await undo(group_id)).status).toBe(409);
  });

  it('is final after 30 days', async () => {
    const [ada = 0] = await people('Ada');
    const group_id = await buildGroup(test.db, ownerId, { members: [ada] });
    await buildScore(test.db, group_id, ada);
    await reset(group_id);
    await sql`update group_score set erased_at = erased_at - interval '31 days' where group_id = ${group_id}`.execute(
      test.db,
    );
    const kept = await buildScore(test.db, group_id, ada);
    expect((await undo(group_id)).status).toBe(409);
    await purgeScores(test.db);
    const left = await test.db
      .selectFrom('group_score')
      .select('homework_id')
      .where('group_id', '=', group_id)
      .execute();
    expect(left).toEqual([{ homework_id: kept }]);
    expect((await ranks(group_id)).list).toHaveLength(1);
  });
});
