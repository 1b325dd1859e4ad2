// Without a connection: what was kept goes on, belongs to one account, and gives way to a new version.
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerIdOf, articleOf, findExam, openSelection, science, stateOf } from '../harness/practice.ts';
import { serverOf } from '../harness/servers.ts';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

let server: StartedServer;

beforeAll(async () => {
  server = await startServer({ TIKU_OFFLINE: '1' });
});
afterAll(() => server.stop());

/** What a browser says of it, and the router of a page that did not come. */
const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|The page did not come|Couldn't load preload assets/;

/** Until the browser has kept what it needs. */
async function awaitWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

async function visit(username: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await signedIn(username, { server, ...options });
  await visitor.open('/user-home');
  await awaitWorker(visitor.page);
  return visitor;
}

async function cut({ context, page }: Visitor): Promise<void> {
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** What stands in the store of kept records, and which pictures are kept. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tiku.kept');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('records').objectStore('records').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    const pictures = (await caches.keys()).filter((name) => name.startsWith('tiku.pictures'));
    return [...keys.map((key) => (key as string[]).join(' ')), ...pictures];
  });
}

const isMissing = (elements: Element[]) => elements.some((element) => (element as HTMLImageElement).naturalWidth === 0);

/** Waits for the pictures of the question on screen; answers how many there are. */
async function awaitPictures(page: Page): Promise<number> {
  const pictures = articleOf(page).locator('img');
  await expect.poll(() => pictures.evaluateAll(isMissing)).toBe(false);
  return pictures.count();
}

const questionOf = (page: Page, number: number) =>
  page.getByRole('article', { name: `Question ${number}`, exact: true });

async function awaitSaving(page: Page, state: string): Promise<void> {
  await expect.poll(() => stateOf(page).getAttribute('data-state')).toBe(state);
}

describe('an attempt on a phone', () => {
  it('goes on without a connection, also after a reload, and ends with its report', async () => {
    const visitor = await visit('demo', { width: 360, touch: true });
    const { page, context, checkAccessibility } = visitor;
    const answerId = await openSelection(visitor, science, { range: [1, 18] }, 3);
    const next = page.getByRole('button', { name: 'Next' });
    await articleOf(page).getByRole('radio').first().tap();
    await awaitSaving(page, 'saved');

    await cut(visitor);
    await page.getByText('No connection.').waitFor();
    await next.tap();
    await questionOf(page, 2).waitFor();
    await page.waitForURL('**no=2**');
    await page.reload();
    await questionOf(page, 2).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility();

    // What was saved before the line was cut is there too.
    await page.getByRole('button', { name: 'Previous' }).tap();
    await expect.poll(() => articleOf(page).getByRole('radio').first().isChecked()).toBe(true);
    let [pictures, answered] = [0, 1];
    for (let number = 2; number <= 18; number += 1) {
      await next.tap();
      await questionOf(page, number).waitFor();
      pictures += await awaitPictures(page);
      const radio = articleOf(page).getByRole('radio').first();
      if ((await radio.count()) === 0) continue;
      await radio.tap();
      answered += 1;
    }
    expect(pictures).toBeGreaterThan(0);
    await page.waitForURL('**no=18**');
    await awaitSaving(page, 'waiting');
    await page.reload();
    await questionOf(page, 18).waitFor();

    // Back and the menu show the app, and say what is not kept.
    await page.goto('/statistics/overview');
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    expect(await page.getByText('assets').count()).toBe(0);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).tap();
    await page.getByText('You see what this device has kept.').waitFor();
    await expect.poll(() => page.locator('header img').first().evaluateAll(isMissing)).toBe(false);
    await checkAccessibility();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await page.goBack();
    await questionOf(page, 18).waitFor();
    expect(answerIdOf(page)).toBe(answerId);
    await context.setOffline(false);
    await awaitSaving(page, 'saved');
    await page.getByRole('button', { name: 'Hand in' }).first().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).tap();
    await page.waitForURL('**view=report**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { list } = await ask<{ list: { answer: unknown }[] }>(
      page,
      'POST /exam/user_online_prac/get/answer_details',
      { answer_id: answerId, noes: Array.from({ length: 18 }, (_, index) => index + 1) },
    );
    expect(list.filter(({ answer }) => answer !== null)).toHaveLength(answered);
    // Nothing of it stays.
    await expect
      .poll(async () => (await listKept(page)).filter((name) => name.includes(`attempt ${answerId}`)))
      .toEqual([]);
    expectComplaint(cutOff);
  });
});

