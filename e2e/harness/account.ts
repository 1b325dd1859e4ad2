// What somebody does to prove who they are: read their messages, and fill the gap of the puzzle.
import { createHash, randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../../apps/server/src/platform/config/demo-accounts.ts';
import { serverAt } from './start-server.ts';
import type { Visitor } from './visitor.ts';

export const password = 'correct horse 7';

export function newMobile(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

export function newEmail(): string {
  return `journey-${randomInt(1_000_000_000)}@example.org`;
}

/** Comes as somebody who has an account, and nothing else yet. Answers the user name. */
export async function newMember(visitor: Visitor, name: string): Promise<string> {
  const username = `member${newMobile()}`;
  await serverAt(visitor.url).database.db.insertInto('account').values({ username, name }).execute();
  await visitor.signIn(username);
  return username;
}

interface Message {
  recipient: string;
  body: string;
}

/** The newest message to somebody, as the outbox shows it; `count` says how many they must have by then. */
async function readMessage({ url }: Visitor, recipient: string, count = 1): Promise<string> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
    const answer = await fetch(`${url}/api/1/web/outbox?os_type=5`);
    const { list } = (await answer.json()) as { list: Message[] };
    const own = list.filter((message) => message.recipient === recipient);
    if (own[0] && own.length >= count) return own[0].body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${recipient}`);
}

export async function readCode(visitor: Visitor, recipient: string, count = 1): Promise<string> {
  const body = await readMessage(visitor, recipient, count);
  const code = /\b\d{6}\b/.exec(body)?.[0];
  if (!code) throw new Error(`There is no code in: ${body}`);
  return code;
}

export async function readLink(visitor: Visitor, recipient: string, count = 1): Promise<string> {
  const body = await readMessage(visitor, recipient, count);
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  if (!link) throw new Error(`There is no link in: ${body}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Where the piece of the newest puzzle belongs, in pixels of the picture: a person sees it, the test asks the database. */
async function findGap(page: Page): Promise<{ x: number; max: number }> {
  const slider = page.locator('dialog input[type=range][aria-disabled=false]');
  await slider.waitFor();
  const max = Number(await slider.getAttribute('max'));
  const { database } = serverAt(new URL(page.url()).origin);
  const captcha = await database.db
    .selectFrom('captcha')
    .select(['id', 'answer_hash'])
    .where('kind', '=', 'slider')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  for (let x = 0; x <= max; x += 1) {
    const hash = createHash('sha256').update(`${captcha.id}:${x}`).digest();
    if (hash.equals(captcha.answer_hash)) return { x, max };
  }
  throw new Error('the piece belongs nowhere');
}

/** Drags the handle, no faster than a hand would; `off` misses the gap by so many pixels of the picture. */
export async function dragToGap(page: Page, off = 0): Promise<void> {
  const { x, max } = await findGap(page);
  const track = await page.locator('dialog input[type=range]').boundingBox();
  if (!track) throw new Error('the puzzle is not on screen');
  const handle = 52;
  const from = { x: track.x + 1 + handle / 2, y: track.y + track.height / 2 };
  const way = ((x + off) / max) * (track.width - 2 - handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(from.x + (way * step) / 8, from.y + 1);
    await page.waitForTimeout(40);
  }
  await page.mouse.up();
}

export async function slideByKeys(page: Page): Promise<void> {
  const { x } = await findGap(page);
  const handle = page.locator('dialog input[type=range]');
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
  const press = (key: string) => page.keyboard.press(key, { delay: 40 });
  for (let step = 0; step < Math.floor(x / 20); step += 1) await press('PageUp');
  for (let step = 0; step < x % 20; step += 1) await press('ArrowRight');
  expect(await handle.inputValue()).toBe(String(x));
  await page.keyboard.press('Enter');
}

export async function signInByTyping({ page, open }: Visitor, username: string, word = demoPassword): Promise<void> {
  await open('/login');
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(word);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL('**/user-home');
}

/** Presses the button beside the code, and does what is asked for then. */
export async function sendCode(page: Page, solve: (page: Page) => Promise<void> = dragToGap): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await solve(page);
  await page.getByText('We have sent you a code.').waitFor();
}

/** Registers by mobile number, in English, and ends up signed in. */
export async function register(visitor: Visitor): Promise<string> {
  const { page, open } = visitor;
  const mobile = newMobile();
  await open('/register');
  await page.locator('[name=name]').fill('Journey Person');
  await page.locator('[name=mobile]').fill(mobile);
  await sendCode(page);
  await page.locator('[name=verify_code]').fill(await readCode(visitor, mobile));
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL('**/user-home');
  await visitor.settle();
  return mobile;
}
