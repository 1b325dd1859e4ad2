// Answers in nearly the same words are shown beside each other; what they earn, somebody says.
import { errors, practiceTypes } from '@tiku/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { usePerson } from '../../../testing/use-person.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const essay = 6;
const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const helper = usePerson(test, { name: 'Mr Help' });
const pupils = ['Ada', 'Ben', 'Cai', 'Dan', 'Eve'].map((name) => usePerson(test, { name }));
let group_id: number;
let homework_id: number;

beforeAll(async () => {
  const members = pupils.map(({ id }) => id);
  group_id = await buildGroup(test.db, owner.id, { administrators: [helper.id], members });
});
beforeEach(async () => {
  const traits = { paper: paperOf(allFamilies), needs_marking: true };
  const set = await buildHomework(test.db, group_id, owner.id, traits);
  ({ homework_id } = set);
  const texts = ['Warm air rises.', 'rises warm air', 'WARM AIR  RISES.', 'Warm air rises not.', 'Warm aair rises'];
  for (const [at, { token }] of pupils.entries()) {
    const they = learner(test, token);
    const { answer_id } = await they.begin(set.exam_id, practiceTypes.homework);
    const answer = { text: texts[at] ?? '', files: [] };
    await they.handIn(answer_id, { answer_details: [{ no: essay, seq: 1, answer }] });
  }
});

const alike = async (more: object = {}, token = owner.token) =>
  test.call('POST /group/homework/question/alike_answers', { homework_id, no: essay, ...more }, { token });
const papersOf = async () => (await alike()).body.groups[0]?.answers.flatMap(({ papers }) => papers) ?? [];
const mark = (marks: object[], token = owner.token) =>
  test.call('PUT /group/homework/member/question/mark', { homework_id, marks } as never, { token });

describe('like answers', () => {
  it('stand beside each other, the equal ones as one, without what says something else', async () => {
    const { groups } = (await alike()).body;
    expect(groups.map(({ answers }) => answers.map(({ papers }) => papers.map(({ name }) => name)))).toEqual([
      [['Ada', 'Cai'], ['Ben'], ['Eve']],
    ]);
    expect(groups[0]?.answers.every(({ papers }) => papers.every(({ m_s }) => m_s === null))).toBe(true);
  });

  it('are marked by one confirmation, each by its own version', async () => {
    const [first, ...others] = (await papersOf()).map(({ answer_id, version }) => ({ answer_id, version }));
    const last = others.at(-1);
    await mark([{ no: essay, m_s: 3, ...last }], helper.token);
    const refused = await mark([{ no: essay, m_s: 7, ...first, others }]);
    expect([refused.status, refused.body]).toMatchObject([409, { error_code: errors.mark_changed.code }]);
    expect((await papersOf()).map(({ m_s }) => m_s)).toEqual([null, null, null, 3]);
    const seen = [...others.slice(0, -1), { ...last, version: 1 }];
    expect((await mark([{ no: essay, m_s: 7, ...first, others: seen }])).status).toBe(200);
    // Nothing is left to confirm.
    expect((await alike()).body.groups).toEqual([]);
  });

  it('tell no names to who marks without them, and nothing to who does not mark', async () => {
    expect(JSON.stringify((await alike({ names_hidden: true })).body)).not.toMatch(/Ada|Ben|Cai|Eve/);
    expect((await alike({}, pupils[0]?.token)).status).toBe(404);
  });
});
