// Questions of every type, answered with the keyboard alone and read as a screen reader reads them.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor, overflowOf, useBrowser } from '../harness/visitor.ts';

useBrowser();

type Step = { press: string } | { write: string };
const press = (...keys: string[]): Step[] => keys.map((key) => ({ press: key }));
/** Writes into one field after the other; Enter leads on, and confirms in the last. */
const write = (...texts: string[]): Step[] => texts.flatMap((text) => [{ write: text }, { press: 'Enter' }]);
/** The field holds the faulty sentence by then. */
const rewrite = (...texts: string[]): Step[] =>
  texts.flatMap((text) => [{ press: 'ControlOrMeta+A' }, { write: text }, { press: 'Enter' }]);

const choices = {
  'Single choice': press('c', 'Enter'),
  'Multiple answers': press('a', '3', 'D', 'Enter'),
  'Single choice, fixed order': press('ArrowDown', 'ArrowDown', 'Enter'),
  'Multiple answers, fixed order': press('Space', 'ArrowDown', 'ArrowDown', 'Space', '4', 'Enter'),
  'One or more answers': press('1', '4', 'Enter'),
  'One or more answers, fixed order': press('b', 'c', 'a', 'a', 'Enter'),
};
const blanks = {
  'Fill in the blanks': write('太白', '青莲居士', '李杜'),
  'Fill in the blanks, case-sensitive': write('None', 'True'),
  'Fill in the blanks, any order': write('Green', 'blue', 'red'),
  'Fill in the blanks, any order, case-sensitive': write('Cl', 'Na'),
};
const others = {
  'True or false': press('t', 'Enter'),
  Matching: press('c', 'd', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'e', 'a', 'b', 'Enter'),
  Correction: rewrite(
    'She doesn’t like coffee.',
    'I saw him yesterday.',
    'There are fewer people here than last year.',
  ),
};

const pages = [
  { part: '1,2,8,9,12,13', answers: choices },
  { part: '3,6,10,11', answers: blanks },
  { part: '0,4,5,7,14', answers: others },
  { part: 'rich-text', answers: {} },
];

function sectionOf(page: Page, name: string): Locator {
  return page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

function stateOf(section: Locator, name: string): Locator {
  return section
    .locator('section')
    .filter({ has: section.page().getByRole('heading', { level: 3, name, exact: true }) });
}

/** What a screen reader makes of it, in one line and without the roles. */
async function readAloud(locator: Locator): Promise<string> {
  const lines = (await locator.ariaSnapshot()).split('\n');
  return lines.map((line) => line.replace(/^ *- (?:[a-z]+:? ?)?/, '').replace(/^"(.*)"$/, '$1')).join(' ');
}

/** To the first control of a section, as Tab would get there. */
async function enter(section: Locator): Promise<void> {
  await section.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  await section.page().keyboard.press('Tab');
}

async function take(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await page.keyboard.press(step.press);
    else await page.keyboard.insertText(step.write);
  }
}

async function sizeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Pictures for people: `SCREENSHOTS=folder npm test` keeps them. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `gallery-${name}.png`), fullPage: true });
}

describe.each([
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)('at $width px', ({ width, colorScheme }) => {
  it.each(pages)('types $part can be answered by keyboard and seen by everybody', async ({ part, answers }) => {
    const { page, open, checkAccessibility } = await newVisitor({ width, colorScheme });
    await open(`/gallery?type=${part}`);
    expect(await overflowOf(page)).toBe(0);
    await keepPicture(page, `${part}.${width}.${colorScheme}`);

    for (const [name, steps] of Object.entries(answers)) {
      const section = sectionOf(page, name);
      await enter(section);
      await take(page, steps);
      const outcome = stateOf(section, 'To be answered').getByText('Right', { exact: true });
      await outcome.waitFor({ timeout: 60_000 });
    }
    await checkAccessibility();
  });
});

describe('an open question', () => {
  it('takes a text, counts it and waits for somebody to mark it', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=0');
    const state = stateOf(sectionOf(page, 'Short answer'), 'To be answered');
    await enter(state);
    await page.keyboard.insertText('The air, 🌤 mostly');
    await page.keyboard.press('Enter');
    expect(await state.getByLabel('Your answer').inputValue()).toBe('The air, 🌤 mostly\n');
    await state.getByText('18 characters').waitFor();
    await take(page, press('Tab', 'Enter'));
    await state.getByText('To be marked').waitFor();
    await state.getByText('Reference answer').waitFor();
  });
});

