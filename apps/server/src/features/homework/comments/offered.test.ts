// Comments are offered where they were used, and no longer when their writer does not want them.
import { practiceTypes } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { usePerson } from '../../../testing/use-person.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const owner = usePerson(test, { name: 'Ms Owen' });
const helper = usePerson(test, { name: 'Mr Help' });
const pupil = usePerson(test, { name: 'Ada' });
let homeworks: { homework_id: number; answer_id: number }[];

const essayOn = (subject: string) =>
  ({ type: 7, desc: `<p>${subject}</p>`, correct_answer: '', explanation: '', score: 10, difficulty: null }) as const;

beforeAll(async () => {
  const group_id = await buildGroup(test.db, owner.id, { administrators: [helper.id], members: [pupil.id] });
  const they = learner(test, pupil.token);
  homeworks = [];
  for (let at = 0; at < 2; at += 1) {
    const paper = paperOf([essayOn(`Rain ${at}`), essayOn(`Snow ${at}`)]);
    const { homework_id, exam_id } = await buildHomework(test.db, group_id, owner.id, { paper, needs_marking: true });
    const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
    const answer_details = [1, 2].map((no) => ({ no, seq: 1, answer: { text: 'Wet', files: [] } }));
    await they.handIn(answer_id, { answer_details });
    homeworks.push({ homework_id, answer_id });
  }
});

const homework = (at: number) => {
  const found = homeworks[at];
  if (!found) throw new Error('no such homework');
  return found;
};
let version = 0;
async function comment(at: number, no: number, m_c: string, token = owner.token): Promise<void> {
  const { homework_id, answer_id } = homework(at);
  const { body } = await test.call(
    'POST /group/homework/member/question/marks',
    { homework_id, answer_id, no },
    { token },
  );
  version = body.list[0]?.papers[0]?.version ?? 0;
  const marks = [{ no, m_s: 5, m_c, answer_id, version }];
  await test.call('PUT /group/homework/member/question/mark', { homework_id, marks }, { token });
}
const offered = async (at: number, no: number, token = owner.token) => {
  const { homework_id } = homework(at);
  return (await test.call('POST /group/homework/member/question/marks', { homework_id, no }, { token })).body.comments;
};
const remove = (text: string, token = owner.token) =>
  test.call('DELETE /group/homework/mark/comment', { homework_id: homework(0).homework_id, comment: text }, { token });

describe('comments', () => {
  it('are offered at their question first, then in their homework, then elsewhere, to who wrote them', async () => {
    await comment(0, 1, 'Say why');
    await comment(0, 2, 'Show the way');
    await comment(1, 1, 'Read on');
    expect(await offered(0, 1)).toEqual(['Say why', 'Show the way', 'Read on']);
    expect(await offered(0, 2)).toEqual(['Show the way', 'Say why', 'Read on']);
    expect((await offered(1, 1))[0]).toBe('Read on');
    expect(await offered(0, 1, helper.token)).toEqual([]);
  });

  it('are not offered any more once removed, stay where they were written, and come back when written again', async () => {
    expect((await remove('Say why')).status).toBe(200);
    expect((await remove('Say why')).status).toBe(200);
    expect(await offered(0, 1)).toEqual(['Show the way', 'Read on']);
    const { homework_id, answer_id } = homework(0);
    const { body } = await test.call(
      'POST /group/homework/member/question/marks',
      { homework_id, answer_id, no: 1 },
      { token: owner.token },
    );
    expect(body.list[0]?.papers[0]?.m_c).toBe('Say why');
    await comment(1, 2, 'Say why');
    expect(await offered(0, 1)).toContain('Say why');
  });

  it('are nobody else’s to remove, nor that of somebody who does not mark', async () => {
    await remove('Read on', helper.token);
    expect(await offered(0, 1)).toContain('Read on');
    expect((await remove('Read on', pupil.token)).status).toBe(404);
  });
});