describe('what is kept', () => {
  it('shows the lists of a person, and asks for them anew once there is a connection', async () => {
    const visitor = await visit('demo');
    const { page, open, context, checkAccessibility } = visitor;
    const examId = await findExam(page, science);
    await ask(page, 'POST /online/questions/favorite', { exam_id: examId, no: 4, mode: 0 });
    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 5, note: 'Look again', mode: 0 });
    const lists = [
      '/question/wrong-questions-exams',
      '/question/favorited-questions-exams',
      '/question/noted-questions-exams',
    ];
    for (const path of lists) await open(path);
    await open(`/question/exam-noted-questions?exam_id=${examId}`);
    await page.getByText('Look again').first().waitFor();

    await cut(visitor);
    for (const path of lists) {
      await page.goto(path);
      await page.getByText('You see what this device has kept.').waitFor();
      await page.locator('main h1').waitFor();
    }
    await page.locator(`main a[href*="exam-noted-questions?exam_id=${examId}"]`).first().click();
    await page.getByText('Look again').first().waitFor();
    await checkAccessibility();

    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 5, note: 'Seen now', mode: 0 });
    await context.setOffline(false);
    await page.getByText('Seen now').first().waitFor();
    await page.getByText('You see what this device has kept.').waitFor({ state: 'detached' });
    expectComplaint(cutOff);
  });

  it('has the lists too that were never opened on this device', async () => {
    const visitor = await visit('teacher');
    const { page } = visitor;
    const examId = await findExam(page, science);
    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 5, note: 'Never seen here', mode: 0 });
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain('/app/user/exam/questions/noted');
    await cut(visitor);
    await page.goto('/question/noted-questions-exams');
    await page.locator(`main a[href*="exam-noted-questions?exam_id=${examId}"]`).first().click();
    await page.getByText('Never seen here').first().waitFor();
    expectComplaint(cutOff);
  });

  it('has one language: another is not switched to before it can be had', async () => {
    const visitor = await visit('demo');
    const { page, context } = visitor;
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const choose = async (language: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await cut(visitor);
    await choose('日本語');
    await page.getByText('We cannot reach the server.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.setOffline(false);
    await choose('日本語');
    await page.getByText('言語を切り替えました').waitFor();
    expectComplaint(cutOff);
  });

  it('is gone when its person signs out, and nothing is shown to the next person', async () => {
    const visitor = await visit('vip');
    const { page, open, context } = visitor;
    const answerId = await openSelection(visitor, science, { range: [1, 18] });
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain(`tiku.pictures attempt ${answerId}`);
    await open('/user-home');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => listKept(page)).toEqual([]);

    await cut(visitor);
    await page.goto(`/exam/detail/practice?answer_id=${answerId}`);
    await page.waitForURL('**/login**');
    expect(await page.getByRole('article').count()).toBe(0);
    await context.setOffline(false);
    expectComplaint(cutOff);
  });

  it('belongs to one account: another that signs in here finds nothing of it', async () => {
    const first = await visit('vip');
    const { page, context } = first;
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain('webhome');
    const session = await page.evaluate(() => localStorage.getItem('tiku.session'));
    // As if the tab had been closed the moment the other one signed in: nobody told it.
    const other = await signedIn('teacher', { server });
    await other.open('/user-home');
    const theirs = await other.page.evaluate(() => localStorage.getItem('tiku.session') ?? '');
    expect(theirs).not.toBe(session);
    await page.evaluate((text) => localStorage.setItem('tiku.session', text), theirs);
    await context.setOffline(true);
    await page.goto('/user-home');
    await page.getByRole('alert').waitFor();
    expect(await listKept(page)).toEqual([]);
    await context.setOffline(false);
    expectComplaint(cutOff);
  });
});

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

