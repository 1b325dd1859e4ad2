import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../apps/server/src/platform/config/demo-accounts.ts';
import { signInByTyping } from '../harness/account.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

/** Each language with its own word for signing in, in both variants; every demo account once at least. */
const arrivals = [
  ['A', 'en-US', 'Log in', 'demo'],
  ['A', 'zh-CN', '登录', 'vip'],
  ['A', 'ja-JP', 'ログイン', 'author'],
  ['A', 'es-MX', 'Iniciar sesión', 'teacher'],
  ['A', 'pt-BR', 'Entrar', 'company'],
  ['B', 'en-GB', 'Log in', 'partner'],
  ['B', 'zh-TW', '登录', 'operator'],
  ['B', 'ja', 'ログイン', 'demo'],
  ['B', 'es', 'Iniciar sesión', 'vip'],
  ['B', 'pt-PT', 'Entrar', 'author'],
  ['B', 'de-DE', 'Log in', 'teacher'],
] as const;

describe('signing in', () => {
  it.each(arrivals)(
    'variant %s greets a browser in %s with "%s", and lets %s in with one tap',
    async (variant, language, word, username) => {
      const { page, open } = await newVisitor({ variant, language, width: 360 });
      await open('/login');
      await page.getByRole('button', { name: word, exact: true }).waitFor();
      await page.getByRole('button', { name: username, exact: true }).click();
      await page.waitForURL('**/user-home');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  );

  it('works with a name and a password', async () => {
    const visitor = await newVisitor();
    await signInByTyping(visitor, 'operator');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
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
