// Writing formulas as they will look.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, overflowOf, useBrowser } from '../harness/visitor.ts';

useBrowser();

const stemOf = (page: Page) => page.getByRole('textbox', { name: 'Stem', exact: true });
const drawnIn = (page: Page) => page.getByRole('region', { name: 'Preview' }).locator('.katex annotation');

async function openDialog(page: Page): Promise<void> {
  await stemOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Work out ');
  await page.getByRole('button', { name: 'Formula', exact: true }).click();
  await page.locator('dialog math-field').waitFor();
}

describe('a formula', () => {
  it('is written as it will look, drawn where it stands, and opened again', async () => {
    const { page, open, checkAccessibility } = await newVisitor();
    await open('/gallery?type=1');
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Formula' });
    await expect.poll(() => page.locator('dialog math-field:focus').count()).toBe(1);
    const insert = dialog.getByRole('button', { name: 'Insert' });
    const look = () =>
      insert.evaluate((button) => getComputedStyle(button).backgroundColor + getComputedStyle(button).cursor);
    const dead = await look();
    expect(await insert.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByText('Write a formula first.').waitFor();
    await page.keyboard.type('x');
    await expect.poll(look).not.toBe(dead);
    await dialog.getByText('Write a formula first.').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Power' }).click();
    await page.keyboard.type('2');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: '≤' }).click();
    await dialog.getByRole('button', { name: 'Fraction' }).click();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await dialog.getByLabel('Show LaTeX').check();
    await expect
      .poll(async () => (await dialog.getByLabel('LaTeX', { exact: true }).inputValue()).replaceAll(/[{}\s]/g, ''))
      .toBe(String.raw`x^2\le\frac13`);
    await checkAccessibility();
    await page.keyboard.press('ControlOrMeta+Enter');
    await dialog.waitFor({ state: 'detached' });
    await stemOf(page).locator('.katex').waitFor();
    await expect.poll(() => drawnIn(page).first().textContent()).toMatch(/\\le\s*\\frac/);

    await stemOf(page).locator('.katex').click();
    await page.locator('dialog math-field').waitFor();
    await dialog.getByLabel('Show LaTeX').check();
    await dialog.getByLabel('LaTeX', { exact: true }).fill(String.raw`\begin{cases}a&b\\c&d\end{cases}`);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => drawnIn(page).first().textContent()).toContain('cases');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This question could be saved.').waitFor();
  });

  it('that the visual field would write otherwise is left to its source, unchanged', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=1');
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Formula' });
    await dialog.getByLabel('Show LaTeX').check();
    const odd = String.raw`\href{x}{y}\def\z{1}\z`;
    await dialog.getByLabel('LaTeX', { exact: true }).fill(odd);
    await page.getByText('This formula cannot be shown in the visual field.').waitFor();
    expect(await dialog.getByLabel('LaTeX', { exact: true }).inputValue()).toBe(odd);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('fits a phone in the dark', async () => {
    const { page, open, checkAccessibility } = await newVisitor({ width: 360, colorScheme: 'dark' });
    await open('/gallery?type=1');
    await openDialog(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Matrix' }).click();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
  });
});
