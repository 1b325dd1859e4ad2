import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  dragToGap,
  newEmail,
  newMobile,
  password,
  readCode,
  readLink,
  sendCode,
  slideByKeys,
} from '../harness/account.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function readNumber(text: string): number {
  const [first = '', second] = text.split('-');
  if (words.includes(first)) return words.indexOf(first);
  return tens.indexOf(first) * 10 + (second ? words.indexOf(second) : 0);
}

/** As somebody does who hears the page. */
async function answerQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I cannot see the picture' }).click();
  const question = await page.locator('dialog label').textContent();
  const [, a = '', operation, b = ''] = /What is ([\w-]+) (plus|minus) ([\w-]+)\?/.exec(question ?? '') ?? [];
  const sum = readNumber(a) + (operation === 'plus' ? 1 : -1) * readNumber(b);
  await page.locator('dialog input').fill(String(sum));
  await page.keyboard.press('Enter');
}

describe('registering by mobile number', () => {
  it('leads from the first click to being signed in, on a phone', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    const mobile = newMobile();
    await open('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register');
    await checkAccessibility();
    await page.getByLabel('Name', { exact: true }).fill('Journey Person');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.locator('dialog input[type=range]').waitFor();
    await checkAccessibility();
    await dragToGap(page);
    await page.getByText('We have sent you a code.').waitFor();
    expect(await page.getByRole('button', { name: /^Again in \d+ s$/ }).getAttribute('aria-disabled')).toBe('true');
    await checkAccessibility();
    await page.getByLabel('Verification code').fill(await readCode(visitor, mobile));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.waitForURL('**/user-home');
    await page.getByRole('heading', { level: 1, name: /Journey Person/ }).waitFor();
  });

  it('works by keyboard alone, and for a company leads to its application', async () => {
    const visitor = await newVisitor();
    const { page, open, checkAccessibility } = visitor;
    const mobile = newMobile();
    await open('/register');
    await page.getByRole('button', { name: 'For my company' }).press('Enter');
    await page.getByLabel('Company name').fill('Journey Works');
    await page.getByLabel('How many people will use it?').fill('２５');
    await page.getByLabel('Name', { exact: true }).fill('Journey Boss');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).press('Enter');
    await slideByKeys(page);
    await page.getByText('We have sent you a code.').waitFor();
    const code = page.getByLabel('Verification code');
    await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(await readCode(visitor, mobile));
    // The button, the hint about the outbox, the password.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/company/info?is_first=true');
    await page.getByText('Journey Works').first().waitFor();
    await checkAccessibility();
  });

  it('has a question in words for those who cannot see the puzzle', async () => {
    const visitor = await newVisitor({ variant: 'B' });
    const { page, open } = visitor;
    await open('/register');
    expect(await page.getByRole('button', { name: 'For my company' }).count()).toBe(0);
    const mobile = newMobile();
    await page.getByLabel('Mobile number').fill(mobile);
    await sendCode(page, answerQuestion);
    await readCode(visitor, mobile);
  });

  it('asks again after a piece in the wrong place, and waits for a click after the third', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, checkAccessibility } = visitor;
    await open('/register');
    await page.getByLabel('Mobile number').fill(newMobile());
    await page.getByRole('button', { name: 'Send code' }).click();
    for (const word of ['Not quite.', 'Not quite.', 'Too many failed attempts, click to retry']) {
      const missed = page.waitForResponse((response) => response.url().includes('/verifycode/v2'));
      await dragToGap(page, -12);
      await missed;
      await page.getByText(word).waitFor();
    }
    await checkAccessibility();
    await page.getByRole('button', { name: 'Too many failed attempts, click to retry' }).click();
    await dragToGap(page);
    await page.getByText('We have sent you a code.').waitFor();
    expectComplaint(/400/);
  });

  it('keeps what was typed when the code is wrong, and says so beside it', async () => {
    const visitor = await newVisitor();
    const { page, open, checkAccessibility } = visitor;
    const mobile = newMobile();
    await open('/register');
    await page.getByLabel('Name', { exact: true }).fill('Journey Person');
    await page.getByLabel('Mobile number').fill(mobile);
    await sendCode(page);
    const code = await readCode(visitor, mobile);
    await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('The code is wrong or no longer valid.').waitFor();
    expect(await page.getByLabel('Verification code').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    await checkAccessibility();
    expectComplaint(/400/);
  });
});

