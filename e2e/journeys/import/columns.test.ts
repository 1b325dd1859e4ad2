// A file that can be read in more than one way, or in none that is known, waits until its author has said how it is to be read.
import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { overflowOf, signedIn, useBrowser } from '../../harness/visitor.ts';

useBrowser();

const doubtful = [
  'Frage,Antwort A,Antwort B,Antwort C,Antwort D,Nummer',
  'Welche Stadt liegt in Frankreich?,Rom,Paris,Oslo,Lima,2',
  'Welche Stadt liegt in Italien?,Rom,Bern,Oslo,Lima,1',
  'Welche Stadt liegt in Norwegen?,Rom,Oslo,Bern,Lima,2',
].join('\n');

describe('a doubtful file', () => {
  it('is mended column by column, and the next one of its kind is read at once', async () => {
    const author = await signedIn('teacher', { width: 360 });
    const { page, open } = author;
    const file = { name: 'staedte.csv', mimeType: 'text/csv', buffer: Buffer.from(doubtful) };
    await open('/exam/import-new-exam');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: 'What do these columns hold?' }).waitFor();
    expect(await page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(0);
    expect(await page.getByLabel('Frage').inputValue()).toBe('stem');
    expect(await page.getByLabel('Antwort D').inputValue()).toBe('option');
    await page.getByRole('button', { name: 'Neither' }).click();
    await author.checkAccessibility();

    await page.getByLabel('Antwort D').selectOption('note');
    await page.getByLabel('The first option is number').selectOption('0');
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await page.getByText('Read this way.').waitFor();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    await page.getByRole('tabpanel').getByRole('article').getByText('Oslo').first().waitFor();
    expect(await page.getByRole('tabpanel').getByRole('article').getByText('Lima').count()).toBe(3);

    await open('/exam/import-new-exam');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  });
});

describe('a file that can be read in two ways', () => {
  it('is drawn both ways, the same questions beside each other, and one tap says which', async () => {
    const author = await signedIn('demo', { width: 360, touch: true });
    const { page, open } = author;
    await open('/exam/import-new-exam');
    const buffer = Buffer.from(doubtful.replaceAll('Welche', 'Welch eine'));
    await page.locator('input[type=file]').setInputFiles({ name: 'zwei.csv', mimeType: 'text/csv', buffer });
    const both = page.getByRole('region', { name: 'Which way is right?' });
    const drawn = both.getByRole('listitem').filter({ hasText: 'Frankreich' }).getByRole('article');
    await drawn.nth(1).waitFor();
    expect(await drawn.count()).toBe(2);
    expect(await drawn.nth(0).innerHTML()).not.toBe(await drawn.nth(1).innerHTML());
    await both.getByText('The first option is number: 0').waitFor();
    await author.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await both.getByRole('button', { name: 'Way B is right' }).click();
    await page.getByText('Read this way.').waitFor();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    expect(await both.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo: another way of reading' }).click();
    await both.getByRole('button', { name: 'Way A is right' }).waitFor();
  });
});

const card = (stem: string, key: string) => [stem, 'red', 'green', 'blue', key];
const cards = [...card('The sky is', 'blue'), ...card('Grass is', 'green'), ...card('Blood is', 'red')].join('\n');

describe('a file that nobody understood', () => {
  it('is explained by its author, who sees at once what would be read', async () => {
    const author = await signedIn('author', { width: 360, touch: true });
    const { page, open } = author;
    const file = { name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(cards) };
    await open('/exam/import-new-exam');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: 'How should this file be read?' }).waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('No questions yet.').waitFor();
    await page.getByLabel('One question takes').selectOption('5');
    await page.getByLabel('A5').waitFor();
    for (const [name, role] of Object.entries({ A1: 'stem', A2: 'option', A3: 'option', A4: 'option', A5: 'answer' })) {
      await page.getByLabel(name).selectOption(role);
    }
    await preview.getByText('3 questions').waitFor();
    await preview.getByRole('article').getByText('Grass is').waitFor();
    await author.checkAccessibility();
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await page.getByRole('tab', { name: 'Questions (3)' }).waitFor();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  });
});

describe('what is pasted into the import page', () => {
  it('is read like a file, also in a language nobody taught it, and edits stay when it is read anew', async () => {
    const { page, open } = await signedIn('author');
    await open('/exam/import-new-exam');
    await page.getByRole('button', { name: 'Paste text' }).click();
    const cells = doubtful.replaceAll(',', '\t').replace(/2$/, '4');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Questions' }).fill(cells);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('article').getByText('Welche Stadt liegt in Frankreich?').waitFor();
    expect(await page.getByRole('tab', { name: 'Questions (3)' }).count()).toBe(1);

    await page.getByRole('button', { name: 'Edit question 1' }).click();
    const stem = page.getByRole('dialog').getByRole('textbox').first();
    await stem.click();
    await stem.press('End');
    await stem.pressSequentially(' Ja?');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('The changes are saved.').waitFor();
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    await page.getByRole('region', { name: 'Preview' }).getByText('3 questions').waitFor();
    await page.getByRole('button', { name: 'Read the file this way' }).click();
    await page.getByText('1 of your edits was kept.').waitFor();
    await page.getByRole('tabpanel').getByText('Frankreich? Ja?').waitFor();
  });
});
