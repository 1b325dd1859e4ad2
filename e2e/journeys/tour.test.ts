// The first visit of a screen: its tour is taken, skipped, and found again.
import { describe, expect, it } from 'vitest';
import { isFull } from '../harness/extent.ts';
import { overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const widths = isFull ? [1440, 360] : [360];

describe.each(widths)('a tour at %i px', (width) => {
  it('points out the parts of a screen, is skipped by Escape, and is offered again from the help', async () => {
    const { page, open, checkAccessibility } = await signedIn('demo', { width });
    await open('/tour-home');
    await page.getByRole('button', { name: 'Offer the tours again' }).click();
    await open('/user-home');
    const tour = page.getByRole('region', { name: 'Tour of this screen' });
    await tour.getByText('New here?').waitFor();
    await checkAccessibility();
    await tour.getByRole('button', { name: 'Show me' }).click();
    await tour.getByText('1 of 3').waitFor();
    await tour.getByRole('button', { name: 'Next' }).click();
    await tour.getByText('How much you did today').waitFor();
    expect(await page.locator('[data-tour-now]').getAttribute('data-tour')).toBe('today');
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });
    expect(await page.locator('[data-tour-now]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    // Another screen offers its own; somebody who wants none is not asked again, also after a reload.
    await open('/exam/search-public-exams');
    await tour.getByRole('button', { name: 'No tours' }).click();
    await tour.waitFor({ state: 'detached' });
    await open('/group/my-managed-groups');
    expect(await tour.count()).toBe(0);
  });
});