describe('registering by e-mail', () => {
  it('leads through the link to being signed in, and the link works once', async () => {
    const visitor = await newVisitor();
    const { page, open, checkAccessibility } = visitor;
    const email = newEmail();
    await open('/register');
    await page.getByRole('tab', { name: 'E-mail' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Journey Person');
    await page.getByLabel('E-mail address').fill(email);
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    const sent = page.getByRole('heading', { name: 'We have sent you an e-mail' });
    const asked = page.locator('dialog input[type=range]');
    await sent.or(asked).first().waitFor();
    // A few messages an hour leave without a captcha; other journeys may have used them up.
    if (await asked.isVisible()) await dragToGap(page);
    await sent.waitFor();
    await checkAccessibility();
    await page.getByRole('link', { name: /outbox/ }).click();
    await page
      .getByRole('article', { name: `To ${email}` })
      .getByRole('link')
      .first()
      .waitFor();
    await checkAccessibility();
    const link = await readLink(visitor, email);
    await page
      .getByRole('article', { name: `To ${email}` })
      .getByRole('link')
      .first()
      .click();
    await page.getByText(`Choose a password for ${email}.`).waitFor();
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByText('At least 6 characters, please.').waitFor();
    await checkAccessibility();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByText('Your account is activated').waitFor();
    await page.waitForURL('**/user-home');
    await page.getByRole('heading', { level: 1, name: /Journey Person/ }).waitFor();
    await open(link);
    await page.getByText('This link has been used').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await checkAccessibility();
    expectComplaint(/400|429/);
  });
});

describe('what is typed wrong', () => {
  it.each([
    [
      'en-US',
      'We send codes to mobile numbers of mainland China: 11 digits starting with 1. With another number, use your e-mail.',
      'At least 6 characters, please.',
    ],
    ['zh-CN', '支持中国大陆手机号：以 1 开头的 11 位数字。其他号码请使用邮箱。', '至少需要 6 个字符。'],
    [
      'ja-JP',
      'コードを送れるのは中国本土の携帯番号（1 で始まる 11 桁）です。ほかの番号の方はメールアドレスをご利用ください。',
      '6 文字以上で入力してください。',
    ],
    [
      'es-ES',
      'Enviamos códigos a móviles de China continental: 11 cifras que empiezan por 1. Con otro número, usa tu correo.',
      'Escribe al menos 6 caracteres.',
    ],
    [
      'pt-BR',
      'Enviamos códigos a celulares da China continental: 11 dígitos começando por 1. Com outro número, use seu e-mail.',
      'Digite pelo menos 6 caracteres.',
    ],
  ])('is explained beside the field in %s, when it is left and when it is sent', async (language, mobile, short) => {
    const { page, open, checkAccessibility } = await newVisitor({ language, width: 360 });
    await open('/register');
    await page.locator('[name=mobile]').fill('123');
    await page.locator('[name=mobile]').blur();
    await page.getByText(mobile).waitFor();
    await page.locator('[name=mobile]').fill('13800138000');
    await expect.poll(() => page.getByText(mobile).count()).toBe(0);
    await page.locator('[name=password]').fill('12345');
    await page.locator('[name=password]').press('Enter');
    await page.getByText(short).waitFor();
    expect(await page.locator('[name=name]').evaluate((element) => element === document.activeElement)).toBe(true);
    await checkAccessibility();
  });
});
