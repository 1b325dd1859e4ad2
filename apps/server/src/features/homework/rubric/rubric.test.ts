// What answers are marked by: applied by version, changed for all papers at once, and read by nobody else.
import { errors, practiceTypes } from '@tiku/contract';
import type { RequestOf, ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { usePerson } from '../../../testing/use-person.ts';

/** The essay is worth ten points. */
const essay = 6;
const change = 'PUT /group/homework/question/rubric';
const marking = 'PUT /group/homework/member/question/mark';

const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const helper = usePerson(test, { name: 'Mr Help' });
const stranger = usePerson(test, { name: 'Mr Strange' });
const pupils = ['Ada', 'Ben', 'Cai'].map((name) => usePerson(test, { name }));
let group_id: number;
let homework_id: number;
let exam_id: number;
let papers: number[];

beforeAll(async () => {
  const members = pupils.map(({ id }) => id);
  group_id = await buildGroup(test.db, owner.id, { administrators: [helper.id], members });
});
beforeEach(async () => {
  const traits = { paper: paperOf(allFamilies), needs_marking: true };
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, owner.id, traits));
  papers = [];
  for (const at of [0, 1, 2]) papers.push(await handIn(at));
});

async function handIn(at: number): Promise<number> {
  const they = learner(test, pupils[at]?.token ?? '');
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  const answer = { text: `Rain ${at}`, files: [] };
  await they.handIn(answer_id, { answer_details: [{ no: essay, seq: 1, answer }] });
  return answer_id;
}

type Criteria = RequestOf<typeof change>['criteria'];
type Rubric = NonNullable<ResponseOf<typeof change>['rubric']>;

const write = (criteria: Criteria, more: object = {}, token = owner.token) =>
  test.call(change, { homework_id, no: essay, version: 0, criteria, ...more }, { token });
/** Null where it was answered. */
const codeOf = ({ body }: { body: object }) => ('error_code' in body ? body.error_code : null);
const two = [
  { sentence: 'Says why', points: 4 },
  { sentence: 'Gives an example', points: 3.5 },
];
async function made(more: object = {}): Promise<Rubric> {
  const { rubric } = (await write(two, more)).body;
  if (!rubric) throw new Error('no rubric');
  return rubric;
}
const worth = (criteria: Rubric['criteria'], points: number): Criteria =>
  criteria.map(({ criterion_id, sentence }) => ({ criterion_id, sentence, points }));
const idsOf = ({ criteria }: Rubric) => criteria.map(({ criterion_id }) => criterion_id);
const give = (at: number, m_s: number | null, mark: object, token = owner.token) =>
  test.call(
    marking,
    { homework_id, marks: [{ no: essay, m_s, answer_id: papers[at] ?? 0, version: 0, ...mark }] },
    { token },
  );
const by = (...criteria: number[]) => ({ rubric: { criteria, adjustment: 0 } });
const read = async (token = owner.token) => test.call('GET /group/homework/rubrics', { homework_id }, { token });
const marks = async () => {
  const { body } = await test.call(
    'POST /group/homework/member/question/marks',
    { homework_id, no: essay, limit: 10 },
    { token: owner.token },
  );
  return body.list.map(({ papers: [paper] }) => paper);
};
const complete = () => test.call('PUT /group/homework/question/mark/complete', { homework_id }, { token: owner.token });

