// Exams looked after by their author, and found, opened, kept and reviewed by somebody else.
import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor } from '../harness/visitor.ts';

useBrowser();

const chinese = '中华文化小百科：诗词、汉字与天地';
const spanish = 'Viaje por la lengua y el mundo hispano';
const portuguese = 'Língua, terra e mar: um passeio em português';
const japanese = '日本のことばと自然';

/** 2 × 2 pixels, red. */
const picture = {
  name: 'red dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4ISd3Qk6OAUIBAB8mBBG4glMAAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** The row of an exam in a list. */
function row(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens an exam from the author's list; its id stands in the address from then on. */
async function openOwn({ page, open }: Visitor, title: string): Promise<string> {
  await open('/exam/my-published-exams');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return new URL(page.url()).searchParams.get('exam_id') ?? '';
}

function toast(page: Page, text: string): Locator {
  return page.locator('output').getByText(text);
}

describe('an author', () => {
  it('changes, divides into levels, deletes and recovers exams, and loses nothing on the way', async () => {
    const author = await signedIn('author');
    const { page, open } = author;
    await open('/exam/my-published-exams');
    await choose(page, spanish, 'Edit exam info');
    await page.getByLabel('Keywords').fill('español, ortografía, geografía');
    await page.getByRole('link', { name: 'Back to the exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved.').waitFor();
    await page.getByRole('link', { name: 'Back to the exam' }).click();
    await page.getByRole('heading', { level: 1, name: spanish }).waitFor();

    const id = await openOwn(author, portuguese);
    await open(`/exam/exam-levels?exam_id=${id}`);
    await page.getByRole('link', { name: 'Add a level' }).click();
    await page.getByLabel('Questions drawn').fill('900');
    await page.getByLabel('Mistakes allowed').fill('2');
    expect(await page.getByLabel('Questions drawn').inputValue()).toBe('18');
    await page.getByRole('button', { name: 'Add a level' }).click();
    const level = page.getByRole('listitem').filter({ hasText: '18 questions' });
    expect(await level.textContent()).toContain('at most 2 mistakes');
    await level.getByRole('button', { name: 'Remove “Level 1”' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await level.waitFor();

    await open(`/exam/detail?exam_id=${id}`);
    await page.getByText('Please use the app').waitFor();
    await open(`/exam/exam-levels?exam_id=${id}`);
    await level.getByRole('button', { name: 'Remove “Level 1”' }).click();
    await page.getByText('No levels').waitFor();

    await open('/exam/my-published-exams');
    await choose(page, portuguese, 'Delete');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await row(page, portuguese).waitFor();

    await choose(page, portuguese, 'Delete');
    await row(page, portuguese).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deleted', exact: true }).click();
    await row(page, portuguese).getByText('Gone for good on').waitFor();
    await row(page, portuguese).getByRole('button', { name: 'Recover' }).click();
    await page.getByText('Nothing is deleted').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await row(page, portuguese).waitFor();
  });

  it('puts a picture into a question that everybody sees then', async () => {
    const author = await signedIn('author');
    const { page, open } = author;
    const id = await openOwn(author, japanese);
    await open(`/exam/edit-one-exam-question?exam_id=${id}&no=1`);
    const stem = page.getByRole('textbox', { name: 'Stem', exact: true });
    await stem.click();
    await page.keyboard.press('ControlOrMeta+End');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('toolbar', { name: 'Stem' }).getByRole('button', { name: 'Picture' }).click();
    await (await chooser).setFiles(picture);
    await stem.locator('img[src]').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'The question is saved.').waitFor();

    const reader = await signedIn('demo');
    await reader.open(`/exam/questions?exam_id=${id}`);
    const drawn = reader.page.getByRole('article', { name: 'Question 1', exact: true }).locator('img').last();
    const width = () => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { timeout: 60_000 }).toBe(2);
    expect(await reader.page.getByText('Right answer').count()).toBe(0);
  });
});

describe('somebody who looks for an exam', () => {
  it('finds it by two Chinese characters or without accents, and questions inside of it', async () => {
    const { page, open } = await signedIn('demo');
    await open('/exam/search-public-exams');
    const search = page.getByRole('searchbox', { name: 'Search public exams' });
    await search.fill('文化');
    await page.getByText('1 exam', { exact: true }).waitFor();
    await row(page, chinese).waitFor();
    await search.fill('ortografia');
    await row(page, chinese).waitFor({ state: 'detached' });
    await row(page, spanish).waitFor();
    await page.reload();
    await row(page, spanish).waitFor();
    await search.fill('nothing is called that');
    await page.getByText('No exams match').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await row(page, portuguese).waitFor();
    expect(await search.inputValue()).toBe('');

    await page.getByRole('link', { name: chinese, exact: true }).click();
    const shares = page.getByRole('region', { name: 'Question types' }).getByRole('listitem');
    await expect.poll(() => shares.filter({ hasText: /^Choice\d+$/ }).count()).toBe(1);
    await page.getByRole('link', { name: 'See the questions' }).click();
    await page.getByRole('link', { name: 'Search in the exam' }).click();
    await page.getByRole('searchbox').fill('月亮');
    await page.getByText(/^[1-9]\d* questions?$/).waitFor();
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('tiku-match') ?? [])].map((range) => (range as Range).toString()));
    await expect.poll(marked, { timeout: 60_000 }).toContain('月亮');
    await page
      .getByRole('link', { name: /^Question \d+ in/ })
      .first()
      .click();
    await page.waitForURL('**/exam/questions?**');
    const types = page.getByRole('combobox', { name: 'Question type' });
    const [, count] = /\((\d+)\)$/.exec(await types.locator('option').nth(1).innerText()) ?? [];
    expect(await types.locator('optgroup[label="Choice"] option').count()).toBeGreaterThan(1);
    await types.selectOption({ index: 1 });
    await expect.poll(() => page.getByRole('article').count()).toBe(Number(count));
  });

  it('opens a private one by its link, which is worth nothing once it was renewed', async () => {
    const author = await signedIn('author');
    const id = await openOwn(author, portuguese);
    const makeItFor = async (audience: 'Private' | 'Public') => {
      await author.open(`/exam/edit-exam-info?exam_id=${id}`);
      await author.page.getByRole('radio', { name: audience }).check();
      await author.page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(author.page, 'Saved.').waitFor();
    };
    await makeItFor('Private');
    await author.open(`/exam/detail?exam_id=${id}`);
    await author.page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = author.page.getByRole('dialog');
    const link = dialog.getByLabel('Link');
    await dialog.getByRole('figure', { name: 'QR code that leads to this exam' }).waitFor();
    await author.checkAccessibility();
    const { pathname, search } = new URL(await link.inputValue());

    const reader = await signedIn('partner');
    await reader.open(pathname + search);
    await reader.page.getByRole('heading', { level: 1, name: portuguese }).waitFor();

    await dialog.getByRole('button', { name: 'Replace old links with a new one' }).click();
    await expect.poll(() => link.inputValue(), { timeout: 60_000 }).not.toContain(search);
    const late = await signedIn('demo');
    await late.open(pathname + search);
    await late.page.getByText('This exam cannot be opened').waitFor();
    expectComplaint(/404/);
    await makeItFor('Public');
  });

  it('keeps it, says what they think of it, and reads what the author answers', async () => {
    const reader = await signedIn('company');
    await reader.open('/exam/search-public-exams?q=ことば');
    await row(reader.page, japanese)
      .getByRole('button', { name: `Favourite: ${japanese}` })
      .click();
    await reader.page.getByRole('link', { name: japanese, exact: true }).click();
    const keep = reader.page.getByRole('button', { name: 'Favourite', exact: true });
    await keep.waitFor();
    expect(await keep.getAttribute('aria-pressed')).toBe('true');

    await reader.page.getByRole('button', { name: 'Send review' }).click();
    await reader.page.getByText('Please choose one to five stars.').waitFor();
    await reader.page.getByRole('radio', { name: '1 star', exact: true }).focus();
    for (let press = 0; press < 3; press += 1) await reader.page.keyboard.press('ArrowRight');
    await reader.page.getByLabel('Title').fill('Clear and calm');
    await reader.page.getByRole('button', { name: 'Send review' }).click();
    await reader.page.getByRole('heading', { name: 'Your review' }).waitFor();

    const author = await signedIn('author');
    const id = await openOwn(author, japanese);
    await author.open(`/exam/reviews?exam_id=${id}`);
    const review = author.page.getByRole('listitem').filter({ hasText: 'Clear and calm' });
    await review.getByText('4 stars').waitFor({ state: 'attached' });
    await review.getByRole('button', { name: 'Reply' }).click();
    await review.getByRole('textbox').fill('Thank you for reading it.');
    await review.getByRole('button', { name: 'Send reply' }).click();
    await review.getByText('Thank you for reading it.').waitFor();

    await reader.open(`/exam/reviews?exam_id=${id}`);
    await reader.page.getByText('Thank you for reading it.').waitFor();
    await reader.open('/exam/my-favorited-exams');
    await row(reader.page, japanese).waitFor();
  });
});

const pages = {
  finding: [
    '/exam/my-favorited-exams',
    '/exam/search-public-exams',
    '/exam/detail?exam_id=1',
    '/exam/reviews?exam_id=1',
    '/exam/questions?exam_id=1&limit=10',
    '/exam/search-questions?exam_id=1&q=light',
  ],
  'looking after': [
    '/exam/my-published-exams',
    '/exam/edit-one-exam-question?exam_id=1&no=1',
    '/exam/edit-exam-info?exam_id=1',
    '/exam/exam-levels?exam_id=1',
    '/exam/edit-exam-level?exam_id=1&no=1',
  ],
};

describe.each([
  { width: 360, colorScheme: 'dark', language: 'es-ES' },
  { width: 1440, colorScheme: 'light', language: 'zh-CN' },
] as const)('at $width px, $colorScheme, in $language', (options) => {
  it.each(Object.entries(pages))('the pages for %s exams fit, and axe objects to none', async (_, paths) => {
    const { page, open, checkAccessibility } = await signedIn('author', options);
    for (const path of paths) {
      await open(path);
      expect(await overflowOf(page), `${path} is wider than the screen`).toBe(0);
      await checkAccessibility();
    }
  });
});
