// The desk at which one essay after the other is marked: nothing scrolls, and nothing is pressed twice.
import { questionTypes } from '@tiku/questions';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findQuestion, foundGroup, join, setHomework, sit } from '../../harness/homework.ts';
import type { Homework } from '../../harness/homework.ts';
import { ask, overflowOf, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../../harness/visitor.ts';

useBrowser();

const words = 'Rain falls when warm air rises, cools and can no longer hold its water, which gathers into drops'.split(
  ' ',
);
/** Sixty words, of which no two answers have the same. */
const essay = (number: number) =>
  Array.from({ length: 60 }, (_, at) => words[(at * number + at) % words.length]).join(' ');

/** `people` hand in `rounds` papers each, with an answer to one essay that nobody else gave. */
async function setEssays(
  options: VisitorOptions,
  people: readonly string[],
  rounds: number,
): Promise<{ teacher: Visitor; homework: Homework }> {
  const teacher = await signedIn('teacher', options);
  const group = await foundGroup(teacher);
  const noes = [await findQuestion(teacher, [questionTypes.essay, questionTypes.shortAnswer])];
  const homework = await setHomework(teacher, group, { title: 'Rain', noes, score: 9, redo_mode: 1 });
  await Promise.all(
    people.map(async (username, at) => {
      const member = await join(username, group);
      for (let round = 0; round < rounds; round += 1) {
        await sit(member, homework, [{ text: `No. ${at * rounds + round}. ${essay(round + 2)}`, files: [] }]);
      }
    }),
  );
  return { teacher, homework };
}

/** Whether all of it can be seen without scrolling. */
async function isInView(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  return box.y >= 0 && box.y + box.height <= size.height && (await page.evaluate(() => window.scrollY)) === 0;
}

const shownAnswer = (page: Page) => page.getByText(/^No\. \d+\./);

describe('the marking desk', () => {
  it('takes two keys and no scrolling for each of forty answers', async () => {
    const { teacher, homework } = await setEssays({}, ['demo', 'vip', 'author', 'operator'], 10);
    const { page, open } = teacher;
    await open(`/group/homework-member-marks?homework_id=${homework.homework_id}&by=question`);
    await page.getByRole('link', { name: 'Question 1', exact: true }).click();
    const score = page.getByLabel('Score (of 9)');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const seen = new Set<string>();
    for (let place = 1; place <= 40; place += 1) {
      await page.getByText(`${place} of 40`, { exact: true }).waitFor();
      expect(await isInView(page, shownAnswer(page))).toBe(true);
      expect(await isInView(page, score)).toBe(true);
      seen.add(await shownAnswer(page).innerText());
      await press(String(place % 10));
      await press('Enter');
    }
    await page.getByText('That was the last one here.').waitFor();
    expect([keys, seen.size]).toEqual([80, 40]);
    await teacher.checkAccessibility();
    await page.getByRole('link', { name: 'See what is left' }).click();
    await page.getByText('Every answer has a mark.').waitFor();
    const { list } = await ask<{ list: { papers: { m_s: number }[] }[] }>(
      page,
      'POST /group/homework/member/question/marks',
      { homework_id: homework.homework_id, no: 1, limit: 60 },
    );
    expect(list.map(({ papers }) => papers[0]?.m_s)).toEqual(list.map((_, at) => (at + 1) % 10));
  });

  it('is within reach of a thumb on a phone, without names', async () => {
    const { teacher, homework } = await setEssays({ width: 360, touch: true }, ['demo', 'vip'], 2);
    const { page, open } = teacher;
    await page.setViewportSize({ width: 360, height: 740 });
    await open(`/group/homework-question-marks?homework_id=${homework.homework_id}&no=1&names=hidden&show=unmarked`);
    for (const place of [1, 2, 3, 4]) {
      await page.getByText(`${place} of 4`, { exact: true }).waitFor();
      await page.getByText(`Paper ${place}`, { exact: true }).waitFor();
      const chip = page.getByRole('button', { name: '7', exact: true });
      for (const part of [shownAnswer(page), page.getByLabel('Score (of 9)'), chip]) {
        expect(await isInView(page, part)).toBe(true);
      }
      expect(await overflowOf(page)).toBe(0);
      if (place === 1) await teacher.checkAccessibility();
      await chip.tap();
      await page.getByRole('button', { name: /^Save/ }).tap();
    }
    await page.getByText('That was the last one here.').waitFor();
    await teacher.checkAccessibility();

    // What is folded away stays open once it was opened, and the marked are seen again when asked for.
    await open(`/group/homework-question-marks?homework_id=${homework.homework_id}&no=1&show=unmarked`);
    await page.getByText('Nothing left to mark here').waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Show all answers' }).tap();
    await page.getByText('1 of 4', { exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Reference answer' }).tap();
    await page.reload();
    await page.locator('details[open]', { hasText: 'Reference answer' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
  });

  it('goes on with the next paper by itself, and shows its keys', async () => {
    const { teacher, homework } = await setEssays({}, ['demo', 'vip'], 1);
    const { page, open } = teacher;
    await open(`/group/homework-member-marks?homework_id=${homework.homework_id}`);
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    const answer = shownAnswer(page);
    await answer.waitFor();
    const first = await answer.innerText();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Save and go on', { exact: true }).waitFor();
    await teacher.checkAccessibility();
    await page.keyboard.press('Escape');
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer.innerText()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => answer.innerText()).toBe(first);
    expect(await page.getByLabel('Score (of 9)').inputValue()).toBe('7');
  });

  it('shows like answers beside each other, marks them when told to, and offers what was written', async () => {
    const teacher = await signedIn('teacher');
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    const noes = [await findQuestion(teacher, [questionTypes.essay, questionTypes.shortAnswer])];
    const homework = await setHomework(teacher, group, { title: 'Rain', noes, score: 9 });
    const texts = { demo: 'warm air rises and cools', vip: 'Warm air rises and colos', author: 'Air does not rise' };
    for (const [username, text] of Object.entries(texts)) {
      await sit(await join(username, group), homework, [{ text, files: [] }]);
    }
    await open(`/group/homework-member-marks?homework_id=${homework.homework_id}&by=question`);
    await page.getByRole('link', { name: 'Like answers' }).click();
    await page.getByText('Answers in nearly the same words', { exact: false }).waitFor();
    expect(await page.getByText('Air does not rise').count()).toBe(0);
    await teacher.checkAccessibility();
    await page.keyboard.press('6');
    await page.getByRole('button', { name: 'Mark 2 papers alike' }).click();
    await page.getByRole('status').getByText('Saved').waitFor();
    await teacher.checkAccessibility();

    await page.getByRole('link', { name: 'On with the other answers' }).click();
    await page.getByText('Air does not rise').waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('c');
    await page.keyboard.type('Look at page 12');
    await page.keyboard.press('Control+Enter');
    await page.getByText('That was the last one here.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Show all answers' }).click();
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Look at page 12', exact: true }).click();
    expect(await page.getByLabel('Comment', { exact: true }).inputValue()).toBe('Look at page 12');
    await page.getByRole('button', { name: 'No longer offer “Look at page 12”' }).click();
    await page.getByRole('button', { name: 'Look at page 12', exact: true }).waitFor({ state: 'detached' });
    await teacher.checkAccessibility();
  });
});
