// From somebody's file to an exam that others find: in every language, with rows to mend, with pictures, and again.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildDocx } from '../../../packages/papers/src/testing/office-files.ts';
import { isFull } from '../../harness/extent.ts';
import { expectComplaint, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor } from '../../harness/visitor.ts';

useBrowser();

const root = join(import.meta.dirname, '../../..');

type Words = Record<string, string>;

function readWords(feature: string, language: string): Words {
  return JSON.parse(readFileSync(join(root, `apps/web/src/features/${feature}/texts/${language}.json`), 'utf8'));
}

/** What the pages say in a language, by key. */
function speak(language: string): (key: string) => string {
  const words: Words = { ...readWords('exam', language), ...readWords('exam-import', language) };
  return (key) => {
    const text = words[key];
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text;
  };
}

type FileToChoose = string | { name: string; mimeType: string; buffer: Buffer };

function csv(name: string, ...rows: string[][]): FileToChoose {
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Chooses the file, and its sheets where there are several; ends where the result is looked at. */
async function chooseFile(page: Page, t: (key: string) => string, file: FileToChoose): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  const readSheets = page.getByRole('button', { name: t('sheets.read') });
  const result = page.getByRole('heading', { level: 1, name: t('result.title') });
  await readSheets.or(result).first().waitFor();
  if (await readSheets.isVisible()) await readSheets.click();
  await result.waitFor();
}

async function importFile({ page, open }: Visitor, t: (key: string) => string, file: FileToChoose): Promise<void> {
  await open('/exam/import-new-exam');
  await chooseFile(page, t, file);
}

/** Publishes for everybody; answers the title it was given, and ends on the page that says so. */
async function publish({ page }: Visitor, t: (key: string) => string, title?: string): Promise<string> {
  await page.getByRole('link', { name: t('result.go-on'), exact: true }).click();
  const field = page.getByLabel(t('info.title'), { exact: true });
  if (title) await field.fill(title);
  const given = await field.inputValue();
  await page.getByRole('radio', { name: t('info.public-text') }).check();
  await page.getByRole('button', { name: t('publish.publish'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('published.title') }).waitFor();
  return given;
}

/** The file that a press makes the browser keep. */
async function takeFile(page: Page, press: () => Promise<unknown>): Promise<FileToChoose> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const buffer = readFileSync(await download.path());
  return { name: download.suggestedFilename(), mimeType: 'application/octet-stream', buffer };
}

function numberOf(page: Page, name: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
}

const languages = [
  { language: 'en', own: 'English' },
  { language: 'zh-CN', own: '简体中文' },
  { language: 'ja', own: '日本語' },
  { language: 'es', own: 'Español' },
  { language: 'pt', own: 'Português' },
];

describe('from the first step to the last', () => {
  it.each(isFull ? languages : languages.slice(0, 2))(
    'our own template in $language becomes an exam that somebody else finds and opens',
    async ({ language, own }) => {
      const t = speak(language);
      const author = await signedIn('teacher', { language });
      const { page, open } = author;
      await open('/exam/import-new-exam');
      const template = await takeFile(page, () => page.getByRole('main').getByRole('button', { name: own }).click());
      await chooseFile(page, t, template);
      expect(await numberOf(page, t('numbers.questions')).textContent()).toBe('16');
      const title = await publish(author, t);

      const finder = await signedIn('demo', { language });
      await finder.open('/exam/search-public-exams');
      await finder.page.getByRole('searchbox').fill(title);
      await finder.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
      await finder.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await finder.page.getByRole('link', { name: t('look-at-questions') }).click();
      await finder.page.getByRole('article').first().waitFor();
    },
  );
});

const t = speak('en');
const header = ['Question', 'Type', 'Option 1', 'Option 2', 'Option 3', 'Answer', 'Explanation', 'Score'];
const planet = ['Which planet is the largest?', 'Single choice', 'Mars', 'Jupiter', 'Venus', 'B', 'A gas giant.', '2'];
const gases = ['Which of these are gases?', 'Multiple choice', 'Oxygen', 'Iron', 'Helium', 'AE', '', '3'];
const gold = ['The sign of gold is ___.', 'Fill in the blanks', '', '', '', 'Au', '', '1'];

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

