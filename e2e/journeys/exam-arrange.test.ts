// An author without a file: questions added, moved and deleted, sections named, materials rewritten.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const title = 'Língua, terra e mar: um passeio em português';

function toast(page: Page, text: string): Locator {
  return page.locator('output').getByText(text);
}

async function openExam(width?: number) {
  const visitor = await signedIn('author', width === undefined ? {} : { width });
  const { page, open } = visitor;
  await open('/exam/my-published-exams');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const id = new URL(page.url()).searchParams.get('exam_id') ?? '';
  await open(`/exam/questions?exam_id=${id}`);
  const at = (no: number) => page.getByRole('article', { name: `Question ${no}`, exact: true });
  /** Without its number. */
  const textAt = async (no: number) => ((await at(no).textContent()) ?? '').replace(/^Question \d+/, '');
  const actions = (no: number) => page.getByRole('button', { name: `Actions for question ${no}`, exact: true });
  return { ...visitor, id, at, textAt, actions };
}

describe('an author without a file', () => {
  it('moves a question with the keyboard, and takes it back', async () => {
    const { page, textAt, actions } = await openExam();
    const [first, second] = [await textAt(1), await textAt(2)];
    await actions(1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await toast(page, 'Question 1 is number 2 now.').waitFor();
    await expect.poll(() => textAt(2)).toBe(first);
    expect(await textAt(1)).toBe(second);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => textAt(1)).toBe(first);

    await actions(2).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByLabel('New number').fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => textAt(1)).toBe(second);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => textAt(2)).toBe(second);
  });

  it('adds a question with a material of its own, rewrites that, and deletes the question after being asked', async () => {
    const { page, at, textAt, actions, open, checkAccessibility } = await openExam(360);
    /** The editor takes the place of what was clicked. */
    const write = async (name: string) => {
      await page.getByRole('textbox', { name, exact: true }).click();
      await page.locator('[contenteditable=true]:focus').waitFor();
    };
    const second = await textAt(2);
    await actions(1).click();
    await page.getByRole('menuitem', { name: 'Add a question after this one' }).click();
    // The page before has a choice of types, too.
    await page.getByRole('heading', { level: 1, name: 'Add a question' }).waitFor();
    await page.getByLabel('Question type').selectOption('4');
    await write('Stem');
    await page.keyboard.type('O texto fala do mar.');
    await page.getByRole('button', { name: 'Add material' }).click();
    await write('Material');
    await page.keyboard.type('O mar é grande.');
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Add a question', exact: true }).click();
    await at(2).getByText('O mar é grande.').waitFor();
    await expect.poll(() => textAt(3)).toBe(second);

    await page.getByRole('link', { name: 'Edit question 2', exact: true }).click();
    await page.getByRole('button', { name: 'Edit material' }).click();
    await write('Material');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' E azul.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'The question is saved.').waitFor();
    await page.getByRole('link', { name: 'All questions' }).click();
    await at(2).getByText('O mar é grande. E azul.').waitFor();

    await actions(2).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await at(2).getByText('O mar é grande.').count()).toBe(1);
    await actions(2).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Question 2 is deleted.').waitFor();
    await expect.poll(() => textAt(2)).toBe(second);
    await open(new URL(page.url()).pathname + new URL(page.url()).search);
    expect(await textAt(2)).toBe(second);
  });

  it('names a section, adds one and removes it again', async () => {
    const { page, checkAccessibility } = await openExam();
    await page.getByRole('button', { name: 'Sections' }).click();
    const dialog = page.getByRole('dialog');
    const first = dialog.getByLabel('Section 1');
    const before = await first.inputValue();
    await first.fill('Primeira parte');
    await page.keyboard.press('Enter');
    await toast(page, 'The section is renamed.').waitFor();
    await dialog.getByLabel('New section').fill('Para depois');
    await page.keyboard.press('Enter');
    const remove = dialog.getByRole('button', { name: /^Remove section/ });
    await remove.waitFor();
    await checkAccessibility();
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    expect(await first.inputValue()).toBe('Primeira parte');
    await first.fill(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByLabel('Section 1').inputValue()).toBe(before);
  });
});
