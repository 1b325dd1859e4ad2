// `npm run pictures`: the pictures of the product that its own pages show, taken anew from the demo content in every language.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { demoExams } from '../apps/server/src/demo/exams/demo-exams.ts';
import { languages } from '../packages/contract/src/limits.ts';
import type { Language } from '../packages/contract/src/limits.ts';
import { findBrowser } from './harness/find-browser.ts';
import { startAlone } from './harness/start-alone.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/web/public/pictures');

/** Who sees what, and how to get there. */
const pictures: Record<string, { as: string; show: (page: Page, language: Language) => Promise<void> }> = {
  practice: {
    as: 'vip',
    async show(page, language) {
      await openExam(page, language);
      await page.locator('a[href*="/exam/detail/practice?exam_id"]').first().click();
      // In order, from the first question.
      await page.locator('[aria-labelledby=sequential] button').first().click();
      await page.waitForURL('**answer_id=**');
    },
  },
  exam: {
    as: 'author',
    async show(page, language) {
      await openExam(page, language);
    },
  },
  bank: { as: 'demo', show: (page) => open(page, '/user-question-db/question-manager') },
  group: {
    as: 'teacher',
    async show(page) {
      await open(page, '/group/my-managed-groups');
      await page.locator('main a[href*="managed-group?"]').first().click();
      await page.waitForURL('**/managed-group?**');
    },
  },
  statistics: { as: 'demo', show: (page) => open(page, '/statistics/overview') },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root:not([data-drawn]) main h1').first().waitFor();
}

async function openExam(page: Page, language: Language): Promise<void> {
  const title = demoExams.find((exam) => exam.language === language)?.title ?? '';
  await open(page, `/exam/search-public-exams?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function take(page: Page, file: string): Promise<void> {
  // Windows that are told of changes are never idle: what was asked for has come by then.
  await page.waitForTimeout(1_500);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(file, Buffer.from(data, 'base64'));
}

async function takeAll(browser: Browser, url: string, language: Language): Promise<void> {
  for (const [name, { as, show }] of Object.entries(pictures)) {
    const context = await browser.newContext({
      baseURL: url,
      locale: language,
      viewport: { width: 1120, height: 700 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page, '/login');
    await page.getByRole('button', { name: as, exact: true }).click();
    await page.waitForURL('**/user-home');
    await show(page, language);
    await take(page, join(folder, `${name}.${language}.webp`));
    if (name === 'practice' && language === 'en') {
      await page.setViewportSize({ width: 1200, height: 630 });
      await page.screenshot({ path: join(folder, 'preview.png') });
    }
    await context.close();
    console.log(`${name} ${language}`);
  }
}

await mkdir(folder, { recursive: true });
const server = await startAlone({});
const browser = await chromium.launch(await findBrowser());
try {
  for (const language of languages) await takeAll(browser, server.url, language);
} finally {
  await browser.close();
  await server.stop();
}
