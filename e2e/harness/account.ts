// What somebody does to prove who they are: read their messages, and fill the gap of the puzzle.
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../../apps/server/src/demo/demo-accounts.ts';
import type { Visitor } from './visitor.ts';

export const password = 'correct horse 7';

export function newMobile(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

export function newEmail(): string {
  return `journey-${randomInt(1_000_000_000)}@example.org`;
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

/** Looks for the place where the picture is the piece under a shade, in pixels of the picture. */
async function findGap(page: Page): Promise<{ x: number; max: number }> {
  await page.locator('dialog input[type=range][aria-disabled=false]').waitFor();
  return page.evaluate(async () => {
    const [background, piece] = document.querySelectorAll<HTMLImageElement>('dialog img');
    if (!background || !piece) throw new Error('there is no puzzle');
    await Promise.all([background.decode(), piece.decode()]);
    const [scene, shape] = [background, piece].map((image) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    }) as [ImageData, ImageData];
    const top = Math.round((Number.parseFloat(piece.style.top) / 100) * scene.height);
    const max = scene.width - shape.width;
    const difference = (x: number) => {
      let sum = 0;
      for (let row = 4; row < shape.height - 4; row += 1) {
        for (let column = 4; column < shape.width - 4; column += 1) {
          const at = 4 * (row * shape.width + column);
          if (shape.data[at + 3] !== 255) continue;
          const there = 4 * ((top + row) * scene.width + x + column);
          for (let channel = 0; channel < 3; channel += 1) {
            sum += Math.abs(shape.data[at + channel]! / 2 - scene.data[there + channel]!);
          }
        }
      }
      return sum;
    };
    const places = Array.from({ length: max + 1 }, (_, x) => ({ x, sum: difference(x) }));
    return { x: places.reduce((best, place) => (place.sum < best.sum ? place : best)).x, max };
  });
}

/** Drags the handle; `off` misses the gap by so many pixels of the picture. */
export async function dragToGap(page: Page, off = 0): Promise<void> {
  const { x, max } = await findGap(page);
  const track = await page.locator('dialog input[type=range]').boundingBox();
  if (!track) throw new Error('the puzzle is not on screen');
  const handle = 52;
  const from = { x: track.x + 1 + handle / 2, y: track.y + track.height / 2 };
  const way = ((x + off) / max) * (track.width - 2 - handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + way / 2, from.y + 3, { steps: 4 });
  await page.mouse.move(from.x + way, from.y + 1, { steps: 4 });
  await page.mouse.up();
}

export async function slideByKeys(page: Page): Promise<void> {
  const { x } = await findGap(page);
  const handle = page.locator('dialog input[type=range]');
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let step = 0; step < Math.floor(x / 20); step += 1) await page.keyboard.press('PageUp');
  for (let step = 0; step < x % 20; step += 1) await page.keyboard.press('ArrowRight');
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
  await page.waitForLoadState('networkidle');
  return mobile;
}
