// What people got wrong, kept and noted: found again, looked at, taken off the list, taken along.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findExam } from '../harness/practice.ts';
import { ask, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const reader = 'operator';
const spanish = 'Viaje por la lengua y el mundo hispano';

/** Fills the blanks of an exam with what is surely wrong. Answers the numbers of those questions. */
async function getBlanksWrong(page: Page, exam_id: number): Promise<number[]> {
  const attempts = 'POST /exam/user_online_prac';
  const { answer_id } = await ask<{ answer_id: number }>(page, `${attempts}/create_answer`, { exam_id, prac_type: 1 });
  const { list } = await ask<{ list: { no: number; blanks?: number }[] }>(page, 'POST /app/user/exam/questions', {
    exam_id,
    answer_id,
    limit: 20,
  });
  const blanks = list.filter((question) => question.blanks !== undefined);
  await ask(page, `${attempts}/answer_details`, {
    answer_id,
    answer_details: blanks.map(({ no, blanks: count = 1 }, index) => ({
      no,
      seq: index + 1,
      answer: Array.from({ length: count }, () => 'zzz'),
      check: true,
    })),
  });
  return blanks.map(({ no }) => no);
}

function card(page: Page, no: number): Locator {
  return page.getByRole('article', { name: `Question ${no}`, exact: true });
}

function undo(page: Page): Locator {
  return page.getByRole('button', { name: 'Undo', exact: true });
}

describe('wrong questions', () => {
  it('are found by exam, taken off the list and put back, mastered, taken along and printed', async () => {
    const { page, open, checkAccessibility } = await signedIn(reader);
    const exam = await findExam(page, spanish);
    const [first = 0, second = 0, ...others] = await getBlanksWrong(page, exam);
    const total = 2 + others.length;
    expect(others.length).toBeGreaterThan(0);

    await open('/user-home');
    await page
      .getByRole('region', { name: 'Recent practice' })
      .getByText(`${total} of 18 questions answered`)
      .waitFor();
    await checkAccessibility();

    await page.getByRole('link', { name: 'Wrong questions', exact: true }).click();
    const search = page.getByRole('searchbox', { name: 'Search these exams' });
    await search.fill('no such exam');
    await page.getByText('No exams match').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText(`${total} wrong questions`).waitFor();
    await checkAccessibility();
    await page.getByRole('link', { name: `See them: ${spanish}` }).click();
    await card(page, first).getByText('wrong once').waitFor();
    expect(await page.getByRole('article').count()).toBe(total);
    await card(page, first)
      .getByText(/^You answered zzz/)
      .waitFor();
    expect(await card(page, first).getByText('Explanation').count()).toBe(0);
    expect(await card(page, first).getByText('Right answer').count()).toBe(0);
    await page.getByRole('button', { name: `Answer: question ${first}` }).click();
    await card(page, first).getByText('Your answer, wrong').first().waitFor();
    await card(page, first).getByText('Explanation').waitFor();
    await checkAccessibility();

    await page.getByRole('button', { name: `Remove: question ${first}` }).press('Enter');
    await card(page, first).waitFor({ state: 'detached' });
    expect(await card(page, second).evaluate((element) => element === document.activeElement)).toBe(true);
    await undo(page).click();
    await card(page, first).waitFor();

    await page.getByRole('button', { name: `Mastered: question ${second}` }).click();
    await card(page, second).waitFor({ state: 'detached' });
    await page.getByText('You have mastered 1 question in this exam.').waitFor();
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring them back' }).click();
    await card(page, second).waitFor();

    await page.getByRole('button', { name: `Practise these: ${spanish}` }).click();
    await page.waitForURL(/practice\?answer_id=\d+/);
    await page.goBack();
    await card(page, first).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as .xlsx' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${spanish} - Wrong questions.xlsx`);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Without answers' }).click();
    await card(page, first).waitFor();
    expect(await page.getByText('Explanation').count()).toBe(0);
    await page.getByRole('button', { name: 'With answers' }).click();
    await card(page, first).getByText('Explanation').waitFor();
    expect(await page.getByText('Explanation').count()).toBe(total);
    await checkAccessibility();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    expect(await page.getByRole('article').count()).toBe(total);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('dialog').getByText(`${total} questions will leave the list.`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('No wrong questions here').waitFor();
    await expect.poll(() => page.locator('main h1').evaluate((h1) => h1 === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Wrong questions in other exams' }).click();
    await page.getByText('Questions you get wrong are collected here').waitFor();
  });
});

describe('favourite questions and notes', () => {
  it('stay without their keys until they were answered, and are written to where they stand', async () => {
    const { page, open, checkAccessibility } = await signedIn(reader, { width: 360, colorScheme: 'dark' });
    const exam = await findExam(page, spanish);
    for (const no of [1, 2]) await ask(page, 'POST /online/questions/favorite', { exam_id: exam, no, mode: 0 });
    await open(`/question/exam-favorited-questions?exam_id=${exam}`);
    await card(page, 1).getByText('you see the answer once you have answered').waitFor();
    expect(await page.getByText('Right answer').count()).toBe(0);

    await page.getByRole('button', { name: 'Add a note: question 1' }).click();
    await page.keyboard.type('Look at <b>both</b> verbs.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'My note on question 1' }).getByText('Look at <b>both</b> verbs.').waitFor();
    await page.getByRole('button', { name: 'Remove: question 2' }).click();
    await card(page, 2).waitFor({ state: 'detached' });
    await undo(page).click();
    await card(page, 2).waitFor();

    await open('/question/noted-questions-exams');
    await page.getByText('1 question with a note').waitFor();
    await page.getByRole('link', { name: `See them: ${spanish}` }).click();
    await page.getByRole('button', { name: 'Delete note: question 1' }).click();
    await page.getByText('No notes here').waitFor();
    await undo(page).click();
    await page.getByRole('region', { name: 'My note on question 1' }).getByText('Look at <b>both</b> verbs.').waitFor();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('dialog').getByText('1 note will be deleted for good.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('No notes here').waitFor();
  });
});

describe('the search in all questions', () => {
  it('finds two Chinese characters and the beginnings of words, and marks them in the text', async () => {
    const { page, open, checkAccessibility } = await signedIn(reader, { width: 360, colorScheme: 'dark' });
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('tiku-match') ?? [])].map((range) => (range as Range).toString().toLowerCase()),
      );
    await open('/question/search-questions');
    const box = page.getByRole('searchbox', { name: 'Search the questions' });
    await box.fill('闰年');
    await page.getByRole('article').first().waitFor();
    await expect.poll(marked).toContain('闰年');
    await checkAccessibility();
    await box.fill('pais');
    await page
      .getByRole('link', { name: new RegExp(spanish) })
      .first()
      .waitFor();
    await expect.poll(async () => (await marked()).some((text) => text.startsWith('paí'))).toBe(true);
    expect(await page.getByText('Right answer').count()).toBe(0);
    await box.fill('zzzzqqqq');
    await page.getByText('No questions match').waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByText('What are you looking for?').waitFor();
  });
});