describe('a rubric', () => {
  it('is made once, and asked again it is there already', async () => {
    const rubric = await made();
    expect(rubric).toMatchObject({ no: essay, version: 1, is_from_full: false, criteria: two });
    expect((await write(two)).body.rubric).toEqual(rubric);
    expect((await read()).body).toEqual({ list: [rubric], offered: [] });
  });

  it('gives what its criteria come to, and what somebody adds by hand', async () => {
    const [why = 0, example = 0] = idsOf(await made());
    expect((await give(0, 7.5, by(why, example))).body.marks).toMatchObject([
      { m_s: 7.5, criteria: [why, example], adjustment: 0, version: 1 },
    ]);
    const adjusted = { rubric: { criteria: [why], adjustment: -1.5 }, m_c: 'Rather short' };
    expect((await give(1, 2.5, adjusted)).body.marks).toMatchObject([{ m_s: 2.5, adjustment: -1.5 }]);
    expect(await marks()).toMatchObject([
      { m_s: 7.5, criteria: [why, example] },
      { m_s: 2.5, criteria: [why] },
      { m_s: null, criteria: [], adjustment: null },
    ]);
    // A score by hand alone takes them off again.
    expect((await give(0, 7.5, { version: 1 })).body.marks).toMatchObject([{ criteria: [], adjustment: null }]);
  });

  it('takes what it costs off the full score', async () => {
    const [why = 0] = idsOf(await made({ is_from_full: true }));
    expect((await give(0, 10, by())).status).toBe(200);
    expect((await give(1, 6, by(why))).status).toBe(200);
    expect(codeOf(await give(2, 4, by(why)))).toBe(errors.rubric_changed.code);
  });

  it('changes every paper that was marked by it, in one go, once somebody has seen by how much', async () => {
    const { criteria } = await made();
    const [why, example] = criteria;
    const [whyId = 0, exampleId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    await give(0, 4, by(whyId));
    await give(1, 7.5, by(whyId, exampleId));
    await give(2, 3.5, by(exampleId));
    const wanted = [{ ...why, sentence: 'Says why', points: 6 }, { ...example }] as Criteria;
    const { body: preview } = await write(wanted, { version: 1, preview: true });
    expect(preview).toMatchObject({ papers_count: 2, changes: [{ by: 2, papers_count: 2 }], marks: [] });
    expect((await marks()).map((mark) => mark?.m_s)).toEqual([4, 7.5, 3.5]);
    const { body } = await write(wanted, { version: 1 });
    expect(body).toMatchObject({ rubric: { version: 2 }, papers_count: 2, marks: [{ m_s: 6 }, { m_s: 9.5 }] });
    expect(await marks()).toMatchObject([
      { m_s: 6, version: 2, marker: { name: 'Ms Owen' } },
      { m_s: 9.5, version: 2 },
      { m_s: 3.5, version: 1 },
    ]);
    // The sums of the papers follow, and asked again nothing changes twice.
    expect((await write(wanted, { version: 1 })).body).toMatchObject({ papers_count: 0, marks: [] });
    const { rows } = await sql<{ self_score: number }>`
      select self_score from attempt where homework_id = ${homework_id} order by id`.execute(test.db);
    expect(rows.map(({ self_score }) => self_score)).toEqual([6, 9.5, 3.5]);
  });

  it('takes a criterion off all papers, turns deductions into points, and leaves what was given when it goes', async () => {
    const { criteria } = await made();
    const [why, example] = criteria;
    const [whyId = 0, exampleId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    await give(0, 7.5, by(whyId, exampleId));
    await write([example] as Criteria, { version: 1 });
    expect(await marks()).toMatchObject([{ m_s: 3.5, criteria: [exampleId], version: 2 }, {}, {}]);
    await write([example] as Criteria, { version: 2, is_from_full: true });
    expect(await marks()).toMatchObject([{ m_s: 6.5, version: 3 }, {}, {}]);
    expect((await write([], { version: 3 })).body.rubric).toBeNull();
    expect(await marks()).toMatchObject([{ m_s: 6.5, criteria: [], adjustment: null, version: 4 }, {}, {}]);
    expect(codeOf(await give(1, 4, by(why?.criterion_id ?? 0)))).toBe(errors.rubric_changed.code);
  });

  it('is changed only as it was seen, and two who change it at once do not lose one another', async () => {
    const { criteria } = await made();
    const raised = (points: number) => worth(criteria, points);
    const both = await Promise.all([write(raised(1), { version: 1 }), write(raised(2), { version: 1 }, helper.token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused && codeOf(refused)).toBe(errors.rubric_changed.code);
    expect((await read()).body.list).toMatchObject([{ version: 2 }]);
  });

  it('keeps marks and changes that come at the same moment in step', async () => {
    const { criteria } = await made();
    const [whyId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    const dearer = worth(criteria, 5);
    const [marked] = await Promise.all([give(0, 4, by(whyId), helper.token), write(dearer, { version: 1 })]);
    // Either may come first: an answer with the criterion has what it is worth now.
    const score = (await marks())[0]?.m_s;
    expect(score).toBe(marked.status === 200 ? 5 : null);
    expect([null, errors.rubric_changed.code]).toContain(codeOf(marked));
  });

  it('does not let a mark overwrite what followed unseen', async () => {
    const { criteria } = await made();
    const [whyId = 0, exampleId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    await give(0, 4, by(whyId));
    const dearer = worth(criteria, 5);
    await write(dearer, { version: 1 });
    const { status, body } = await give(0, 5, { ...by(exampleId), version: 1 }, helper.token);
    expect([status, codeOf({ body })]).toEqual([409, errors.mark_changed.code]);
    expect(body).toMatchObject({ current: [{ m_s: 5, criteria: [whyId], version: 2 }] });
  });

  it('stays as it is for papers that are completed, and grows for the others', async () => {
    const { criteria } = await made();
    const [whyId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    for (const at of [0, 1, 2]) await give(at, 4, by(whyId));
    expect((await complete()).status).toBe(200);
    const renamed = criteria.map((each) => ({ ...each, sentence: `${each.sentence}!` }));
    for (const wanted of [renamed, criteria.slice(1), []]) {
      const { status, body } = await write(wanted, { version: 1 });
      expect([status, codeOf({ body })]).toEqual([409, errors.homework_marked.code]);
    }
    const grown = [...criteria, { sentence: 'Is well written', points: 1 }];
    expect((await write(grown, { version: 1 })).body).toMatchObject({ papers_count: 0, rubric: { version: 2 } });
  });

  it('is nobody else’s to read, to make or to take apart', async () => {
    const { criteria } = await made();
    for (const { token } of [stranger, ...pupils.slice(0, 1)]) {
      expect((await read(token)).status).toBe(404);
      expect((await write([], { version: 1 }, token)).status).toBe(404);
    }
    expect((await write(two, { no: 2 })).status).toBe(404);
    const other = await buildHomework(test.db, group_id, owner.id, {
      paper: paperOf(allFamilies),
      needs_marking: true,
    });
    const foreign = await write(criteria, { homework_id: other.homework_id });
    expect([foreign.status, codeOf(foreign)]).toEqual([409, errors.rubric_changed.code]);
  });

  it('is offered with the same content to who set it, and to nobody who only marks elsewhere', async () => {
    const { criteria } = await made();
    const next = await buildHomework(test.db, group_id, owner.id, { paper: paperOf(allFamilies), needs_marking: true });
    const elsewhere = await buildGroup(test.db, owner.id, { administrators: [stranger.id] });
    const third = await buildHomework(test.db, elsewhere, owner.id, {
      paper: paperOf(allFamilies),
      needs_marking: true,
    });
    const theirs = await buildHomework(test.db, group_id, helper.id, {
      paper: paperOf(allFamilies),
      needs_marking: true,
    });
    for (const { exam_id: other } of [next, third, theirs]) {
      await sql`
        update exam_question q set content_id = o.content_id from exam_question o
        where q.exam_id = ${other} and q.no = ${essay} and o.exam_id = ${exam_id} and o.no = ${essay}`.execute(test.db);
    }
    const offers = async (homework: { homework_id: number }, token: string) => {
      const wanted = { homework_id: homework.homework_id };
      return (await test.call('GET /group/homework/rubrics', wanted, { token })).body.offered;
    };
    const offered = criteria.map(({ sentence, points }) => ({ sentence, points }));
    expect(await offers(next, owner.token)).toEqual([
      { no: essay, title: 'Homework', is_from_full: false, criteria: offered },
    ]);
    expect(await offers(next, helper.token)).toHaveLength(1);
    expect(await offers(third, owner.token)).toHaveLength(1);
    expect(await offers(third, stranger.token)).toEqual([]);
    expect(await offers(theirs, helper.token)).toEqual([]);
  });

  it('is read by the learner with the result, as far as the key may be seen', async () => {
    const [why = 0] = idsOf(await made());
    for (const at of [0, 1, 2]) await give(at, 5, { rubric: { criteria: [why], adjustment: 1 } });
    const ada = learner(test, pupils[0]?.token ?? '');
    const state = async () => (await ada.details(papers[0] ?? 0, [essay])).body.list[0];
    expect(JSON.stringify(await state())).not.toContain('Says why');
    await complete();
    expect((await state())?.rubric).toEqual({
      is_from_full: false,
      adjustment: 1,
      criteria: [
        { sentence: 'Says why', points: 4, is_applied: true },
        { sentence: 'Gives an example', points: 3.5, is_applied: false },
      ],
    });
    await sql`
      update attempt set rules = rules || '{"hide_answer": true}' where id = ${papers[0] ?? 0}`.execute(test.db);
    expect((await state())?.rubric?.criteria).toEqual([{ sentence: 'Says why', points: 4, is_applied: true }]);
  });

  it('is not changed for one’s own paper', async () => {
    const { criteria } = await made();
    const [whyId = 0] = criteria.map(({ criterion_id }) => criterion_id);
    await give(0, 4, by(whyId));
    const ada = pupils[0];
    await sql`
      update group_member set role = 1 where group_id = ${group_id} and account_id = ${ada?.id ?? 0}`.execute(test.db);
    const dearer = worth(criteria, 5);
    const { status, body } = await write(dearer, { version: 1 }, ada?.token);
    expect([status, codeOf({ body })]).toEqual([409, errors.own_paper.code]);
    await sql`
      update group_member set role = 0 where group_id = ${group_id} and account_id = ${ada?.id ?? 0}`.execute(test.db);
  });
});
