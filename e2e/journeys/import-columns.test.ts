// A file that can be read in more than one way waits until its author has said what its columns are.
import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { signedIn, useBrowser } from '../harness/visitor.ts';

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
    await author.checkAccessibility();

    await page.getByLabel('Antwort D').selectOption('note');
    await page.getByLabel('The first option is number').selectOption('0');
    await page.getByRole('button', { name: 'Continue with these columns' }).click();
    await page.getByText('Read with these columns.').waitFor();
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
    await page.getByRole('tabpanel').getByRole('article').getByText('Oslo').first().waitFor();
    expect(await page.getByRole('tabpanel').getByRole('article').getByText('Lima').count()).toBe(3);

    await open('/exam/import-new-exam');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
  });
});

describe('what is pasted into the import page', () => {
  it('is read like a file, also as cells in a language nobody taught it', async () => {
    const { page, open } = await signedIn('author');
    await open('/exam/import-new-exam');
    await page.getByRole('button', { name: 'Paste text' }).click();
    const cells = doubtful.replaceAll(',', '\t').replace(/2$/, '4');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Questions' }).fill(cells);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('article').getByText('Welche Stadt liegt in Frankreich?').waitFor();
    expect(await page.getByRole('tab', { name: 'Questions (3)' }).count()).toBe(1);
  });
});
