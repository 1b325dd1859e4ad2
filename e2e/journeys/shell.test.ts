import { describe, expect, it } from 'vitest';
import { insertNotice } from '../../apps/server/src/features/notice/notice.ts';
import { serverAt, startServer } from '../harness/start-server.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

describe('the sidebar', () => {
  it('is 210 px wide from 992 px on', async () => {
    const { page, open, signIn } = await newVisitor({ width: 992 });
    await signIn('demo');
    await open('/user-home');
    const box = await page
      .getByRole('navigation', { name: 'Main menu' })
      .locator('xpath=ancestor-or-self::*[1]')
      .boundingBox();
    expect(box?.width).toBe(210);
  });

  it('is folded away below, opens on demand, and closes on navigation, Escape and a tap beside it', async () => {
    const { page, open, signIn, checkAccessibility } = await newVisitor({ width: 991 });
    await signIn('demo');
    await open('/user-home');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
    expect(await menu.isVisible()).toBe(false);

    await openMenu();
    await menu.waitFor();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    await openMenu();
    await page.mouse.click(900, 500);
    await menu.waitFor({ state: 'hidden' });

    await openMenu();
    await menu.getByRole('link', { name: 'Notices' }).click();
    await page.waitForURL('**/notices/index');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the shell', () => {
  it('shows the way to a page', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/notices/index');
    await page.getByRole('link', { name: 'Welcome to Tiku' }).click();
    await page.waitForURL('**/notices/detail*');
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await trail.getByRole('link', { name: 'Notices' }).click();
    await page.waitForURL('**/notices/index');
  });

  it('counts unread notices on the bell and stops counting those that were opened', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('teacher');
    await open('/user-home');
    await page.getByRole('link', { name: 'Notices, 1 unread' }).click();
    await page.waitForURL('**/notices/index');
    await page.getByRole('link', { name: 'Welcome to Tiku' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }).waitFor();
    await open('/user-home');
    await page.getByText('You have read everything.').waitFor();
  });

  it('counts a notice that comes while the page is open, with nothing done there', async () => {
    const { page, open, signIn, url } = await newVisitor();
    await signIn('vip');
    await open('/user-home');
    await page.getByRole('banner').getByRole('link', { name: 'Notices, 1 unread' }).waitFor();
    const { db } = serverAt(url).database;
    await insertNotice(db, 0, { en: 'News' }, { en: 'News' });
    await page.getByRole('banner').getByRole('link', { name: 'Notices, 2 unread' }).waitFor({ timeout: 10_000 });
  });

  it('sends unknown paths to /404', async () => {
    const { page } = await newVisitor();
    await page.goto('/no/such/page');
    await page.waitForURL('**/404');
    await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
    expectComplaint(/404/);
  });

  it('leads from the address of a group of pages to its first page', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    for (const [group, first] of [
      ['/exam', '/exam/my-published-exams'],
      ['/question', '/question/wrong-questions-exams'],
      ['/user-account', '/user-account/info'],
    ] as const) {
      await open(group);
      expect(new URL(page.url()).pathname).toBe(first);
    }
  });

  it('sends people without the role to their home', async () => {
    const { page, signIn } = await newVisitor({ variant: 'B' });
    await signIn('demo');
    await page.goto('/company/info');
    await page.waitForURL('**/user-home');
    expectComplaint(/404/);
  });

  it('can be used by keyboard', async () => {
    const { page, open, signIn } = await newVisitor();
    await signIn('demo');
    await open('/user-home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

    const account = page.getByRole('button', { name: /^Account/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Log out');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');
  });
});

describe('the language', () => {
  it('is changed in the footer, confirmed, and remembered', async () => {
    const { page, open } = await newVisitor({ language: 'ja-JP' });
    await open('/login');
    await page.getByRole('contentinfo').getByText('English').click();
    await page.getByText('Switch Language Success').waitFor();
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await open('/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('has five choices in the footer and three in the navbar', async () => {
    const { page, open } = await newVisitor();
    await open('/login');
    for (const name of ['English', '简体中文', '日本語', 'Español', 'Português']) {
      expect(await page.getByRole('contentinfo').getByText(name, { exact: true }).count()).toBe(1);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    expect(await page.getByRole('menu').getByRole('menuitemradio').allInnerTexts()).toEqual([
      '简体中文',
      'English',
      '日本語',
    ]);
  });

  it('can be forced for everybody', async () => {
    const server = await startServer({ TIKU_LANGUAGE: 'zh-CN', TIKU_BRAND: '学而' });
    try {
      const { page, open } = await newVisitor({ server, language: 'en-US' });
      await open('/login');
      await page.getByRole('button', { name: '登录', exact: true }).waitFor();
      expect(await page.getByText('English').count()).toBe(0);
      expect(await page.title()).toContain('学而');
    } finally {
      await server.stop();
    }
  });
});

describe('scripts', () => {
  it('that somebody slips into a page do not run', async () => {
    const { page, open } = await newVisitor();
    await open('/login');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" onload="window.wasRun = true">');
    });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expectComplaint(/Content Security Policy/);
  });
});
