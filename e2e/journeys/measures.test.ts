// How the questions of an exam do, as its author reads it.
import { expect, it } from 'vitest';
import { overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const portuguese = 'Língua, terra e mar: um passeio em português';

it('leads an author from an exam to its questions that need care, what they are made of, and one question', async () => {
  const { page, open } = await signedIn('author');
  await open('/exam/my-published-exams');
  await page.getByRole('link', { name: portuguese, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: portuguese }).waitFor();
  await page.getByRole('button', { name: `Actions for “${portuguese}”` }).click();
  await page.getByRole('menuitem', { name: 'How the questions do' }).click();
  await page.getByRole('heading', { level: 1, name: 'How the questions do' }).waitFor();
  await page.getByText('Made of 180 papers.').waitFor();
  const care = page.getByRole('listitem').filter({ hasText: 'too easy' });
  expect(
    await care
      .first()
      .getByRole('link', { name: /Edit the question/ })
      .getAttribute('href'),
  ).toContain('no=1');
  await page.getByLabel('Order').selectOption('Hardest first');
  const first = page.locator('details').first();
  await first.locator('summary').press('Enter');
  await first.getByText('Reliability without it').waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .csv for R' }).click();
  expect((await download).suggestedFilename()).toBe('responses.csv');
});
