// Somebody at a browser. Whatever they visit must be accessible, and nothing may complain in the console.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './find-browser.ts';
import { serverOf, stopServers } from './servers.ts';
import type { Variant } from './servers.ts';

export interface VisitorOptions {
  variant?: Variant;
  /** Another server than this file's of the variant. */
  url?: string;
  language?: string;
  width?: number;
  colorScheme?: 'light' | 'dark';
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Opens a path of the site and waits until it is drawn. */
  open(path: string): Promise<void>;
  signIn(username: string): Promise<void>;
  /** Fails on any violation of WCAG 2.2 AA that axe can see. */
  checkAccessibility(): Promise<void>;
}

export const demoPassword = 'tiku-demo';

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

/** To be called once at the top of a file of journeys. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const heard = complaints;
    contexts = [];
    complaints = [];
    expect(heard, 'what the console said').toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stopServers();
  });
}

/** A journey that provokes an error expects its line in the console. */
export function expectComplaint(pattern: RegExp): void {
  complaints = complaints.filter((complaint) => !pattern.test(complaint));
}

export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { variant = 'A', language = 'en-US', width = 1440, colorScheme = 'light' } = options;
  const url = options.url ?? (await serverOf(variant)).url;
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    colorScheme,
    viewport: { width, height: width < 500 ? 780 : 900 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const settle = watchRequests(page);

  async function open(path: string): Promise<void> {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await settle();
  }

  return {
    page,
    context,
    url,
    open,
    signIn: async (username) => {
      await open('/login');
      await page.locator('input[name=username]').fill(username);
      await page.locator('input[name=password]').fill(demoPassword);
      await page.locator('input[name=password]').press('Enter');
      await page.waitForURL('**/user-home');
      await page.locator('main h1').first().waitFor();
      await settle();
    },
    checkAccessibility: async () => {
      let found = await findViolations(page);
      // Formulas are drawn and wide tables measured a moment after a page is there: what lasts is what counts.
      if (found.length > 0) {
        await page.waitForTimeout(500);
        found = await findViolations(page);
      }
      expect(found).toEqual([]);
    },
  };
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Waits until nothing is on its way any more, without the half second of silence that `networkidle` insists on. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let quiet = 0; quiet < 3;) {
      await page.waitForTimeout(40);
      quiet = underWay.size === 0 ? quiet + 1 : 0;
    }
  };
}
