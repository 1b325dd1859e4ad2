// A homework with an essay, from the papers that were handed in to the results that everybody understands.
import { questionTypes } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { findExam } from '../harness/practice.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const science = 'Everyday Wonders: the Science around You';

interface Homework {
  homework_id: number;
  exam_id: number;
}

interface Setting {
  teacher: Visitor;
  publicId: string;
  homework: Homework;
}

async function setHomework(options: VisitorOptions = {}): Promise<Setting> {
  const teacher = await signedIn('teacher', options);
  const { page } = teacher;
  const { group } = await ask<{ group: { group_id: number; public_id: string } }>(page, 'POST /mycreated/group', {
    name: 'Marked class',
  });
  const exam_id = await findExam(page, science);
  const { list } = await ask<{ list: { no: number; type: number }[] }>(page, 'POST /app/user/exam/questions', {
    exam_id,
    limit: 100,
  });
  const open = list.find(({ type }) => type === questionTypes.essay || type === questionTypes.shortAnswer);
  const { homework } = await ask<{ homework: Homework }>(page, 'PUT /mymanaged/group/homework', {
    homework: {
      group_id: group.group_id,
      title: 'Rain',
      end_time: new Date(Date.now() + 3_600_000).toISOString(),
      scores: [{ exam_id, no: open?.no ?? 0, score: 10 }],
    },
    exams: [{ exam_id, sel_qs: [open?.no ?? 0] }],
  });
  return { teacher, publicId: group.public_id, homework };
}

/** Joins, writes and hands in. */
async function sit(username: string, { publicId, homework }: Setting, text: string): Promise<Visitor> {
  const member = await signedIn(username);
  const { page } = member;
  await ask(page, 'POST /mtgroup/member', { public_id: publicId });
  const { answer_id } = await ask<{ answer_id: number }>(page, 'POST /exam/user_online_prac/create_answer', {
    exam_id: homework.exam_id,
    prac_type: 21,
  });
  await ask(page, 'POST /exam/user_online_prac/handin_answer', {
    answer_id,
    answer_details: [{ no: 1, seq: 1, answer: { text, files: [] } }],
  });
  return member;
}

describe('marking homework', () => {
  it('goes by the keyboard, marks equal answers once, and brings the results out', async () => {
    const setting = await setHomework();
    const { teacher, homework } = setting;
    const { page, open } = teacher;
    const member = await sit('demo', setting, 'Water falls.');
    await sit('vip', setting, 'WATER  falls.');
    await sit('operator', setting, 'No idea');

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
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText('2 equal answers').waitFor();
    expect(await page.getByLabel('Score (of 10)').inputValue()).toBe('8');

    await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    await page.getByText('Every answer has a mark.').waitFor();
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
    await page.getByText('3 of 3 with a score').waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByText('Say why').waitFor();
    await page.getByText('They never left the screen.').waitFor();
    await teacher.checkAccessibility();

    // The learner reads the comment beside the answer.
    await member.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await member.page
      .getByRole('link', { name: /report/i })
      .first()
      .click();
    await member.page.getByText('Say why').waitFor();
  });

  it('never overwrites unseen what another marker gave, also on a phone', async () => {
    const setting = await setHomework({ width: 360 });
    const { teacher, homework } = setting;
    const { page, open } = teacher;
    await sit('demo', setting, 'Water falls.');
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
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    const marks = await ask<{ list: { papers: { m_s: number; version: number }[] }[] }>(
      page,
      'POST /group/homework/member/question/marks',
      { homework_id: homework.homework_id, no: 1 },
    );
    expect(marks.list[0]?.papers[0]).toMatchObject({ m_s: 9, version: 2 });
  });
});