describe('shortcuts', () => {
  it('leave alone what is written with an input method', async () => {
    const { page, open } = await newVisitor({ language: 'zh-CN' });
    await open('/gallery?type=1,3');

    const compose = (key: string, keyCode: number, isComposing: boolean) =>
      page.evaluate(
        (init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })),
        { key, keyCode, isComposing },
      );
    const choice = stateOf(sectionOf(page, '单选题'), '待作答');
    await enter(choice);
    await compose('a', 229, false);
    await compose('b', 66, true);
    await compose('Enter', 229, true);
    expect(await choice.getByRole('radio', { checked: true }).count()).toBe(0);
    await compose('b', 66, false);
    expect(await choice.getByRole('radio', { name: '选项 B', checked: true }).count()).toBe(1);

    const blank = stateOf(sectionOf(page, '填空题'), '待作答');
    await enter(blank);
    await page.keyboard.insertText('太');
    await compose('Enter', 229, true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('第 1 空，共 3 空');
    await compose('Enter', 13, false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('第 2 空，共 3 空');
  });

  it('leave the keys of the browser and of the page to them', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=1');
    const state = stateOf(sectionOf(page, 'Single choice'), 'To be answered');
    await enter(state);
    await take(page, press('Control+c', 'Alt+b', 'ArrowRight', 'ArrowLeft', 'e', '9'));
    expect(await state.getByRole('radio', { checked: true }).count()).toBe(0);
  });

  it('turn to the question with focus, and to no other', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=1,4');
    const section = sectionOf(page, 'True or false');
    await enter(section);
    await take(page, press('f'));
    expect(await stateOf(section, 'To be answered').getByRole('radio', { name: 'False', checked: true }).count()).toBe(
      1,
    );
    expect(
      await stateOf(sectionOf(page, 'Single choice'), 'To be answered').getByRole('radio', { checked: true }).count(),
    ).toBe(0);
  });
});

describe('matching', () => {
  it('needs one tap an item, and takes a match back', async () => {
    const { page, open } = await newVisitor({ width: 360 });
    await open('/gallery?type=5');
    const state = stateOf(sectionOf(page, 'Matching'), 'To be answered');
    for (const text of ['Found polonium', 'Saw a mould', 'Crossed pea', 'Took the X-ray']) {
      await state.getByText(text).last().click();
    }
    await state.getByRole('button', { name: 'Rosalind Franklin matched with B' }).waitFor();
    await state.getByRole('button', { name: 'Clear' }).click();
    await state.getByRole('button', { name: 'Rosalind Franklin not matched yet' }).waitFor();
    await state.getByRole('radio', { name: /Option A: .* already matched with 3/ }).waitFor();
  });
});

describe('a correction', () => {
  it('that changes nothing is no answer', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=14');
    const state = stateOf(sectionOf(page, 'Correction'), 'To be answered');
    await enter(state);
    expect(await state.getByLabel('Corrected sentence 1 of 3').inputValue()).toBe('She don’t like coffee.');
    await take(page, press('Enter', 'Enter', 'Enter'));
    await state.getByText('0 of 3 points').waitFor();
    expect(await state.getByText('Not answered', { exact: true }).count()).toBe(4);
  });
});

describe('a review', () => {
  it('says in words what was mine and what is right', async () => {
    const { page, open } = await newVisitor();
    await open('/gallery?type=2,3,5,7');

    const wrong = await readAloud(stateOf(sectionOf(page, 'Multiple answers'), 'Review: wrong'));
    expect(wrong).toMatch(/Option A: Bat Your answer, right/);
    expect(wrong).toMatch(/Option C: Platypus Right answer/);
    expect(wrong).toMatch(/Option E: Whale shark Your answer, wrong/);
    expect(wrong).toMatch(/Wrong.*0 of 3 points/);

    const partly = await readAloud(stateOf(sectionOf(page, 'Fill in the blanks'), 'Review: partly right'));
    expect(partly).toMatch(/Your answer, right 太白/);
    expect(partly).toMatch(/Your answer, wrong 香山居士 Right answer 青莲居士/);
    expect(partly).toMatch(/Not answered Right answer 李杜/);
    expect(partly).toMatch(/Partly right.*1 of 3 points/);

    const none = await readAloud(stateOf(sectionOf(page, 'Matching'), 'Review: not answered'));
    expect(none).not.toMatch(/wrong/i);
    expect(none).toMatch(/Not answered.*0 of 4 points/);

    const essay = await readAloud(stateOf(sectionOf(page, 'Essay'), 'Review: waiting to be marked'));
    expect(essay).toMatch(/Your answer Streets were/);
    expect(essay).toMatch(/Reference answer/);
  });
});

describe('the font size', () => {
  it('scales the question, not what surrounds it', async () => {
    const { page, open } = await newVisitor({ width: 360 });
    await open('/gallery?type=12');
    const option = page.getByText('光反应发生在类囊体薄膜上').first();
    const heading = page.getByRole('heading', { level: 2 }).first();
    const [before, chrome] = [await sizeOf(option), await sizeOf(heading)];
    for (const [name, least] of [
      ['Smaller', 14.5],
      ['Larger', 19.5],
      ['Extra large', 23.5],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const size = async () => ((await sizeOf(option)) / before) * 17;
      await expect.poll(size).toBeGreaterThan(least);
      await expect.poll(size).toBeLessThan(least + 1);
      expect(await sizeOf(heading)).toBe(chrome);
    }
    expect(await overflowOf(page)).toBe(0);
  });
});
