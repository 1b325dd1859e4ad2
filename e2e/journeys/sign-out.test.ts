// Signing out without a connection.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleOf, openSelection, science, stateOf } from '../harness/practice.ts';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { ask, expectComplaint, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

let server: StartedServer;

beforeAll(async () => {
  server = await startServer({ TIKU_OFFLINE: '1' });
});
afterAll(() => server.stop());

/** What a browser says of it, and the router of a page that did not come. */
const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|The page did not come|Couldn't load preload assets/;

/** Of the session as a page has stored it. */
const tokenIn = (text: string | null) =>
  (JSON.parse(text ?? '{}') as { token: { access_token: string; logout_token: string } }).token;

/** The status of an answer to somebody with this token. */
async function askWith(accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${server.url}/api/1/app/account/info?os_type=5`, { headers })).status;
}

/** The answers that wait, as the browser's database has them. */
function listWaiting(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tiku.practice');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    const answers = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return answers;
  });
}

it('seals what could not be sent, which goes when its person is back; the server hears of it once there is a line', async () => {
  const visitor = await signedIn('vip', { server });
  const { page, context } = visitor;
  await visitor.open('/user-home');
  // Until the browser has kept what it needs.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  const answerId = await openSelection(visitor, science, { range: [1, 3] }, 3);
  const { access_token } = tokenIn(await page.evaluate(() => localStorage.getItem('tiku.session')));
  const statusOf = () => askWith(access_token);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await articleOf(page).getByRole('radio').first().click();
  await expect.poll(() => stateOf(page).getAttribute('data-state')).toBe('waiting');
  await page.goto('/user-home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login');

  // The device holds the answer, and nothing that opens it or the account.
  const waiting = await listWaiting(page);
  expect(waiting).toMatchObject([{ attemptId: answerId, no: 1, answer: { sealed: expect.anything() } }]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(access_token);
  expect(await statusOf()).toBe(200);
  await context.setOffline(false);
  await expect.poll(statusOf).toBe(401);

  const again = await signedIn('vip', { server });
  await again.open('/user-home');
  const theirs = await again.page.evaluate(() => localStorage.getItem('tiku.session') ?? '');
  await page.evaluate((text) => localStorage.setItem('tiku.session', text), theirs);
  await page.goto(`/exam/detail/practice?answer_id=${answerId}`);
  await expect.poll(() => listWaiting(page)).toEqual([]);
  const { list } = await ask<{ list: { answer: unknown }[] }>(
    again.page,
    'POST /exam/user_online_prac/get/answer_details',
    { answer_id: answerId, noes: [1] },
  );
  expect(list).toMatchObject([{ answer: [expect.any(String)] }]);
  expectComplaint(cutOff);
});

it('is told to the server by any page that is opened later', async () => {
  const { page, open } = await signedIn('demo', { server });
  await open('/user-home');
  const { access_token, logout_token } = tokenIn(await page.evaluate(() => localStorage.getItem('tiku.session')));
  // As a sign-out leaves it whose tab was closed before there was a line.
  await page.evaluate((farewell) => {
    localStorage.setItem('tiku.left', farewell);
    localStorage.removeItem('tiku.session');
  }, logout_token);
  expect(await askWith(access_token)).toBe(200);
  await open('/tour-home');
  await expect.poll(() => askWith(access_token)).toBe(401);
});
