// Marking by criteria: one key each, without scrolling, and what is changed later changes all papers.
import { questionTypes } from '@tiku/questions';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findQuestion, foundGroup, join, setHomework, sit } from '../../harness/homework.ts';
import type { Group, Homework } from '../../harness/homework.ts';
import { ask, overflowOf, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor } from '../../harness/visitor.ts';

useBrowser();

const pupils = ['demo', 'vip', 'author'];
const shownAnswer = (page: Page) => page.getByText(/^No\. \d+\./);
const scoreField = (page: Page) => page.getByLabel('Score (of 9)');
const deskPath = ({ homework_id }: Homework, more = '') =>
  `/group/homework-question-marks?homework_id=${homework_id}&no=1${more}`;

async function isInView(page: Page, selector: ReturnType<typeof shownAnswer>): Promise<boolean> {
  const box = await selector.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  return box.y >= 0 && box.y + box.height <= size.height && (await page.evaluate(() => window.scrollY)) === 0;
}

/** Everybody hands in `rounds` essays of their own. */
async function setEssays(
  teacher: Visitor,
  group: Group,
  members: readonly Visitor[],
  rounds: number,
): Promise<Homework> {
  const noes = [await findQuestion(teacher, [questionTypes.essay, questionTypes.shortAnswer])];
  const homework = await setHomework(teacher, group, { title: 'Rain', noes, score: 9, redo_mode: 1 });
  for (const [at, member] of members.entries()) {
    for (let round = 0; round < rounds; round += 1) {
      const text = `No. ${at * rounds + round + 1}. Warm air rises and cools ${'so that drops form '.repeat(20)}${at} ${round}`;
      await sit(member, homework, [{ text, files: [] }]);
    }
  }
  return homework;
}

const scores = async (page: Page, { homework_id }: Homework) => {
  const { list } = await ask<{ list: { papers: { m_s: number | null }[] }[] }>(
    page,
    'POST /group/homework/member/question/marks',
    { homework_id, no: 1, limit: 60 },
  );
  return list.map(({ papers }) => papers[0]?.m_s ?? null);
};

describe('a rubric at the desk', () => {
  it('is made, applied and changed with keys alone, at two keys for each answer', async () => {
    const teacher = await signedIn('teacher');
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    const members = await Promise.all(pupils.map((username) => join(username, group)));
    const homework = await setEssays(teacher, group, members, 2);
    await open(deskPath(homework));
    await page.getByText('1 of 6', { exact: true }).waitFor();

    const type = async (...pieces: string[]) => {
      for (const piece of pieces) {
        if (piece === 'Tab' || piece === 'Enter') await page.keyboard.press(piece);
        else await page.keyboard.type(piece);
      }
    };
    await page.keyboard.press('r');
    await page.getByRole('dialog').waitFor();
    await type(
      'Says why it rains',
      'Tab',
      '4',
      'Tab',
      'Tab',
      'Gives an example',
      'Tab',
      '3',
      'Tab',
      'Tab',
      'Reads well',
    );
    await type('Tab', '1.5');
    await page.getByText('All criteria together: 8.5 of 9').waitFor();
    await teacher.checkAccessibility();
    await type('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    let keys = 0;
    for (let place = 1; place <= 6; place += 1) {
      await page.getByText(`${place} of 6`, { exact: true }).waitFor();
      expect(await isInView(page, shownAnswer(page))).toBe(true);
      expect(await isInView(page, scoreField(page))).toBe(true);
      for (const key of [String((place % 3) + 1), 'Enter']) {
        keys += 1;
        await page.keyboard.press(key);
      }
    }
    await page.getByText('That was the last one here.').waitFor();
    expect(keys).toBe(12);
    expect(await scores(page, homework)).toEqual([3, 1.5, 4, 3, 1.5, 4]);
    await teacher.checkAccessibility();

    // Two papers have the first: they follow, after somebody has seen by how much.
    await page.keyboard.press('r');
    await type('Tab', '5', 'Enter');
    await page.getByText('+1 on 2 papers', { exact: true }).waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Change 2 papers' }).focus();
    await type('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await scores(page, homework)).toEqual([3, 1.5, 5, 3, 1.5, 5]);
    await expect.poll(() => scoreField(page).inputValue()).toBe('5');
    // And the marker goes on where they were: half a point by hand.
    await page.keyboard.press('s');
    await page.keyboard.type('5.5');
    await page.getByText('+0.5 by hand', { exact: false }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await scores(page, homework)).at(-1)).toBe(5.5);

    // The learner reads it with the result.
    await ask(page, 'PUT /group/homework/question/mark/complete', { homework_id: homework.homework_id });
    const [learner] = members;
    if (!learner) throw new Error('nobody there');
    await expect
      .poll(async () => {
        const { completed_count } = await ask<{ completed_count: number }>(
          page,
          'POST /mymanaged/group/homework/member_marks',
          { homework_id: homework.homework_id },
        );
        return completed_count;
      })
      .toBe(6);
    await learner.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await learner.page
      .getByRole('main')
      .getByRole('link', { name: /report/i })
      .first()
      .click();
    const how = learner.page.getByRole('region', { name: 'How it was marked' });
    await how.getByText('Says why it rains').waitFor();
    await learner.checkAccessibility();
  });

  it('is within reach of a thumb, and offered for the same question again', async () => {
    const teacher = await signedIn('teacher', { width: 360, touch: true });
    const { page, open } = teacher;
    await page.setViewportSize({ width: 360, height: 740 });
    const group = await foundGroup(teacher);
    const members = [await join('demo', group)];
    const first = await setEssays(teacher, group, members, 1);
    await ask(page, 'PUT /group/homework/question/rubric', {
      homework_id: first.homework_id,
      no: 1,
      version: 0,
      criteria: ['Says why it rains', 'Gives an example', 'Reads well'].map((sentence) => ({ sentence, points: 3 })),
    });
    const second = await setEssays(teacher, group, members, 2);
    await open(deskPath(second, '&show=unmarked'));
    await page.getByRole('button', { name: 'Rubric', exact: true }).tap();
    await page.getByRole('button', { name: 'Use the rubric from “Rain”' }).tap();
    await teacher.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const place of [1, 2]) {
      await page.getByText(`${place} of 2`, { exact: true }).waitFor();
      const criterion = page.getByRole('button', { name: /Says why it rains/ });
      for (const part of [scoreField(page), criterion, page.getByRole('button', { name: /^Save/ })]) {
        expect(await isInView(page, part)).toBe(true);
      }
      expect(await overflowOf(page)).toBe(0);
      if (place === 1) await teacher.checkAccessibility();
      await criterion.tap();
      await page.getByRole('button', { name: /^Save/ }).tap();
    }
    await page.getByText('That was the last one here.').waitFor();
    expect(await scores(page, second)).toEqual([3, 3]);
  });
});
