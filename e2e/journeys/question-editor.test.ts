// Writing questions: by keyboard alone from the type picker on, one journey for each family.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, overflowOf, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

async function openEditor(type: number, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.open(`/gallery?type=${type}`);
  await visitor.page.getByLabel('Question type').focus();
  return visitor;
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes on with Tab until the control has focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`);
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.type(text);
}

function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

/** By the keyboard, and waits for what the page says to it. */
async function save(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
}

async function expectSaved(page: Page): Promise<void> {
  await save(page);
  await page.getByText('This question could be saved.').waitFor();
}

/** The preview stands between the form and the button. */
async function showAnswer(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, page.getByLabel('Show the answer'), key);
  await page.keyboard.press('Space');
}

describe('choice', () => {
  it('says what is missing when a field is left, and everything on saving, and leads to it', async () => {
    const { page, checkAccessibility } = await openEditor(2);
    const stem = textbox(page, 'Stem');
    await tabTo(page, stem);
    await replaceText(page, '');
    const problem = page.getByText('The stem cannot be empty');
    expect(await problem.count()).toBe(0);
    await page.keyboard.press('Tab');
    await problem.waitFor();

    await tabTo(page, textbox(page, 'Option B'));
    await replaceText(page, '');
    await tabTo(page, page.getByLabel('Score', { exact: true }));
    await replaceText(page, '');
    await save(page);
    const summary = page.getByRole('alert').filter({ hasText: '3 things to put right' });
    await summary.waitFor();
    await expect.poll(() => hasFocus(stem)).toBe(true);
    expect(await stem.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await stem.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('The stem cannot be empty');
    await checkAccessibility();

    await tabTo(page, summary.getByRole('button', { name: 'Option B content cannot be empty' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(textbox(page, 'Option B'))).toBe(true);
    await page.keyboard.type('Penguin');
    await tabTo(page, page.getByLabel('Score', { exact: true }));
    await page.keyboard.type('２，５');
    await tabTo(page, stem, 'Shift+Tab');
    await page.keyboard.type('Which ones are mammals?');
    expect(await summary.count()).toBe(0);
    await expectSaved(page);
    expect(await page.getByLabel('Score', { exact: true }).inputValue()).toBe('2.5');
  });

  it('adds, moves, removes and marks options, and the key goes along', async () => {
    const { page } = await openEditor(2);
    await tabTo(page, textbox(page, 'Option E'));
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(textbox(page, 'Option F'))).toBe(true);
    await page.keyboard.type('Dolphin');
    await tabTo(page, page.getByLabel('Option F is right'), 'Shift+Tab');
    await page.keyboard.press('Space');
    // Up past E, D and C, with focus on the option all the way.
    for (const letter of ['E', 'D', 'C']) {
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => hasFocus(page.getByLabel(`Option ${letter} is right`))).toBe(true);
    }
    const tools = page.getByRole('toolbar', { name: 'Option A', exact: true });
    await tabTo(page, tools.getByRole('button').first(), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(textbox(page, 'Option A'))).toBe(true);

    const marked = await page.getByRole('checkbox', { name: /is right$/, checked: true }).all();
    expect(await Promise.all(marked.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      'Option B is right',
      'Option C is right',
      'Option D is right',
    ]);
    await showAnswer(page, 'Tab');
    const right = preview(page).getByRole('listitem').filter({ hasText: 'Right answer' });
    await expect.poll(() => right.allInnerTexts()).toHaveLength(3);
    expect((await right.allInnerTexts()).join()).toMatch(/Dolphin.*Platypus.*Blue whale/s);
  });

  it('makes options of lines that are pasted', async () => {
    const { page, context } = await openEditor(1);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('A. Paris\nB. Rome\nC. Oslo\nD. Bern\nE. Lima'));
    for (const letter of ['A', 'B', 'C', 'D']) {
      await tabTo(page, textbox(page, `Option ${letter}`));
      await replaceText(page, '');
    }
    await tabTo(page, textbox(page, 'Option A'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => textbox(page, 'Option E').textContent()).toBe('Lima');
    expect(await textbox(page, 'Option A').textContent()).toBe('Paris');
  });

  it('loses nothing when the type is changed and changed back', async () => {
    const { page } = await openEditor(2);
    await page.keyboard.type('Short answer');
    await textbox(page, 'Reference answer').waitFor();
    expect(await textbox(page, 'Option A').count()).toBe(0);
    await tabTo(page, page.getByRole('button', { name: 'Back to “Multiple answers”' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => textbox(page, 'Option E').textContent()).toBe('Whale shark');
    expect(await page.getByRole('checkbox', { name: /is right$/, checked: true }).count()).toBe(3);
    expect(await page.getByLabel('Partial score').inputValue()).toBe('1');
  });
});

it('true or false: chooses the right answer', async () => {
  const { page, checkAccessibility } = await openEditor(4);
  const truth = page.getByRole('group', { name: 'Right answer' });
  const other = truth.getByRole('radio', { checked: false });
  const chosen = await other.evaluate((radio) => radio.parentElement?.textContent);
  await tabTo(page, truth.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  expect(await other.evaluate((radio) => radio.parentElement?.textContent)).not.toBe(chosen);
  await expectSaved(page);
  await showAnswer(page, 'Shift+Tab');
  await preview(page).getByText('Right answer').first().waitFor();
  await checkAccessibility();
});

it('blanks: inserts one into the stem, with alternatives and a score of its own', async () => {
  const { page, checkAccessibility } = await openEditor(3);
  await tabTo(page, textbox(page, 'Stem'));
  await replaceText(page, 'Water is made of ');
  const insert = page.getByRole('button', { name: 'Insert a blank' });
  for (const text of [' and ', ' atoms, in a ratio of ', '.']) {
    await tabTo(page, insert);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(textbox(page, 'Stem'))).toBe(true);
    await page.keyboard.type(text);
  }
  expect(await textbox(page, 'Stem').textContent()).toBe('Water is made of ____ and ____ atoms, in a ratio of ____.');
  await tabTo(page, textbox(page, 'Blank 1'));
  await replaceText(page, '');
  await page.keyboard.press('Tab');
  await page.getByText('Answer 1 is missing').waitFor();
  await tabTo(page, textbox(page, 'Blank 1'), 'Shift+Tab');
  await page.keyboard.type('hydrogen\nH');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99999');
  await page.getByText('Total score: 10002').waitFor();
  await page.keyboard.press('Tab');
  await page.getByText(/^The score is not valid/).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('2,5');
  await page.getByText('Total score: 4.5').waitFor();
  await expectSaved(page);
  await showAnswer(page, 'Shift+Tab');
  await preview(page).getByText('hydrogen').waitFor();
  await checkAccessibility();
});

it('matching: pairs items and scores each pair', async () => {
  const { page, checkAccessibility } = await openEditor(5);
  await tabTo(page, textbox(page, 'Item 4'));
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(textbox(page, 'Item 5'))).toBe(true);
  await page.keyboard.type('Alfred Wegener');
  await save(page);
  await page.getByRole('button', { name: 'Answer 5 is missing' }).waitFor();
  const match = page.getByLabel('Match of item 5');
  await expect.poll(() => hasFocus(match)).toBe(true);
  await checkAccessibility();
  await page.keyboard.type('D Prop');
  expect(await match.inputValue()).toBe('D');
  // Remove what he is matched with, and he is without a match again.
  const tools = page.getByRole('toolbar', { name: 'Match D', exact: true });
  await tabTo(page, tools.getByRole('button').first());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => match.inputValue()).toBe('');
  expect(await page.getByLabel('Match of item 2').inputValue()).toBe('D');
  await tabTo(page, match, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expectSaved(page);
});

it('correction: writes a sentence and how it should read', async () => {
  const { page, checkAccessibility } = await openEditor(14);
  await tabTo(page, page.getByRole('button', { name: 'Add a sentence' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(textbox(page, 'Sentence 4, with its mistake'))).toBe(true);
  await page.keyboard.type('He go home.');
  await save(page);
  await expect.poll(() => hasFocus(page.getByLabel('Sentence 4, corrected'))).toBe(true);
  await checkAccessibility();
  await page.keyboard.type('He goes home.');
  await expectSaved(page);
  await showAnswer(page, 'Shift+Tab');
  await preview(page).getByText('He goes home.').waitFor();
});

it('open: writes a reference answer with the tools of the text', async () => {
  const { page, checkAccessibility } = await openEditor(0);
  const reference = textbox(page, 'Reference answer');
  await tabTo(page, reference);
  await replaceText(page, 'Light is ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('scattered');
  await expectSaved(page);
  await showAnswer(page, 'Shift+Tab');
  await preview(page).locator('b, strong').filter({ hasText: 'scattered' }).waitFor();
  await checkAccessibility();
});

describe('on a phone', () => {
  const looks = [
    { type: 2, item: 'Option A', colorScheme: 'light', axe: true },
    { type: 5, item: 'Item 1', colorScheme: 'dark', axe: true },
    { type: 3, item: 'Blank 1', colorScheme: 'light', axe: false },
    { type: 14, item: 'Sentence 1, with its mistake', colorScheme: 'dark', axe: false },
  ] as const;

  it.each(looks)(
    'type $type fits, and the preview is a tab, $colorScheme',
    async ({ type, item, colorScheme, axe }) => {
      const { page, checkAccessibility } = await openEditor(type, { width: 360, colorScheme });
      await tabTo(page, textbox(page, 'Stem'));
      await page.keyboard.type('! ');
      await tabTo(page, textbox(page, item));
      expect(await overflowOf(page)).toBe(0);
      const box = await textbox(page, item).boundingBox();
      expect(box && box.x + box.width).toBeLessThan(360);
      if (axe) await checkAccessibility();

      await tabTo(page, page.getByRole('tab', { name: 'Edit' }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tabpanel', { name: 'Preview' }).waitFor();
      expect(await textbox(page, 'Stem').isVisible()).toBe(false);
      expect(await overflowOf(page)).toBe(0);
      await showAnswer(page, 'Tab');
      await page.getByRole('tabpanel').getByText('!').first().waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Home');
      await textbox(page, 'Stem').waitFor();
    },
  );
});
