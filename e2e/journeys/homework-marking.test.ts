// A homework with an essay, from the papers that were handed in to the results that everybody understands.
import { questionTypes } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { findQuestion, foundGroup, join, setHomework, sit } from '../harness/homework.ts';
import type { Group, Homework } from '../harness/homework.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

interface Setting {
  teacher: Visitor;
  group: Group;
  homework: Homework;
}

/** With one essay. */
async function setEssay(options: VisitorOptions = {}): Promise<Setting> {
  const teacher = await signedIn('teacher', options);
  const group = await foundGroup(teacher);
  const noes = [await findQuestion(teacher, [questionTypes.essay, questionTypes.shortAnswer])];
  const homework = await setHomework(teacher, group, { title: 'Rain', noes, score: 10 });
  return { teacher, group, homework };
}

async function write(username: string, { group, homework }: Setting, text: string): Promise<Visitor> {
  const member = await join(username, group);
  await sit(member, homework, [{ text, files: [] }]);
  return member;
}

describe('marking homework', () => {
  it('goes by the keyboard, marks equal answers once, and brings the results out', async () => {
    const setting = await setEssay();
    const { teacher, homework } = setting;
    const { page, open } = teacher;
    const member = await write('demo', setting, 'Water falls.');
    await write('vip', setting, 'WATER  falls.');
    await write('operator', setting, 'No idea');

    await open(`/group/managed-homework?homework_id=${homework.homework_id}`);
    await page.getByRole('link', { name: 'Mark', exact: true }).click();
    await page.getByRole('button', { name: 'By question' }).click();
    await page.getByText('3 answers to mark').first().waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('link', { name: 'Question 1', exact: true }).click();
    await page.getByText('2 equal answers').waitFor();
    await page.keyboard.type('8');
    await page.getByLabel('Comment', { exact: true }).fill('Say why');
    await page.getByLabel('Comment', { exact: true }).press('Control+Enter');
    await page.getByText('No idea', { exact: true }).waitFor();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await page.getByText('From 0 to 10, with one decimal at most').waitFor();
    await teacher.checkAccessibility();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText('2 equal answers').waitFor();
    expect(await page.getByLabel('Score (of 10)').inputValue()).toBe('8');

    await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    await page.getByText('Every answer has a mark.').waitFor();
    // What is wholly marked counts for the class, before anybody sees it as their result.
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByText('Papers counted: 3 of 3').waitFor();
    await page.getByText('Not released yet').first().waitFor();
    await page.getByRole('link', { name: 'Mark', exact: true }).click();
    await page.getByRole('button', { name: 'Complete marking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete marking' }).click();
    await page.getByText('Marking completed. The results are out.').waitFor();

    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('row').filter({ hasText: '8' }).first().waitFor();
    await teacher.checkAccessibility();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download .xlsx' }).click();
    expect((await download).suggestedFilename()).toBe('Rain.xlsx');
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByText('Discrimination', { exact: true }).waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('tab', { name: 'Trend' }).click();
    await page.getByText('Papers counted: 3 of 3').waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.getByRole('link', { name: 'Lin Xiaoyu' }).click();
    await page.getByText('Say why').waitFor();
    await page.getByText('The screen was never left.').waitFor();
    await teacher.checkAccessibility();

    // The learner reads the comment beside the answer.
    await member.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await member.page
      .getByRole('main')
      .getByRole('link', { name: /report/i })
      .first()
      .click();
    await member.page.getByText('Say why').waitFor();
    await member.page.getByText('including 8 given by the marker').waitFor();

    // A slip that is noticed later is corrected with a reason, which the learner reads.
    await open(`/group/homework-question-marks?homework_id=${homework.homework_id}&no=1`);
    await page.getByRole('button', { name: 'Correct this mark' }).first().click();
    await page.getByRole('dialog').getByLabel('Score (of 10)').fill('10');
    await page.getByRole('dialog').getByRole('button', { name: 'Correct this mark' }).click();
    await page.getByText('Please say why.').waitFor();
    await page.getByRole('dialog').getByLabel('Reason').fill('Counted the second page');
    await teacher.checkAccessibility();
    await page.getByRole('dialog').getByRole('button', { name: 'Correct this mark' }).click();
    await page.getByText('Mark corrected: 8 → 10.').waitFor();
    await teacher.checkAccessibility();
    await member.page.reload();
    await member.page.getByText('Mark corrected: 8 → 10.').waitFor();
    await member.page.getByText('Counted the second page').waitFor();
    await member.checkAccessibility();
    await open(`/group/homework-member-scores?homework_id=${homework.homework_id}&view=questions`);
    await page.getByText(/^The mark of Lin Xiaoyu .* for question 1 was corrected/).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Undone. Every score is what it was.').waitFor();
  });

  it('brings out the results of many by itself, and tells how far it is', async () => {
    const setting = await setEssay({ width: 360 });
    const { teacher, group, homework } = setting;
    const { page, open } = teacher;
    const { homework_id } = homework;
    for (const username of ['demo', 'vip', 'operator', 'author', 'company', 'partner'])
      await write(username, { teacher, group, homework }, 'Water falls.');
    const { list } = await ask<{ list: { papers: { answer_id: number }[] }[] }>(
      page,
      'POST /group/homework/member/question/marks',
      { homework_id, no: 1 },
    );
    const marks = list.flatMap(({ papers }) => papers.map(({ answer_id }) => ({ no: 1, m_s: 4, answer_id })));
    expect(marks).toHaveLength(6);
    await ask(page, 'PUT /group/homework/member/question/mark', { homework_id, marks });
    await open(`/group/homework-member-marks?homework_id=${homework_id}`);
    await page.getByRole('button', { name: 'Complete marking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete marking' }).click();
    await page.getByText('Marking completed. The results are coming out.').waitFor();
    // Nobody asks again: the page is told.
    await expect.poll(() => page.getByText('Completed', { exact: true }).count(), { timeout: 20_000 }).toBe(6);

    // As a school of two thousand sees it.
    await page.route(/homework\/member_marks/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), completing: { total: 2_000, left: 150 } } });
    });
    await page.reload();
    await page.getByText('1,850 of 2,000 results are out. You can leave this page.').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Results coming out' }).getAttribute('value')).toBe('1850');
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
  });

  it('never overwrites unseen what another marker gave, also on a phone', async () => {
    const setting = await setEssay({ width: 360 });
    const { teacher, homework } = setting;
    const { page, open } = teacher;
    await write('demo', setting, 'Water falls.');
    await open(`/group/homework-question-marks?homework_id=${homework.homework_id}&no=1&names=hidden`);
    await page.getByText('Paper 1', { exact: true }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    const { list } = await ask<{ list: { papers: { answer_id: number }[] }[] }>(
      page,
      'POST /group/homework/member/question/marks',
      { homework_id: homework.homework_id, no: 1 },
    );
    const answer_id = list[0]?.papers[0]?.answer_id;
    await ask(page, 'PUT /group/homework/member/question/mark', {
      homework_id: homework.homework_id,
      marks: [{ no: 1, m_s: 4, answer_id }],
    });
    await page.getByLabel('Score (of 10)').fill('9');
    await page.getByLabel('Score (of 10)').press('Enter');
    await page.getByText(/gave 4 meanwhile/).waitFor();
    expectComplaint(/409/);
    await teacher.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Use mine' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor();
    const marks = await ask<{ list: { papers: { m_s: number; version: number }[] }[] }>(
      page,
      'POST /group/homework/member/question/marks',
      { homework_id: homework.homework_id, no: 1 },
    );
    expect(marks.list[0]?.papers[0]).toMatchObject({ m_s: 9, version: 2 });
  });

  it.each([1440, 360])('mends a wrong key for everybody and takes it back, at %i pixels', async (width) => {
    const teacher = await signedIn('author', { width });
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    const noes = [await findQuestion(teacher, [questionTypes.trueFalse])];
    const homework = await setHomework(teacher, group, { title: 'Rain', noes });
    const { homework_id } = homework;
    const { question } = await ask<{ question: { correct_answer: boolean } }>(
      page,
      `GET /mymanaged/group/homework/question?homework_id=${homework_id}&no=1`,
    );
    const other = !question.correct_answer;
    const member = await join('demo', group);
    await sit(member, homework, [other]);

    await open(`/group/homework-member-scores?homework_id=${homework_id}&view=questions`);
    await page.getByRole('button', { name: 'More for question 1' }).click();
    await page.getByRole('menuitem', { name: 'Mend the key' }).click();
    await page.getByRole('radio', { name: other ? 'True' : 'False' }).check();
    await page.getByRole('button', { name: 'See who changes' }).click();
    await page.getByRole('heading', { name: 'Scores that change: 1 of 1' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Lin Xiaoyu' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
    // What is previewed is what stands above, and nothing else.
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await page.getByRole('heading', { name: 'Scores that change: 1 of 1' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Another key' }).click();
    await page.getByRole('button', { name: 'Re-grade', exact: true }).click();
    await page.getByText('Re-graded by another key').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
    const { list } = await ask<{ list: { title: string }[] }>(member.page, 'GET /web/user/notices?start=0');
    expect(list.map(({ title }) => title)).toContain('A homework was re-graded');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Undone. Every score is what it was.').waitFor();
    await page.getByRole('button', { name: 'More for question 1' }).waitFor();
  });
});
