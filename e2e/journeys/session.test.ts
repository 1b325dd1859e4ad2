import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectComplaint, newVisitor, useBrowser, watchRequests } from '../harness/visitor.ts';

useBrowser();

interface StoredSession {
  token: { access_token: string; refresh_token: string; expired_time: number } | null;
  user: object | null;
  companyId: number | null;
  practiceExamId: number | null;
}

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tiku.session') ?? 'null') as StoredSession);

const changeToken = (page: Page, change: object) =>
  page.evaluate((fields) => {
    const session = JSON.parse(localStorage.getItem('tiku.session') ?? '{}') as { token: object };
    localStorage.setItem('tiku.session', JSON.stringify({ ...session, token: { ...session.token, ...fields } }));
  }, change);

function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/1${path}`) count++;
  });
  return () => count;
}

describe('a session', () => {
  it('renews an expired token before it uses it', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await changeToken(page, { expired_time: Date.now() - 1000 });
    const refreshes = countCalls(page, '/user/refreshtoken');
    await open('/user-home');
    expect(refreshes()).toBe(1);
    expect((await readSession(page)).token?.expired_time).toBeGreaterThan(Date.now());
  });

  it('renews once and tries again when a token is refused', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await changeToken(page, { access_token: 'no-longer-good' });
    const refreshes = countCalls(page, '/user/refreshtoken');
    await open('/user-home');
    expect(refreshes()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/user-home');
    expectComplaint(/401/);
  });

  it('is renewed by one of two tabs for both', async () => {
    const { page, context, open, settle, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await changeToken(page, { expired_time: Date.now() - 1000 });
    const other = await context.newPage();
    const refreshes = [countCalls(page, '/user/refreshtoken'), countCalls(other, '/user/refreshtoken')];
    const settled = watchRequests(other);
    await Promise.all([page.goto('/user-home'), other.goto('/notices/index')]);
    for (const tab of [page, other]) await tab.locator('main h1').first().waitFor();
    await Promise.all([settle(), settled()]);
    expect(refreshes.reduce((sum, count) => sum + count(), 0)).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/user-home');
    expect(new URL(other.url()).pathname).toBe('/notices/index');
  });

  it('that was ended elsewhere leads to the sign-in page, with the way back', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await changeToken(page, { access_token: 'gone', refresh_token: 'gone' });
    await page.goto('/notices/index');
    await page.waitForURL('**/login?redirect=/notices/index');
    expect((await readSession(page)).token).toBeNull();
    expectComplaint(/401/);
  });

  it('survives a server that is out of reach, and goes on afterwards', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await changeToken(page, { expired_time: Date.now() - 1000 });
    await page.route('**/user/refreshtoken*', (route) => route.abort());
    await page.goto('/user-home');
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    expect((await readSession(page)).token).not.toBeNull();
    await page.unroute('**/user/refreshtoken*');
    await open('/user-home');
    expect(new URL(page.url()).pathname).toBe('/user-home');
    expectComplaint(/ERR_FAILED/);
  });

  it('ends on logout, here and on the server, and leaves nothing behind', async () => {
    const { page, url, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    const token = (await readSession(page)).token;
    await page.getByRole('button', { name: /^Account/ }).click();
    const told = page.waitForResponse('**/user/logout*');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await told;
    expect(await readSession(page)).toMatchObject({ token: null, user: null, companyId: null, practiceExamId: null });
    const answer = await fetch(`${url}/api/1/app/account/info?os_type=5`, {
      headers: { authorization: `Bearer ${token?.access_token ?? ''}` },
    });
    expect(answer.status).toBe(401);
  });
});

describe('switching accounts', () => {
  it('acts for an approved company, with its id on every call, and back', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('company');
    await open('/user-home');
    await page.getByRole('button', { name: /^Account/ }).click();
    const asCompany = page.waitForRequest(/user\/webhome.*company_id=\d+/);
    await page.getByRole('menuitemradio', { name: 'Morningside Logistics' }).click();
    await asCompany;
    await page.waitForURL('**/user-home');
    expect((await readSession(page)).companyId).toBeGreaterThan(0);

    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitemradio', { name: 'Personal account' }).click();
    await page.waitForURL('**/user-home');
    await page.waitForFunction(() => !localStorage.getItem('tiku.session')?.match(/"companyId":\d/));
  });

  it('finds popular exams in a company too, and keeps them there alone', async () => {
    const { page, open, signIn, checkAccessibility } = await newVisitor();
    await signIn('company');
    const switchTo = async (name: string) => {
      await open('/user-home');
      await page.getByRole('button', { name: /^Account/ }).click();
      const home = page.waitForResponse(/user\/webhome/);
      await page.getByRole('menuitemradio', { name }).click();
      await home;
    };
    await switchTo('Morningside Logistics');
    const popular = page.getByRole('region', { name: 'Exams to try' });
    await popular.getByRole('link').first().waitFor();
    await checkAccessibility();
    await popular.getByRole('link').first().click();
    const keep = page.getByRole('button', { name: 'Favourite', exact: true });
    await keep.click();
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
    const { pathname, search } = new URL(page.url());

    await open('/exam/my-favorited-exams');
    await page.locator(`a[href="${pathname}${search}"]`).first().waitFor();
    await switchTo('Personal account');
    await open(`${pathname}${search}`);
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('false');
  });

  it('is offered the company that a link belongs to, and sees the page there', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('company');
    await open('/user-home');
    const company = await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('tiku.session') ?? '{}') as {
        user: { companies: { id: number; name: string; review_status: number }[] };
      };
      return kept.user.companies.find(({ review_status }) => review_status === 2);
    });
    await open(`/exam/my-favorited-exams?company_id=${company?.id}`);
    await page.getByRole('dialog', { name: `This link belongs to ${company?.name}` }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await readSession(page)).companyId).toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Switch', exact: true }).click();
    await page.waitForFunction(() => localStorage.getItem('tiku.session')?.match(/"companyId":\d/));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/exam/my-favorited-exams');
  });

  it('shows the state of an application instead of a company under review', async () => {
    const { page, open, signIn, checkAccessibility } = await newVisitor();
    await signIn('company');
    await open('/user-home');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitemradio', { name: 'Morningside Training(审核中)' }).click();
    await page.waitForURL('**/company/info?is_first=true');
    expect((await readSession(page)).companyId).toBeNull();
    await page.getByText('Morningside Training').first().waitFor();
    await checkAccessibility();
  });

  it('knows no companies in variant B', async () => {
    const { page, open, signIn } = await newVisitor({ variant: 'B' });
    await signIn('company');
    await open('/user-home');
    await page.getByRole('button', { name: /^Account/ }).click();
    expect(await page.getByText('Morningside').count()).toBe(0);
    expect(await page.getByText('Apply for a company').count()).toBe(0);
  });
});
