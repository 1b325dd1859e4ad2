// What somebody learned: by day, by month, at a glance.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readChart } from '../harness/charts.ts';
import { expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

/** A share is said in whole per cent, of 180 pixels. */
const tolerance = 2;

/** What somebody reads off the lines is what the chart stands for. */
async function expectTruth(slider: Locator): Promise<void> {
  const { count, worst, worstLine } = await readChart(slider);
  expect(count).toBeGreaterThan(0);
  expect(worst).toBeLessThan(tolerance);
  expect(worstLine).toBeLessThan(tolerance);
}

/** A share is of the number that stands beside it. */
async function expectShare(row: Locator): Promise<void> {
  const cells = (await row.innerText()).replaceAll(',', '');
  const [, right = 0, judged = 0, share = 0] = (/(\d+) \/ (\d+)\s+(\d+)%/.exec(cells) ?? []).map(Number);
  expect(share).toBe(Math.round((100 * right) / judged));
}

const looks: VisitorOptions[] = [{ width: 1440 }, { width: 360, colorScheme: 'dark' }];

describe.each(looks)('the statistics of somebody who studies, at $width pixels', (options) => {
  it('show the year, the months and the days, down to a single exam', async () => {
    const { page, open, checkAccessibility } = await signedIn('demo', options);
    await open('/statistics');
    await page.waitForURL('**/statistics/overview');
    await page.getByRole('heading', { name: 'By question type' }).waitFor();
    await page.getByRole('rowheader', { name: 'Choice', exact: true }).waitFor();
    const year = page.getByRole('slider', { name: 'Questions per day' });
    await year.focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => year.getAttribute('aria-valuetext'))
      .toMatch(/\d+ questions?, \d+% \(\d+ \/ \d+\) right|No study/);
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);

    await open('/statistics/user-month');
    const months = page.getByRole('slider').first();
    await months.waitFor();
    await months.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await months.getAttribute('aria-valuetext')).toMatch(/questions/);
    for (const slider of await page.getByRole('slider').all()) await expectTruth(slider);
    await page.getByRole('columnheader', { name: 'Right / marked' }).waitFor();
    await expectShare(page.getByRole('table').locator('tfoot tr'));
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('table').getByRole('link').nth(1).click();
    await page.waitForURL('**/statistics/user-day*');
    await page.getByRole('table').getByRole('link').first().waitFor();
    for (const slider of await page.getByRole('slider').all()) await expectTruth(slider);
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Study on/ }).waitFor();
    await page.getByText('Online exam').first().waitFor();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('an interval', () => {
  it('that is too long is refused in words, and one at a tap is not', async () => {
    const { page, open } = await signedIn('demo');
    await open('/statistics/user-day');
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByLabel('To', { exact: true }).fill('2026-06-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('The interval is too long').waitFor();
    await page.getByRole('button', { name: 'Last two months' }).click();
    await page.getByRole('slider').first().waitFor();
    expectComplaint(/400/);
  });
});