describe('a row that cannot be read', () => {
  it('is made a question in place, by the keyboard, and counts with the others', async () => {
    const author = await signedIn('teacher', { width: 360, colorScheme: 'dark' });
    const { page } = author;
    await author.open('/exam/import-new-exam');
    await author.checkAccessibility();
    await chooseFile(page, t, csv('mixed.csv', header, planet, gases, gold));
    expect(await numberOf(page, 'Questions').textContent()).toBe('2');
    await page.getByRole('heading', { name: '1 row could not be imported' }).waitFor();

    await page.getByRole('tab', { name: 'Questions (2)' }).focus();
    await page.keyboard.press('End');
    const make = page.getByRole('button', { name: 'Make it a question: row 3' });
    await make.waitFor();
    await author.checkAccessibility();
    await make.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A question from row 3' });
    await dialog.getByLabel('Question type').waitFor();
    expect(await dialog.getByLabel('Question type').inputValue()).toBe('2');
    expect(await dialog.getByRole('textbox', { name: 'Stem' }).textContent()).toContain('Which of these are gases?');
    expect(await dialog.getByRole('textbox', { name: 'Option C' }).textContent()).toBe('Helium');
    expect(await dialog.getByRole('row', { name: 'Which of these are gases?' }).count()).toBe(1);
    await author.checkAccessibility();

    await dialog.getByRole('checkbox', { name: 'C', exact: false }).last().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await dialog.getByRole('button', { name: 'Add this question' }).press('Enter');
    await page.getByText('The row is a question now.').waitFor();
    await expect.poll(() => numberOf(page, 'Questions').textContent()).toBe('3');
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'row 3 now a question' }))).toBe(true);
    await page.reload();
    await page.getByRole('tab', { name: 'Questions (3)' }).click();
    await page.getByRole('tabpanel').getByRole('article').nth(2).waitFor();
    expect(await page.getByRole('tabpanel').getByRole('article').allInnerTexts()).toEqual([
      expect.stringContaining('planet'),
      expect.stringContaining('gases'),
      expect.stringContaining('gold'),
    ]);
  });

  it('comes along in a spreadsheet with its reason, which can be imported again', async () => {
    const author = await signedIn('teacher');
    const { page } = author;
    await importFile(author, t, csv('mixed.csv', header, planet, gases));
    await page.getByRole('tab', { name: 'Rejected rows (1)' }).click();
    const file = await takeFile(page, () => page.getByRole('button', { name: 'Download rejected rows' }).click());
    await importFile(author, t, file);
    await page.getByRole('heading', { name: 'We found no questions here' }).waitFor();
    await page.getByRole('tab', { name: 'Rejected rows (1)' }).click();
    await page.getByRole('cell', { name: 'Which of these are gases?' }).waitFor();
  });
});

