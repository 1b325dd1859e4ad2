// Every page, as people see it: at three widths, light and dark, nothing sticks out, and axe objects to nothing.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../harness/extent.ts';
import { pagesWithLongFormula } from '../harness/long-formula.ts';
import { memberPages } from '../harness/member-pages.ts';
import { expectComplaint, newVisitor, overflowOf, signedIn, squeezedIconsOf, useBrowser } from '../harness/visitor.ts';
import type { Visitor } from '../harness/visitor.ts';

useBrowser();

const publicPages = [
  '/',
  '/login',
  '/register',
  '/resetpassword',
  '/outbox',
  '/404',
  '/tour-home',
  '/tour-home/maketest_overview',
  '/tour-home/reviews',
  '/tour-home/privacy',
  '/tour-home/terms',
  '/company-home',
  '/partner-home',
  '/feedbacks/new-feedback-session',
];
const widths = [360, 768, 1440];

/** axe looks in each colour scheme, on a phone and on a desk; each page is measured at every width. */
const looks = [
  { width: 360, colorScheme: 'dark', language: 'zh-CN' },
  { width: 1440, colorScheme: 'light', language: 'es-ES' },
  ...(isFull
    ? ([
        { width: 768, colorScheme: 'light', language: 'en-US' },
        { width: 768, colorScheme: 'dark', language: 'pt-BR' },
        { width: 1440, colorScheme: 'dark', language: 'ja-JP' },
      ] as const)
    : []),
] as const;

type Look = (typeof looks)[number];

/** Every page for every look; in the short run each page has one, by turns. */
const seenIn = (options: Look, pages: readonly string[]) =>
  isFull ? pages : pages.filter((_page, place) => looks[place % looks.length] === options);

/** Pictures for people, not for comparison: `SCREENSHOTS=folder npm test` keeps them. */
const folder = process.env.SCREENSHOTS;

async function look({ page, open, checkAccessibility }: Visitor, path: string, options: Look): Promise<void> {
  await open(path);
  // The page for what is not there says so with its status too.
  if (path === '/404') expectComplaint(/404/);
  await checkAccessibility();
  if (folder) {
    await mkdir(folder, { recursive: true });
    const name = `${path.replaceAll(/\W+/g, '-')}.${Object.values(options).join('.')}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What depends on the width is drawn anew a moment later.
    await expect
      .poll(() => overflowOf(page), { message: `${path} is wider than a screen of ${width} px`, timeout: 10_000 })
      .toBe(0);
    expect(await squeezedIconsOf(page), `icons of ${path} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: options.width, height: 900 });
}

describe.each(looks)('at $width px, $colorScheme, in $language', (options) => {
  it('every public page looks right', async () => {
    const visitor = await newVisitor(options);
    for (const path of seenIn(options, publicPages)) await look(visitor, path, options);
  });

  it('every page of a member looks right', async () => {
    const visitor = await signedIn('company', options);
    for (const path of seenIn(options, memberPages)) await look(visitor, path, options);
  });
});

it.runIf(isFull)('no formula widens a page on a phone: it scrolls in a box of its own', async () => {
  const visitor = await signedIn('author', { width: 360 });
  const { page, open } = visitor;
  // The marking desk folds the question away, until somebody has opened it.
  await visitor.context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tiku.desk.open', 'question reference explanation');
  });
  const formulas = page.locator('.katex:visible');
  for (const path of await pagesWithLongFormula(visitor, 'author', 'demo')) {
    await open(path);
    await expect
      .poll(() => formulas.count(), { message: `${path} draws no formula`, timeout: 30_000 })
      .toBeGreaterThan(0);
    await expect
      .poll(() => overflowOf(page), { message: `${path} is wider than a screen of 360 px`, timeout: 10_000 })
      .toBe(0);
    expect(await cutFormulasOf(page), `formulas of ${path} that are cut`).toEqual([]);
    if (folder)
      await page.screenshot({ path: join(folder, `formula${path.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  }
});

/** Formulas that reach beyond the screen although nothing around them scrolls. */
async function cutFormulasOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.katex-html')]
      .filter((formula) => {
        const { width, right } = formula.getBoundingClientRect();
        if (width === 0 || right <= window.innerWidth) return false;
        for (let around = formula.parentElement; around; around = around.parentElement)
          if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
        return true;
      })
      .map((formula) => formula.textContent.slice(0, 20)),
  );
}
