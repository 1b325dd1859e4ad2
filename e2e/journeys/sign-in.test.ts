import { describe, expect, it } from 'vitest';
import { demoPassword, expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

const accounts = ['demo', 'vip', 'author', 'teacher', 'company', 'partner', 'operator'];

/** Each language with its own word for signing in, in both variants; the accounts take turns. */
const arrivals = [
  ['A', 'en-US', 'Log in'],
  ['A', 'zh-CN', '登录'],
  ['A', 'ja-JP', 'ログイン'],
  ['A', 'es-MX', 'Iniciar sesión'],
  ['A', 'pt-BR', 'Entrar'],
  ['B', 'en-GB', 'Log in'],
  ['B', 'zh-TW', '登录'],
  ['B', 'ja', 'ログイン'],
  ['B', 'es', 'Iniciar sesión'],
  ['B', 'pt-PT', 'Entrar'],
  ['B', 'de-DE', 'Log in'],
] as const;

describe('signing in', () => {
  it.each(accounts)('works for the demo account %s with one tap', async (username) => {
    const { page, open } = await newVisitor({ width: 360 });
    await open('/login');
    await page.getByRole('button', { name: username, exact: true }).click();
    await page.waitForURL('**/user-home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(arrivals)('variant %s greets a browser in %s with "%s"', async (variant, language, word) => {
    const { page, open, signIn } = await newVisitor({ variant, language });
    await open('/login');
    await page.getByRole('button', { name: word, exact: true }).waitFor();
    await signIn(
      accounts[arrivals.findIndex((entry) => entry[0] === variant && entry[1] === language) % accounts.length] ??
        'demo',
    );
  });

  it('says what is wrong, beside the form, and keeps what was typed', async () => {
    const { page, open, checkAccessibility } = await newVisitor();
    await open('/login');
    await page.locator('input[name=username]').fill('demo');
    await page.locator('input[name=password]').fill('not the password');
    await page.locator('input[name=password]').press('Enter');
    await page.getByText('The user name or the password is not right.').waitFor();
    expect(await page.locator('input[name=username]').inputValue()).toBe('demo');
    await checkAccessibility();
    expectComplaint(/401/);
  });

  it('leads back to the page that asked for it', async () => {
    const { page, open } = await newVisitor();
    await page.goto('/notices/index');
    await page.waitForURL((address) => address.searchParams.get('redirect') === '/notices/index');
    await open(page.url());
    await page.locator('input[name=username]').fill('demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/notices/index');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    'https://evil.example/%2f',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/api/../..//evil.example',
  ])('never leads away from the site, not even to %j', async (redirect) => {
    const { page, url, open } = await newVisitor();
    await open(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('button', { name: 'demo', exact: true }).click();
    await page.waitForURL((address) => address.pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(new URL(url).origin);
  });
});
