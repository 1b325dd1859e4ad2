// Somebody at a browser. Every page that they visit must be accessible, and nothing may complain in the console.
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { tours } from '../../apps/web/src/features/tour/tours.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { openSession } from './open-session.ts';
import { serverOf, stopServers } from './servers.ts';
import type { Variant } from './servers.ts';
import type { StartedServer } from './start-server.ts';

export interface VisitorOptions {
  variant?: Variant;
  /** Another than this file's of the variant. */
  server?: StartedServer;
  language?: string;
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** With fingers instead of a mouse. */
  touch?: boolean;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Opens a path of the site and waits until it is drawn. */
  open(path: string): Promise<void>;
  /** Waits until nothing is on its way any more. */
  settle(): Promise<void>;
  /** Comes as somebody who has signed in before. Nothing is opened by that. */
  signIn(username: string): Promise<void>;
  checkAccessibility(): Promise<void>;
}

/** Who is signed in there. */
const identities = new WeakMap<BrowserContext, { url: string; token: string }>();

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

/** To be called once at the top of a file of journeys. */
export function useBrowser(): void {
  const program = inject('browser');
  beforeAll(async () => {
    browser = await chromium.launch(program);
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
  const { variant = 'A', language = 'en-US', width = 1440, colorScheme = 'light', touch = false } = options;
  const server = options.server ?? (await serverOf(variant));
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language,
    colorScheme,
    viewport: { width, height: width < 500 ? 780 : 900 },
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  });
  contexts.push(context);
  // Nothing waits this long but on a machine that others keep busy.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const settle = watchRequests(page);

  async function open(path: string): Promise<void> {
    await page.goto(path);
    // What the server has drawn can be read, but does nothing yet.
    await page.locator('#root:not([data-drawn]) main h1').first().waitFor();
    await settle();
  }

  return {
    page,
    context,
    url: server.url,
    open,
    settle,
    signIn: async (username) => {
      const { token, kept } = await openSession(server, username);
      identities.set(context, { url: server.url, token });
      // Once: a sign-out leaves something else there. The browser's own error pages have no storage.
      const stored = { 'tiku.session': kept, 'tiku.tours': Object.keys(tours).join(' ') };
      await context.addInitScript((entries) => {
        if (!location.protocol.startsWith('http')) return;
        for (const [key, text] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      }, Object.entries(stored));
    },
    checkAccessibility: () => checkAccessibility(page),
  };
}

export async function signedIn(username: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.signIn(username);
  return visitor;
}

/** Speaks to the API as the person in the browser does, who has been signed in. */
export async function ask<T>(page: Page, address: string, request?: object): Promise<T> {
  const [method = 'GET', path = ''] = address.split(' ');
  const identity = identities.get(page.context());
  if (!identity) throw new Error('Nobody is signed in.');
  const answer = await fetch(`${identity.url}/api/1${path}${path.includes('?') ? '&' : '?'}os_type=5`, {
    method,
    headers: { authorization: `Bearer ${identity.token}`, 'content-type': 'application/json' },
    ...(request && { body: JSON.stringify(request) }),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** By how many pixels the page is wider than the screen. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Icons without their shape: there is no room for them, or style sheets came in another order than they build on each other. */
export async function squeezedIconsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg[width][height]')]
      .filter((icon) => {
        const { width, height } = icon.getBoundingClientRect();
        const [wide = 1, high = 1] = ['width', 'height'].map((name) => Number(icon.getAttribute(name)));
        return Math.abs(width * high - height * wide) > high;
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 200) ?? ''),
  );
}

/** What is on screen can be read by everybody, and fits. */
export async function expectTidy({ page, settle, checkAccessibility: check }: Visitor): Promise<void> {
  await settle();
  await check();
  expect([await overflowOf(page), await squeezedIconsOf(page)]).toEqual([0, []]);
}

/** Waits until nothing is on its way any more, without the half second of silence that `networkidle` insists on. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  // What is told to open windows goes on as long as they are open.
  page.on('request', (request) => request.url().includes('/web/events') || underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let quiet = 0; quiet < 3;) {
      await page.waitForTimeout(40);
      quiet = underWay.size === 0 ? quiet + 1 : 0;
    }
  };
}
