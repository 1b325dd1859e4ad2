// Duplicates in a question bank: found, looked at side by side, made one, and two again.
import { describe, expect, it } from 'vitest';
import { ask, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const statement = (desc: string) => ({
  type: 4,
  desc: `<p>${desc}</p>`,
  correct_answer: true,
  explanation: '',
  score: 1,
  difficulty: null,
});

describe('duplicates', () => {
  it.each([1440, 360])('are merged and divided again at %i px', async (width) => {
    const { page, open, checkAccessibility } = await signedIn('vip', { width });
    const things = width === 360 ? 'Swallows' : 'Storks';
    for (const desc of [`${things} fly south before the winter`, `3. ${things} fly SOUTH, before the winter!`]) {
      await ask(page, 'PUT /user_qdb/live_update/question', { question: statement(desc) });
    }
    await open('/user-question-db/root');
    await page.getByRole('link', { name: 'Look at duplicates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor();
    await page.getByText('SOUTH,').first().waitFor();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: /^Keep this one/ }).first().click();
    await page.getByRole('heading', { name: 'No duplicates' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Keep both' }).click();
    await page.getByRole('heading', { name: 'No duplicates' }).waitFor();
  });
});
