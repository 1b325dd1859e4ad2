// Photos and videos as answers to homework, over a line that breaks.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginHomework, findQuestion, foundGroup, join, setHomework } from '../harness/homework.ts';
import { articleOf } from '../harness/practice.ts';
import { expectComplaint, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

/** A picture of noise, which only fewer pixels make smaller. */
async function takePhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(1600, 1200);
    if (!context || !pixels) throw new Error('nothing to draw on');
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(text, 'base64');
}

it('takes a photo from a phone, and goes on with a video where the line was cut', async () => {
  const teacher = await signedIn('teacher');
  const group = await foundGroup(teacher);
  const pupil = await join('demo', group, { width: 360 });
  const no = await findQuestion(teacher, [0]);
  const homework = await setHomework(teacher, group, { noes: [no], allow_files: true });
  await beginHomework(pupil, homework);
  const { page } = pupil;
  const input = page.locator('input[type=file]');

  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(4 * 1024 ** 2);
  await input.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: photo });
  await articleOf(page).locator('img').waitFor();

  const sent: string[] = [];
  let cuts = 0;
  await page.route('**/web/upload/part?*', (route) => {
    const part = new URL(route.request().url()).searchParams.get('part') ?? '';
    if (part === '2' && cuts < 2) {
      cuts += 1;
      return route.abort();
    }
    sent.push(part);
    return route.continue();
  });
  const video = Buffer.alloc(2 * 1024 ** 2);
  video.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
  await input.setInputFiles({ name: 'experiment.mp4', mimeType: 'video/mp4', buffer: video });
  await page.getByText('Waiting for the connection…').waitFor();
  await articleOf(page).locator('video').waitFor();
  // Nothing went twice that had arrived.
  expect(sent).toEqual(['0', '1', '2', '3']);
  expectComplaint(/ERR_FAILED/);
});
