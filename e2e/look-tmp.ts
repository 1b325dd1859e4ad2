import { chromium } from 'playwright-core';
const base = 'http://localhost:41833';
const out = '/tmp/web3';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const looks = [
  { name: '360-zh', width: 360, locale: 'zh-CN', colorScheme: 'light' },
  { name: '1440-en-dark', width: 1440, locale: 'en-US', colorScheme: 'dark' },
  { name: '360-es', width: 360, locale: 'es-ES', colorScheme: 'dark' },
] as const;
for (const look of looks.slice(0, Number(process.argv[2] ?? 3))) {
  const context = await browser.newContext({ baseURL: base, locale: look.locale, colorScheme: look.colorScheme, viewport: { width: look.width, height: 780 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(look.name, m.text()));
  page.on('pageerror', (e) => console.log(look.name, 'PAGEERROR', e.message));
  const shot = (n: string) => page.screenshot({ path: `${out}/${n}.${look.name}.png`, fullPage: true });
  const go = async (p: string) => { await page.goto(p); await page.locator('main h1').first().waitFor(); await page.waitForLoadState('networkidle'); };
  await go('/login'); await shot('login');
  await go('/register'); await shot('register');
  await page.locator('form button[type=submit]').click(); await shot('register-errors');
  await page.locator('[name=mobile]').fill('13900000' + String(Math.floor(Math.random() * 900 + 100)));
  await page.locator('form button:not([type=submit])').first().click();
  await page.locator('dialog [role=slider]').waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${out}/captcha.${look.name}.png` });
  await page.locator('dialog button').nth(1).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/captcha-question.${look.name}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).click(); await shot('register-email');
  await go('/resetpassword'); await shot('reset');
  await go('/account/reset?code=nope'); await shot('link-wrong');
  await go('/outbox'); await shot('outbox');
  await go('/login');
  await page.getByRole('button', { name: 'demo', exact: true }).click();
  await page.waitForURL('**/user-home');
  await go('/user-account/security'); await shot('security');
  for (const b of await page.locator('main section section > button').all()) await b.click();
  await shot('security-open');
  await go('/user-account/payment'); await shot('payment');
  await go('/user-account/info'); await shot('info');
  await context.close();
}
await browser.close();
