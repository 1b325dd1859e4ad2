// Without a connection: what was kept goes on, belongs to one account, and gives way to a new version.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerIdOf, articleOf, findExam, openSelection, science, stateOf } from '../harness/practice.ts';
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

const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

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

async function isPictureShown(page: Page): Promise<boolean> {
  const picture = articleOf(page).locator('img').first();
  return picture.evaluate((element) => {
    const { complete, naturalWidth } = element as HTMLImageElement;
    return complete && naturalWidth > 0;
  });
}

const questionOf = (page: Page, number: number) =>
  page.getByRole('article', { name: `Question ${number}`, exact: true });

const savingOf = (page: Page) => expect.poll(() => stateOf(page).getAttribute('data-state'));

describe('an attempt on a phone', () => {
  it('goes on without a connection, also after a reload, and ends with its report', async () => {
    const visitor = await visit('demo', { width: 360, touch: true });
    const { page, context, checkAccessibility } = visitor;
    const answerId = await openSelection(visitor, science, { range: [1, 18] }, 3);
    const next = page.getByRole('button', { name: 'Next' });
    await articleOf(page).getByRole('radio').first().tap();
    await savingOf(page).toBe('saved');

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
      if ((await articleOf(page).locator('img').count()) > 0) {
        pictures += 1;
        await expect.poll(() => isPictureShown(page)).toBe(true);
      }
      const radio = articleOf(page).getByRole('radio').first();
      if ((await radio.count()) === 0) continue;
      await radio.tap();
      answered += 1;
    }
    expect(pictures).toBeGreaterThan(0);
    await page.waitForURL('**no=18**');
    await savingOf(page).toBe('waiting');
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
    await checkAccessibility();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await page.goBack();
    await questionOf(page, 18).waitFor();
    expect(answerIdOf(page)).toBe(answerId);
    expectComplaint(cutOff);

    await context.setOffline(false);
    await savingOf(page).toBe('saved');
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
    await page
      .getByRole('link', { name: /Everyday Wonders/ })
      .first()
      .click();
    await page.getByText('Look again').first().waitFor();
    await checkAccessibility();
    expectComplaint(cutOff);

    await ask(page, 'POST /online/questions/note', { exam_id: examId, no: 5, note: 'Seen now', mode: 0 });
    await context.setOffline(false);
    await page.getByText('Seen now').first().waitFor();
    await page.getByText('You see what this device has kept.').waitFor({ state: 'detached' });
  });

  it('is gone when its person signs out, and nothing is shown to whoever comes next', async () => {
    const visitor = await visit('vip');
    const { page, open, context, settle } = visitor;
    const answerId = await openSelection(visitor, science, { range: [1, 18] });
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain(`tiku.pictures attempt ${answerId}`);
    await open('/user-home');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => listKept(page)).toEqual([]);
    await settle();

    await cut(visitor);
    await page.goto(`/exam/detail/practice?answer_id=${answerId}`);
    await page.waitForURL('**/login**');
    expect(await page.getByRole('article').count()).toBe(0);
    expectComplaint(cutOff);
    await context.setOffline(false);
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
    expectComplaint(cutOff);
    await context.setOffline(false);
  });
});
