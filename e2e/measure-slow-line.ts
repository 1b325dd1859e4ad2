// `npm run slow-line`: how long a phone on a bad line waits for something to read, how many files that takes, how much the page
// moves meanwhile, and when a browser on a fast line first draws the login page. Ends with 1 where a figure is worse than the
// worst we accept.
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { demoExams } from '../apps/server/src/demo/exams/demo-exams.ts';
import { findBrowser } from './harness/find-browser.ts';
import { memberPages } from './harness/member-pages.ts';
import { startAlone } from './harness/start-alone.ts';

const bytesPerSecond = 400_000 / 8;
const line = { offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
/** Slow enough that answers come after the page. */
const usualLine = { offline: false, latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
const cpuRate = 4;
const most = { seconds: { page: 3, attempt: 5 }, shift: 0.05, paintMilliseconds: 200 };
const paints = 9;

/** Further ones, with content that comes after the page. */
const stillPages = [
  ...memberPages,
  '/exam/search-public-exams',
  '/exam/my-published-exams',
  '/exam/my-favorited-exams',
  '/exam/detail?exam_id=1',
  '/exam/questions?exam_id=1',
  '/exam/detail/practice?exam_id=1',
  '/question/review',
  '/question/wrong-questions-exams',
  '/question/favorited-questions-exams',
  '/question/noted-questions-exams',
  '/group/my-joined-groups',
  '/user-question-db/root',
  '/user-question-db/category-manager',
  '/statistics/overview',
  '/statistics/user-day',
  '/statistics/user-month',
];

type Kept = NonNullable<BrowserContextOptions['storageState']>;

interface Figures {
  seconds: number;
  files: number;
  kilobytes: number;
  shift: number;
}

async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function connectBy(conditions: typeof line, page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', conditions);
  return devtools;
}

async function shiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
}

/** On a phone, one page after the other: those that move more than they may, and how many there are. */
async function measureShifts(browser: Browser, url: string, kept: Kept): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 }, storageState: kept });
  const moving: string[] = [];
  try {
    const page = await context.newPage();
    await watchShift(page);
    await connectBy(usualLine, page);
    for (const path of stillPages) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.waitForTimeout(1_000);
      const shift = await shiftOf(page);
      if (shift > most.shift) moving.push(`${path} by ${shift.toFixed(3)}`);
    }
  } finally {
    await context.close();
  }
  return moving;
}

/** With nothing in the cache. */
async function measure(browser: Browser, address: string, seen: string, kept?: Kept): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    ...(kept ? { storageState: kept } : {}),
  });
  try {
    const page = await context.newPage();
    await watchShift(page);
    const devtools = await connectBy(line, page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    let files = 0;
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      files += 1;
      bytes += encodedDataLength;
    });
    const started = performance.now();
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator(seen).first().waitFor({ timeout: 60_000 });
    const seconds = (performance.now() - started) / 1000;
    await page.waitForLoadState('load', { timeout: 60_000 });
    // Until what follows by itself has come too.
    await page.waitForTimeout(6_000);
    const shift = await shiftOf(page);
    return { seconds, files, kilobytes: bytes / 1024, shift };
  } finally {
    await context.close();
  }
}

/** On a fast line, with nothing in the cache: when a browser draws the first of a page, in milliseconds. The middle of several. */
async function measurePaint(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < paints; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    times.push(await paint.jsonValue());
    await page.close();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(paints / 2)] ?? 0;
}

/** An attempt of the demo's own exam, what it asks first, and what the browser keeps of the person who takes it. */
async function beginAttempt(browser: Browser, url: string): Promise<{ address: string; question: string; kept: Kept }> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('#root:not([data-drawn]) main h1').first().waitFor();
    await page.getByRole('button', { name: 'demo', exact: true }).click();
    await page.waitForURL('**/user-home');
    const title = demoExams.find(({ language }) => language === 'en')?.title ?? '';
    await page.goto(`/exam/search-public-exams?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('a[href*="/exam/detail/practice?exam_id"]').first().click();
    await page.locator('[aria-labelledby=sequential] button').first().click();
    await page.waitForURL('**answer_id=**');
    const question = await page.locator('article [id]').first().innerText();
    return { address: page.url(), question, kept: await context.storageState() };
  } finally {
    await context.close();
  }
}

const server = await startAlone({});
const browser = await chromium.launch(await findBrowser());
try {
  const heading = 'main h1';
  const { address, question, kept } = await beginAttempt(browser, server.url);
  const visits = [
    { name: '/', address: `${server.url}/`, seen: heading, seconds: most.seconds.page },
    { name: '/login', address: `${server.url}/login`, seen: heading, seconds: most.seconds.page },
    // Nobody has set a limit for it yet.
    { name: '/user-home', address: `${server.url}/user-home`, seen: heading, seconds: Infinity, kept },
    { name: 'an attempt', address, seen: `text=${question}`, seconds: most.seconds.attempt, kept },
  ];
  for (const visit of visits) {
    const { seconds, files, kilobytes, shift } = await measure(browser, visit.address, visit.seen, visit.kept);
    const limit = Number.isFinite(visit.seconds) ? ` (at most ${visit.seconds})` : '';
    console.log(
      `${visit.name.padEnd(12)} ${seconds.toFixed(1)} s${limit}, ${files} files, ` +
        `${Math.round(kilobytes)} KB, moves by ${shift.toFixed(3)} (at most ${most.shift})`,
    );
    if (seconds > visit.seconds || shift > most.shift) process.exitCode = 1;
  }
  const moving = await measureShifts(browser, server.url, kept);
  console.log(
    `${stillPages.length} pages   ${moving.length} move more than by ${most.shift}${moving.map((each) => `\n  ${each}`).join('')}`,
  );
  if (moving.length > 0) process.exitCode = 1;
  const paint = await measurePaint(browser, `${server.url}/login`);
  console.log(
    `/login       ${Math.round(paint)} ms to the first paint on a fast line (at most ${most.paintMilliseconds})`,
  );
  if (paint > most.paintMilliseconds) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
