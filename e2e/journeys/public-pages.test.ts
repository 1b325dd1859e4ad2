// What somebody without an account is given: pages that can be read as they arrive, and what a link leads to.
import { bundleStatus, examKinds, examStatus } from '../../packages/contract/src/limits.ts';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { serverOf } from '../harness/servers.ts';
import { serverAt } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

let server: StartedServer;
beforeAll(async () => {
  server = await serverOf('A');
});

/** Its code comes a second late. */
async function openSlowly(path: string): Promise<Page> {
  const { page } = await newVisitor();
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('boot')) await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

async function fetchPage(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  const html = await answer.text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    language: read(/<html lang="([^"]+)"/),
    title: read(/<title>([^<]*)<\/title>/),
    heading: read(/<h1[^>]*>([^<]*)</),
    description: read(/<meta name="description" content="([^"]*)"/),
    canonical: read(/<link rel="canonical" href="([^"]*)"/),
  };
}

const exams = () => serverAt(server.url).database.db;

async function selectPublicExam() {
  return exams()
    .selectFrom('exam')
    .selectAll()
    .where('status', '=', examStatus.normal)
    .where('isprivate', '=', false)
    .where('company_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

/** Another than the one above: the last. */
async function makePrivateExam() {
  const { id } = await exams()
    .selectFrom('exam')
    .select('id')
    .where('status', '=', examStatus.normal)
    .where('kind', '=', examKinds.online)
    .where('company_id', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return exams()
    .updateTable('exam')
    .set({ isprivate: true, title: 'For my class only', description: 'About this class' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

describe('a public page', () => {
  it.each([
    ['/', 'en', 'Practise what you got wrong until you get it right'],
    ['/', 'zh-CN', '做错的题，练到会为止'],
    ['/login', 'ja', 'おかえりなさい'],
    ['/tour-home/practice', 'es', 'Practicar'],
    ['/company-home', 'pt', 'Um banco de questões próprio para quem você treina'],
  ])('%s arrives finished in %s', async (path, language, heading) => {
    const page = await fetchPage(path, { 'accept-language': language });
    expect(page).toMatchObject({ status: 200, language, heading, canonical: server.url + path });
    expect(page.title).toContain('Tiku');
    for (const other of ['en', 'zh-CN', 'ja', 'es', 'pt']) {
      expect(page.html).toContain(`hreflang="${other}" href="${server.url}${path}?lang=${other}"`);
    }
  });

  it('comes in the language of the address, or else in the one that was chosen before', async () => {
    const headers = { 'accept-language': 'es', cookie: 'tiku.language=ja' };
    expect((await fetchPage('/tour-home?lang=pt', headers)).language).toBe('pt');
    expect((await fetchPage('/tour-home', headers)).language).toBe('ja');
    expect((await fetchPage('/tour-home', { 'accept-language': 'es' })).language).toBe('es');
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await fetchPage('/')).headers.get('etag') ?? '';
    expect((await fetchPage('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is the same for the next visitor, and different in another language', async () => {
    const { public_id } = await selectPublicExam();
    for (const path of ['/company-home', '/no/such/page/either', '/user-home', `/exam/detail?public_id=${public_id}`]) {
      const [first, next, spanish] = [
        await fetchPage(path),
        await fetchPage(path),
        await fetchPage(path, { 'accept-language': 'es' }),
      ];
      const headersOf = ({ headers }: typeof first) => [...headers].filter(([name]) => name !== 'date');
      expect([next.status, next.html, headersOf(next)]).toEqual([first.status, first.html, headersOf(first)]);
      expect(next.headers.get('x-content-type-options')).toBe('nosniff');
      expect([first.language, spanish.language]).toEqual(['en', 'es']);
    }
  });

  it('names this site and no other, whatever somebody writes into a request', async () => {
    for (const headers of [{}, { 'x-forwarded-host': 'evil.example' }, { 'x-forwarded-proto': 'https' }, {}])
      expect((await fetchPage('/partner-home', headers)).canonical).toBe(`${server.url}/partner-home`);
  });

  it('asks for its files once it has been seen, and names those of members for people who are signed in', async () => {
    const { html } = await fetchPage('/');
    expect(html.split('<template id="files">')[0]).not.toContain('type="module"');
    const filesFor = async (path: string) =>
      /<template id="member-files">(.*?)<\/template>/.exec((await fetchPage(path)).html)?.[1];
    const [home, practice] = [await filesFor('/user-home'), await filesFor('/outbox')];
    expect(home).toContain('<link rel="modulepreload"');
    expect(practice).toContain('<link rel="modulepreload"');
    expect(home).not.toBe(practice);
    // A sheet in place before those it builds on would lose to them.
    expect(home).not.toContain('rel="stylesheet"');
  });

  it('says of unknown addresses that there is nothing', async () => {
    for (const path of ['/no/such/page', '/tour-home/no-such-topic', '/404']) {
      const page = await fetchPage(path);
      expect([page.status, page.heading]).toEqual([404, 'There is no page here']);
    }
  });

  it('is found by search engines, and pages of members are not', async () => {
    const robots = await (await fetch(`${server.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const { public_id } = await selectPublicExam();
    const secret = await makePrivateExam();
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${server.url}/tour-home/practice</loc>`);
    expect(sitemap).toContain(`/exam/detail?public_id=${public_id}`);
    expect(sitemap).not.toContain(secret.public_id);
    expect(sitemap).not.toContain('/user-home');
  });

  it('can be read without scripts, and does not send a password anywhere', async () => {
    const browser = await chromium.launch(inject('browser'));
    try {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
      const page = await context.newPage();
      await page.goto(`${server.url}/`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('link', { name: 'How it works' }).first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/tour-home/);
      await page.goto(`${server.url}/login`);
      await page.locator('[name=password]').fill('secret');
      await page.locator('[name=password]').press('Enter');
      await page.waitForLoadState();
      expect(page.url()).not.toContain('secret');
    } finally {
      await browser.close();
    }
  });

  it('keeps what is typed before its code is here', async () => {
    const page = await openSlowly('/login');
    await page.locator('[data-drawn] [name=username]').fill('early');
    await page.locator('#root:not([data-drawn]) [name=username]').waitFor();
    expect(await page.locator('[name=username]').inputValue()).toBe('early');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('username');
  });

  it('does what is pressed before its code is here', async () => {
    const page = await openSlowly('/login');
    await page.locator('[data-drawn] [name=username]').fill('demo');
    await page.locator('[data-drawn] [name=password]').fill('tiku-demo');
    await page.locator('[data-drawn]').getByRole('button', { name: 'vip' }).click();
    await page.locator('[data-drawn] form').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/user-home');
    await page.getByRole('button', { name: /Account: .*Lin Xiaoyu/ }).waitFor();
  });
});

describe('a link', () => {
  it('to a public exam shows what it is before signing in, and leads back to it', async () => {
    const exam = await selectPublicExam();
    const path = `/exam/detail?public_id=${exam.public_id}`;
    const arrived = await fetchPage(path);
    expect(arrived).toMatchObject({ status: 200, heading: exam.title, canonical: server.url + path });
    expect(arrived.html).toContain(`<meta property="og:title" content="${exam.title}">`);

    const { page, open, checkAccessibility } = await newVisitor({ width: 360 });
    await open(path);
    await page.getByRole('heading', { name: 'A look inside' }).waitFor();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
    await page.getByRole('button', { name: 'demo', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: exam.title }).waitFor();
    await page.getByRole('button', { name: 'Favourite', exact: true }).waitFor();
  });

  it('to a bundle shows what is in it', async () => {
    const { public_id, title } = await exams()
      .selectFrom('bundle')
      .select(['public_id', 'title'])
      .where('status', '=', bundleStatus.normal)
      .executeTakeFirstOrThrow();
    expect((await fetchPage(`/bundle/detail?public_id=${public_id}`)).heading).toBe(title);
    const { page, open, checkAccessibility } = await newVisitor();
    await open(`/bundle/detail?public_id=${public_id}`);
    await checkAccessibility();
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    await page.waitForURL('**/exam/detail*');
    await page.getByRole('heading', { name: 'A look inside' }).waitFor();
  });

  it('to a private exam shows its title and nothing more', async () => {
    const exam = await makePrivateExam();
    const arrived = await fetchPage(`/exam/detail?share=${exam.share_token}`);
    expect(arrived).toMatchObject({ status: 200, heading: exam.title });
    expect(arrived.html).toContain('<meta name="robots" content="noindex"');
    expect(arrived.html).not.toContain('About this class');
    // Without the token there is nothing to tell.
    for (const query of [`public_id=${exam.public_id}`, `exam_id=${exam.id}`, 'share=guess', 'exam_id=0', '']) {
      expect((await fetchPage(`/exam/detail?${query}`)).html).not.toContain(exam.title);
    }
  });

  it('that leads nowhere says so', async () => {
    const { page, open } = await newVisitor();
    await open('/exam/detail?public_id=nosuchexam22');
    await page.getByRole('heading', { name: 'This exam cannot be shown' }).waitFor();
    expectComplaint(/404/);
  });
});