describe('a question that was read', () => {
  it('is corrected before anything is published, and a draft waits for its author', async () => {
    const author = await signedIn('teacher');
    const { page } = author;
    await importFile(author, t, csv('draft.csv', header, planet, gold));
    await page.getByRole('button', { name: 'Edit question 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit question 1' });
    await dialog.getByRole('textbox', { name: 'Option A' }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Saturn');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('tabpanel').getByRole('article').getByText('Saturn').waitFor();
    await page.getByText('edited', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).fill('Planets and metals');
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Planets and metals' }).waitFor();
    await page.getByRole('link', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Published' }).waitFor();
    await page.getByText('Only you and people you give the link to').waitFor();
  });
});

describe('a column of scores that nobody filled in', () => {
  it('counts 1 point each, if the author wants it so', async () => {
    const author = await signedIn('teacher');
    const { page } = author;
    const unscored = [planet, gold].map((cells) => cells.slice(0, -1));
    await importFile(author, t, csv('unscored.csv', header, ...unscored));
    expect(await numberOf(page, 'Full score').textContent()).toBe('0');
    await page.getByRole('button', { name: 'Count 1 point each' }).click();
    await page.getByText('Questions without a score count 1 point now.').waitFor();
    await expect.poll(() => numberOf(page, 'Full score').textContent()).toBe('2');
    await page.getByText('2 questions, and nothing to fix.').waitFor();
    expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await author.checkAccessibility();
  });
});

describe('an archive', () => {
  it('brings its pictures along', async () => {
    const owner = await signedIn('author');
    await owner.open('/exam/my-published-exams');
    await owner.page.getByRole('button', { name: /^Actions for “Everyday Wonders/ }).click();
    const file = await takeFile(owner.page, () => owner.page.getByRole('menuitem', { name: 'Export' }).click());
    if (typeof file === 'string') throw new Error('a download has a name and bytes');
    expect(file.name).toMatch(/\.zip$/);

    const author = await signedIn('teacher');
    const { page } = author;
    await importFile(author, t, file);
    expect(Number(await numberOf(page, 'Pictures and sound').textContent())).toBeGreaterThan(0);
    const picture = page.getByRole('article').locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

describe('a Word document', () => {
  it('is read for its questions', async () => {
    const lines = [
      'Midterm',
      '1. Which is a metal?',
      'A. Iron',
      'B. Oxygen',
      'Answer: A',
      '2. The Sun is a star.',
      'Answer: True',
    ];
    const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
    const author = await signedIn('teacher');
    const buffer = Buffer.from(buildDocx(body));
    await importFile(author, t, { name: 'midterm.docx', mimeType: 'application/octet-stream', buffer });
    expect(await numberOf(author.page, 'Questions').textContent()).toBe('2');
  });
});

describe('an upgrade', () => {
  it('says beforehand what it changes, and can be undone', async () => {
    const author = await signedIn('teacher');
    const { page } = author;
    await importFile(author, t, csv('first.csv', header, planet, gold));
    await publish(author, t, 'Sky and earth');
    await page.getByRole('link', { name: 'See the exam' }).click();
    await page.getByRole('button', { name: 'Actions for “Sky and earth”' }).click();
    await page.getByRole('menuitem', { name: 'Upgrade' }).click();

    const changed = planet.with(6, 'By far.');
    const silver = ['The sign of silver is ___.', 'Fill in the blanks', '', '', '', 'Ag', '', '1'];
    const iron = ['The sign of iron is ___.', 'Fill in the blanks', '', '', '', 'Fe', '', '1'];
    await chooseFile(page, t, csv('second.csv', header, changed, silver, iron));
    await page.getByText('2 new questions').click();
    await page.getByText('The sign of iron is').first().waitFor();
    await page.getByText('1 changed question', { exact: true }).waitFor();
    await page.getByText('1 question is no longer there').waitFor();
    await page.getByRole('link', { name: 'Continue to the upgrade' }).click();
    await page.getByLabel('What is new').fill('Two more metals');
    await page.getByRole('button', { name: 'Upgrade now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Upgraded' }).waitFor();
    await page.getByText('3 questions are ready').waitFor();
    await author.checkAccessibility();

    await page.getByRole('link', { name: 'See the exam' }).click();
    await page.getByText('This is version 2. You can undo the upgrade until').waitFor();
    await author.checkAccessibility();
    await page.getByRole('button', { name: 'Undo the upgrade' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the upgrade' }).click();
    await page.getByText('The exam is back to what it was.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Sky and earth' }).waitFor();
    await page.getByText('2 questions', { exact: true }).first().waitFor();
  });
});

describe('a file that is no exam', () => {
  it('is refused with a reason before or after it is sent, and another can be chosen', async () => {
    const { page, open } = await signedIn('teacher');
    await open('/exam/import-new-exam');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByRole('alert').getByText('We read .xlsx').waitFor();
    await input.setInputFiles({
      name: 'broken.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004no'),
    });
    await page.getByRole('alert').getByText('The file is damaged').waitFor();
    expectComplaint(/status of 400/);
    await input.waitFor({ state: 'attached' });
  });
});