/** The server under another address, where its worker can be replaced as a deployment would. */
async function startDeployment() {
  let replace: ((script: string) => Promise<string>) | null = null;
  const proxy = createServer((request, response) => {
    const { method = 'GET', headers, url = '/' } = request;
    if (url.startsWith('/sw.js')) {
      void fetch(server.url + url)
        .then((answer) => answer.text())
        .then((script) => replace?.(script) ?? script)
        .then((script) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(script));
      return;
    }
    const onward = forward(new URL(url, server.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  stops.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    server: { ...server, url },
    deploy(page: Page, next: (script: string) => Promise<string>): Promise<void> {
      replace = next;
      return page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
    },
  };
}

const stateOfWorkers = (page: Page) =>
  page.evaluate(async () => {
    const [registration, ...others] = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    return {
      count: others.length + (registration ? 1 : 0),
      isWaiting: registration?.waiting?.state === 'installed',
      files: names.filter((name) => name.startsWith('tiku.files')),
    };
  });

describe('a deployment', () => {
  it('with a new version waits for an open attempt, which goes on, and takes over afterwards', async () => {
    const deployment = await startDeployment();
    const visitor = await visit('author', { server: deployment.server });
    const { page, context, open } = visitor;
    const answerId = await openSelection(visitor, science, { range: [1, 3] }, 3);
    await page.keyboard.press('1');
    await awaitSaving(page, 'saved');
    const before = await stateOfWorkers(page);
    await deployment.deploy(page, async (script) => script.replace(/"version":"[^"]+"/, '"version":"next"'));
    await expect.poll(async () => (await stateOfWorkers(page)).isWaiting).toBe(true);

    await cut(visitor);
    await page.reload();
    await expect.poll(() => articleOf(page).getByRole('radio').first().isChecked()).toBe(true);
    await context.setOffline(false);
    expect((await stateOfWorkers(page)).isWaiting).toBe(true);

    await open('/user-home');
    await expect
      .poll(() => stateOfWorkers(page))
      .toEqual({
        count: 1,
        isWaiting: false,
        // Tabs that still run the version before find its files.
        files: [...before.files, 'tiku.files next'],
      });
    await page.goto(`/exam/detail/practice?answer_id=${answerId}`);
    await expect.poll(() => articleOf(page).getByRole('radio').first().isChecked()).toBe(true);
    expectComplaint(cutOff);
  });

  it('that has taken it all back leaves neither worker nor files in browsers', async () => {
    const deployment = await startDeployment();
    const { page } = await visit('author', { server: deployment.server });
    expect((await stateOfWorkers(page)).files).toHaveLength(1);
    const off = await serverOf('A');
    await deployment.deploy(page, async () => (await fetch(`${off.url}/sw.js`)).text());
    await expect.poll(() => stateOfWorkers(page)).toEqual({ count: 0, isWaiting: false, files: [] });
  });
});

const get = (path: string) => fetch(server.url + path);

describe('what a browser asks for', () => {
  it('is a worker that is asked for anew at every visit', async () => {
    const answer = await get('/sw.js?lang=ja');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
    const [, list = ''] = /^self\.build=(.*);$/m.exec(await answer.text()) ?? [];
    const { shell, files } = JSON.parse(list) as { shell: string; files: string[] };
    expect(shell).toBe('/shell?lang=ja');
    const answers = await Promise.all(files.map(get));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  it('is a document that says nothing of anybody, from which any page is drawn', async () => {
    const answer = await get('/shell?lang=ja');
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /shell');
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('id="answers"');
  });

  it('is how to install it, with icons that are there, named in every document', async () => {
    const answer = await get('/manifest.webmanifest?lang=pt');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: 'Tiku', lang: 'pt', start_url: '/', scope: '/', display: 'standalone' });
    const icons = await Promise.all([...manifest.icons.map((icon) => icon.src), '/icons/apple-touch.png'].map(get));
    expect(new Set(icons.map(({ headers }) => headers.get('content-type')))).toEqual(new Set(['image/png']));
    for (const path of ['/login', '/user-home']) {
      expect(await (await get(path)).text()).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en"');
    }
  });

  it('is no page of the worker itself: its folder is not served', async () => {
    expect((await get('/worker/worker.js')).status).toBe(404);
  });
});
