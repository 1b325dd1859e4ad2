import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../apps/server/src/platform/config/demo-accounts.ts';
import { dragToGap, password, readCode, readLink, register, sendCode } from '../harness/account.ts';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

// A server of its own: the passwords of its demo accounts change, and one of them is guessed at.
let server: StartedServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const newGuest = (options: VisitorOptions = {}) => newVisitor({ ...options, server });

describe('a forgotten password', () => {
  it('is replaced with a code by SMS, from the first click to being signed in', async () => {
    const visitor = await newGuest({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    const mobile = '13800000003';
    await open('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/resetpassword');
    await checkAccessibility();
    await page.getByLabel('Mobile number').fill(mobile);
    await sendCode(page);
    await checkAccessibility();
    await page.getByLabel('Verification code').fill(await readCode(visitor, mobile));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password and log in' }).click();
    await page.waitForURL('**/user-home');
    await page.getByText('Your password has been reset').waitFor();
  });

  it('has to wait when the number has just had a message', async () => {
    const mobile = await register(await newGuest());
    const { page, open, checkAccessibility } = await newGuest();
    await open('/resetpassword');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await dragToGap(page);
    await page.getByText('That was a lot in a short time. Please wait a moment.').waitFor();
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(mobile);
    await checkAccessibility();
    expectComplaint(/429/);
  });

  it('is replaced through a link by e-mail, which works once', async () => {
    const visitor = await newGuest();
    const { page, open, checkAccessibility } = visitor;
    const email = 'author@example.org';
    await open('/resetpassword');
    await page.getByRole('tab', { name: 'E-mail' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    const sent = page.getByRole('heading', { name: 'We have sent you an e-mail' });
    const asked = page.locator('dialog input[type=range]');
    await sent.or(asked).first().waitFor();
    if (await asked.isVisible()) await dragToGap(page);
    await sent.waitFor();
    await checkAccessibility();
    const link = await readLink(visitor, email);
    await open(link);
    await page.getByLabel('New password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('At least 6 characters, please.').waitFor();
    await checkAccessibility();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password has been reset').waitFor();
    await checkAccessibility();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.locator('input[name=username]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/user-home');
    await open(link);
    await page.getByText('This link has been used').waitFor();
    await page.getByRole('link', { name: 'Send a new link' }).waitFor();
    expectComplaint(/400|429/);
  });
});

describe('a password that is known to nobody any more', () => {
  it.each([
    ['company', 'SMS code', '13800000004'],
    ['operator', 'E-mail code', 'operator@example.org'],
  ])('is changed by %s, who is signed in, with an %s', async (username, way, recipient) => {
    const visitor = await newGuest({ width: 360 });
    const { page, open, signIn, checkAccessibility } = visitor;
    await signIn(username);
    await open('/user-account/security');
    const form = page.getByRole('region', { name: 'Password' });
    await form.getByRole('button', { name: 'Change' }).click();
    await form.getByRole('button', { name: way }).click();
    await form.getByRole('button', { name: 'Send code' }).click();
    const sent = page.getByText('We have sent you a code.');
    const asked = page.locator('dialog input[type=range]');
    await sent.or(asked).first().waitFor();
    if (await asked.isVisible()) await dragToGap(page);
    await sent.waitFor();
    await checkAccessibility();
    await form.getByLabel('Verification code').fill(await readCode(visitor, recipient));
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed. Other devices are signed out.').waitFor();
    expectComplaint(/429/);
  });
});

describe('a link that does not work', () => {
  it.each([
    ['/account/reset?code=nothing', 'Send a new link'],
    ['/account/reset', 'Send a new link'],
    ['/account/signup/verify?code=nothing', 'Register again'],
  ])('%s says so and offers the next step', async (path, next) => {
    const { page, open, checkAccessibility } = await newGuest({ width: 360 });
    await open(path);
    await page.getByText('This link is not right').waitFor();
    await page.getByRole('link', { name: next }).waitFor();
    await checkAccessibility();
    expectComplaint(/400/);
  });
});

describe('a link that links an address', () => {
  it('asks for the account that wants it, and says so when it does not work', async () => {
    const { page, open, checkAccessibility } = await newGuest({ width: 360 });
    await open('/account/linkemail?code=nothing');
    await page.getByText('Log in to link your address').waitFor();
    await checkAccessibility();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.locator('input[name=username]').fill('demo');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/account/linkemail?code=nothing');
    await page.getByText('This link is not right').waitFor();
    await page.getByRole('link', { name: 'Go to security' }).waitFor();
    expectComplaint(/400/);
  });
});

describe('too many wrong passwords', () => {
  it('bring a puzzle, and with it the owner gets in', async () => {
    const { page, open, checkAccessibility } = await newGuest();
    await open('/login');
    const attempt = async (word: string) => {
      await page.locator('input[name=username]').fill('partner');
      await page.locator('input[name=password]').fill(word);
      const answered = page.waitForResponse((response) => response.url().includes('/app/user/login'));
      await page.locator('input[name=password]').press('Enter');
      return (await answered).status();
    };
    let status = 0;
    for (let count = 0; count < 12 && status !== 429; count += 1) {
      status = await attempt('not the password');
      if (status !== 429) await page.getByText('The user name or the password is not right.').waitFor();
    }
    expect(status).toBe(429);
    await page.locator('dialog input[type=range]').waitFor();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await attempt(demoPassword);
    await dragToGap(page);
    await page.waitForURL('**/user-home');
    expectComplaint(/401|429/);
  });
});

describe('the outbox', () => {
  it('shows what was sent, with its code ready to copy', async () => {
    const visitor = await newGuest({ width: 360, language: 'zh-CN' });
    const { page, open, checkAccessibility } = visitor;
    await open('/outbox');
    await page.getByRole('article').first().waitFor();
    await checkAccessibility();
  });
});
