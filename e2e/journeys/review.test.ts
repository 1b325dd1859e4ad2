// What comes back before it is forgotten, and what to do next.
import { describe, expect, it } from 'vitest';
import { answerOne, articleOf } from '../harness/practice.ts';
import { overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const looks: VisitorOptions[] = [{ width: 1440 }, { width: 360, colorScheme: 'dark' }];

describe.each(looks)('the review of somebody who studies, at $width pixels', (options) => {
  it('says why, is answered on the practice screen, corrected, and follows the plan', async () => {
    const { page, open, checkAccessibility } = await signedIn('vip', options);
    await open('/user-home');
    await page.getByRole('region', { name: 'Today’s review' }).getByRole('link', { name: 'Review now' }).click();
    await page.waitForURL('**/question/review');
    const today = page.getByRole('heading', { name: /\d+ questions today/ });
    await today.waitFor();
    await page
      .getByText(/You got it (right|wrong) \d+ days? ago\./)
      .first()
      .waitFor();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    const before = Number.parseInt((await today.textContent()) ?? '', 10);

    await page.getByRole('button', { name: 'Do not ask again' }).first().click();
    await page.locator('output').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: `${before} questions today` }).waitFor();

    await page.getByRole('button', { name: 'Review', exact: true }).first().click();
    await page.waitForURL('**answer_id=**');
    await articleOf(page).locator('fieldset, ul, ol, textarea').first().waitFor();
    await answerOne(page);
    await page.getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Hand in', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('link', { name: /\d+ more to review today/ }).click();
    await page.getByRole('heading', { name: 'Reviewed today' }).waitFor();
    await page.getByLabel('How well I knew it').first().selectOption({ label: 'Easily' });
    await page.locator('output').getByText('Corrected.', { exact: false }).waitFor();

    await page.getByLabel('Questions to review per day').fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('output').getByText('Saved.').waitFor();
    await page.getByRole('heading', { name: /^[345] questions today/ }).waitFor();
    await page.getByLabel('Questions to review per day').fill('200');
    await page.getByRole('button', { name: 'Save' }).click();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('the home page', () => {
  it('shows the day and the week of somebody who studies', async () => {
    const { page, open, checkAccessibility } = await signedIn('demo', { width: 360 });
    await open('/user-home');
    const card = page.getByRole('region', { name: 'Today and this week' });
    await card.getByText(/of 20 questions today/).waitFor();
    await card.getByRole('slider').waitFor();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
  });

  it('suggests exams on the first day, and shows no empty boxes', async () => {
    const { page, open, checkAccessibility } = await signedIn('partner');
    await open('/user-home');
    await page.getByRole('region', { name: 'Exams to try' }).getByRole('link').first().waitFor();
    expect(await page.getByRole('region', { name: 'Recent practice' }).count()).toBe(0);
    await checkAccessibility();
  });
});
