// The ways to practise that people know by name, on a phone: the question is the page, a tap is enough, and a mistake leads on.
import { describe, expect, it } from 'vitest';
import { findExam, openSelection, science } from '../harness/practice.ts';
import { overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

describe('on a phone', () => {
  it('an attempt is shown alone, with the way back and the whole title at hand', async () => {
    const learner = await signedIn('demo', { width: 360 });
    const { page } = learner;
    await openSelection(learner, science, { range: [1, 3] });
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await learner.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    const title = page.getByRole('button', { name: science });
    await title.click();
    expect(await title.getAttribute('aria-expanded')).toBe('true');
    const bar = page.getByRole('region', { name: 'This question' });
    const before = await bar.boundingBox();
    await bar.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2').first().waitFor();
    expect(await bar.boundingBox()).toEqual(before);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'More ways to practise' }).waitFor();
    await learner.checkAccessibility();
  });

  it('one tap checks, and the wrong ones are redone from the report', async () => {
    const learner = await signedIn('vip', { width: 360 });
    const { page } = learner;
    await openSelection(learner, science, { range: [2, 2] });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Check with one tap').check();
    await learner.checkAccessibility();
    await page.keyboard.press('Escape');
    await page.getByText('True', { exact: true }).click();
    await page.getByText('Wrong', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('button', { name: 'Redo the 1 wrong one' }).click();
    await page.waitForURL('**answer_id=**');
    await page.getByText('Question 1').first().waitFor();
  });

  it('answers are learned by heart from the start page', async () => {
    const learner = await signedIn('vip', { width: 360 });
    const { page, open } = learner;
    await open('/user-home');
    const examId = await findExam(page, science);
    await open(`/exam/detail/practice?exam_id=${examId}`);
    // One tap leads to where it is set up, under the same name.
    const choosing = page.getByRole('heading', { name: 'Choose questions' });
    const isInSight = () =>
      choosing.evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && heading === document.activeElement;
      });
    for (const [mode, tab] of [
      [/^Test/, 'Test'],
      [/^By section/, 'Selection practice'],
      [/^Test/, 'Test'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: mode }).first().click();
      await expect.poll(isInSight).toBe(true);
      expect(await page.getByRole('tab', { name: tab, exact: true }).getAttribute('aria-selected')).toBe('true');
    }
    await page.getByRole('button', { name: 'Start the test' }).waitFor();
    await page.getByRole('button', { name: /^Learn by heart/ }).click();
    await page.waitForURL('**answer_id=**');
    await page.getByText('Right answer').first().waitFor();
  });
});
