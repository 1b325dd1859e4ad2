import { practiceTypes } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework } from '../../testing/build-homework.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { useNewPerson } from '../../testing/use-person.ts';

const test = useTestApp();
const person = useNewPerson(test);
let authorId: number;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});

const readHome = async () => (await test.call('GET /user/webhome', {}, { token: person.token })).body.home;

describe('the home page', () => {
  it('suggests exams', async () => {
    const examId = await buildExam(test.db, authorId);
    const home = await readHome();
    expect(home.suggestions.map(({ id }) => id)).toContain(examId);
    expect(home).toMatchObject({ practices: [], homework: [], news: [], exams: [], review: { todo_count: 0 } });
    expect(home.week).toHaveLength(7);
    expect(home.streak).toEqual({ days: 0, longest: 0, is_done_today: false });
  });

  it('shows what was done today, what goes on, what is due and what is new', async () => {
    const groupId = await buildGroup(test.db, authorId, { members: [person.id] });
    const homework = await buildHomework(test.db, groupId, authorId);
    const notice = { group_ids: [groupId], title: 'Bring a pen', body: '<p>On Monday.</p>' };
    const posted = await test.call('POST /mymanaged/group/notice', notice, { token: await test.tokenFor(authorId) });
    expect(posted.status).toBe(200);
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(3)) });
    const me = learner(test, person.token);
    const { answer_id } = await me.begin(examId, practiceTypes.sequential);
    await me.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
    const home = await readHome();
    expect(home.practices).toMatchObject([{ last: { answer_id, handed_in_at: null, answered_count: 1 } }]);
    expect(home.homework).toMatchObject([{ homework_id: homework.homework_id, next: 'begin' }]);
    expect(home.news).toMatchObject([{ group: { group_id: groupId }, title: 'Bring a pen' }]);
    expect(home.week.at(-1)).toMatchObject({ questions_count: 1, correct_count: 1 });
    expect(home.streak).toMatchObject({ days: 1, is_done_today: true });
    await test.call('PUT /review/plan', { has_streak: false, daily_goal: null }, { token: person.token });
    expect(await readHome()).toMatchObject({ streak: null, plan: { daily_goal: null } });
  });
});
