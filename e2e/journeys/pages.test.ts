// Every page, as people see it: three widths, light and dark, nothing sticking out, nothing axe objects to.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newVisitor, useBrowser } from '../harness/visitor.ts';
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
  '/tour-home/privacy',
  '/tour-home/terms',
  '/company-home',
  '/partner-home',
  '/feedbacks/new-feedback-session',
];
const memberPages = [
  '/user-home',
  '/user-account/info',
  '/user-account/security',
  '/user-account/payment',
  '/notices/index',
  '/notices/detail?notice_id=1',
  '/company/info',
];

/** axe looks in each width and each colour scheme; the longest words are measured in every language. */
const looks = [
  { width: 360, colorScheme: 'light', language: 'zh-CN', axe: true },
  { width: 768, colorScheme: 'dark', language: 'es-ES', axe: true },
  { width: 1440, colorScheme: 'light', language: 'en-US', axe: true },
  { width: 360, colorScheme: 'dark', language: 'pt-BR', axe: false },
  { width: 1440, colorScheme: 'dark', language: 'ja-JP', axe: false },
] as const;

type Look = (typeof looks)[number];

/** Pictures for people, not for comparison: `SCREENSHOTS=folder npm test` keeps them. */
const folder = process.env.SCREENSHOTS;

async function look({ page, open, checkAccessibility }: Visitor, path: string, options: Look): Promise<void> {
  await open(path);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the screen`).toBe(0);
  if (options.axe) await checkAccessibility();
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({
    path: join(folder, `${path.replaceAll(/\W+/g, '-')}.${Object.values(options).join('.')}.png`),
    fullPage: true,
  });
}

describe.each(looks)('at $width px, $colorScheme, in $language', (options) => {
  it('every public page looks right', async () => {
    const visitor = await newVisitor(options);
    for (const path of publicPages) await look(visitor, path, options);
  });

  it('every page of a member looks right', async () => {
    const visitor = await newVisitor(options);
    await visitor.signIn('company');
    for (const path of memberPages) await look(visitor, path, options);
  });
});
