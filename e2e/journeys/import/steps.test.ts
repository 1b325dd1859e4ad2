// Whatever somebody does in the preview of an import can be taken back: by button, by key, from the toast, in a second window.
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectComplaint, overflowOf, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor } from '../../harness/visitor.ts';

useBrowser();

const rivers = `1. Which two of these are rivers?
A. Rhine
B. Rome
C. Seine
Answer: A
2. Which is a city?
A. Rhine
B. Rome
Answer: B`;

const numbers = [
  'Frage,Antwort A,Antwort B,Antwort C,Nummer',
  'Was ist rot?,Blut,Gras,Schnee,1',
  'Was ist weiß?,Blut,Schnee,Gras,2',
  'Was ist grün?,Gras,Blut,Schnee,1',
].join('\n');

async function bring({ page, open }: Visitor, name: string, text: string): Promise<void> {
  await open('/exam/import-new-exam');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('heading', { level: 1, name: 'Look at the result' }).waitFor();
}

async function addToStem(page: Page, no: number, words: string): Promise<void> {
  await page.getByRole('button', { name: `Edit question ${no}` }).click();
  const stem = page.getByRole('dialog').getByRole('textbox').first();
  await stem.click();
  await stem.press('End');
  await stem.pressSequentially(words);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The changes are saved.').waitFor();
}

const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Undo/ });
const redo = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Redo/ });

describe('a step in the preview', () => {
  it('is undone and done again by button and by key, each by its name', async () => {
    const author = await signedIn('author');
    const { page } = author;
    await bring(author, 'rivers.txt', rivers);
    expect(await undo(page).count()).toBe(0);
    await addToStem(page, 2, ' Say one.');
    await page.getByRole('button', { name: 'Everything is right' }).click();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    await author.checkAccessibility();

    await page.getByRole('button', { name: 'Undo: “Everything is right”' }).click();
    await page.getByRole('heading', { name: 'Please compare these questions with the original' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: change to question 2').waitFor();
    const questions = page.getByRole('tabpanel');
    await questions.getByText('Say one.').waitFor({ state: 'detached' });
    expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
    // What is typed keeps its own steps.
    await page.keyboard.press('Control+y');
    await questions.getByText('Say one.').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    expect(await redo(page).getAttribute('aria-disabled')).toBe('true');
  });

  it('is taken back from the toast on a phone', async () => {
    const author = await signedIn('author', { width: 360, touch: true });
    const { page } = author;
    await bring(author, 'rivers.txt', rivers);
    await addToStem(page, 1, ' Say two.');
    await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('tabpanel').getByText('Say two.').waitFor({ state: 'detached' });
    await redo(page).click();
    await page.getByRole('tabpanel').getByText('Say two.').waitFor();
    await author.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
  });

  it('undoes nothing else where a second window was quicker', async () => {
    const author = await signedIn('author');
    const { page, context } = author;
    await bring(author, 'rivers.txt', rivers);
    await addToStem(page, 1, ' Say two.');
    const second = await context.newPage();
    await second.goto(page.url());
    await undo(second).click();
    await second.getByText('Undone: change to question 1').waitFor();
    await addToStem(second, 2, ' Say one.');
    await page.getByRole('button', { name: 'Undo: change to question 1' }).click();
    await page.getByText('There is nothing to undo any more.').waitFor();
    await page.getByRole('button', { name: 'Undo: change to question 2' }).waitFor();
    await page.getByRole('tabpanel').getByText('Say one.').waitFor();
    expectComplaint(/409/);
  });

  it('goes back to the reading before, also where the columns were said', async () => {
    const author = await signedIn('teacher');
    const { page } = author;
    await bring(author, 'farben.csv', numbers);
    await page.getByRole('button', { name: 'Neither' }).click();
    const former = await page.getByLabel('Antwort C').inputValue();
    await page.getByLabel('Antwort C').selectOption('note');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await page.getByText('Read this way.').waitFor();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo: another way of reading' }).click();
    await page.getByRole('heading', { name: 'What do these columns hold?' }).waitFor();
    expect(await page.getByLabel('Antwort C').inputValue()).toBe(former);
    await page.getByRole('button', { name: 'Redo: another way of reading' }).click();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  });
});
