import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Straight in the page: there are no frames, and what passes need not be described, which takes most of axe's time. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const options = { runOnly: { type: 'tag' as const, values }, resultTypes: ['violations' as const] };
    const results = await inPage.run(document, options);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, tags);
  return violations.map((violation) => `${page.url()}: ${violation}`);
}

/** Fails on any violation of WCAG 2.2 AA that axe can see. */
export async function checkAccessibility(page: Page): Promise<void> {
  let found = await findViolations(page);
  // Formulas are drawn and wide tables measured a moment after a page is there: what lasts is what counts.
  if (found.length > 0) {
    await page.waitForTimeout(500);
    found = await findViolations(page);
  }
  expect(found).toEqual([]);
}
