// Pictures, sounds and videos of exams: shown to people who may see them, and to nobody else.
import { expect, it } from 'vitest';
import { findExam, science } from '../harness/practice.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

const patient = { timeout: 60_000 };

it('shows pictures, sounds and videos under names and addresses that are of no use to anybody else', async () => {
  const { page, open, signIn } = await newVisitor();
  await signIn('demo');
  await open('/exam/search-public-exams?q=Everyday');
  await page.getByRole('link', { name: 'Everyday Wonders: the Science around You', exact: true }).click();
  await page.waitForURL('**/exam/detail?**');
  const search = `/exam/search-questions?exam_id=${new URL(page.url()).searchParams.get('exam_id') ?? ''}&q=`;
  await open(`${search}lamp`);
  const picture = page.locator('article img').first();
  await picture.waitFor();
  const width = () => picture.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(width, patient).toBeGreaterThan(0);
  const address = await picture.evaluate((element: HTMLImageElement) => element.src);
  const loads = () => page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, address);
  expect(await loads()).toBe(200);

  const elsewhere = await newVisitor();
  expect((await elsewhere.page.goto(address))?.status()).toBe(404);

  for (const word of ['tones', 'pendulum']) {
    await open(search + word);
    const media = page.locator('article :is(audio, video)').first();
    await media.waitFor();
    const duration = () => media.evaluate((element: HTMLMediaElement) => element.duration);
    await expect.poll(duration, patient).toBeGreaterThan(0);
    await media.evaluate((element: HTMLMediaElement) => {
      element.currentTime = element.duration / 2;
    });
    const isSeeking = () => media.evaluate((element: HTMLMediaElement) => element.seeking);
    await expect.poll(isSeeking, patient).toBe(false);
  }
  expect(await page.content()).not.toMatch(/circuit|beats\.mp3|pendulum\.mp4/);

  await page.getByRole('button', { name: /^Account/ }).click();
  const told = page.waitForResponse('**/user/logout*');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await told;
  expect(await loads()).toBe(404);
  expectComplaint(/404/);
});

it('brings a picture back that did not come at first', async () => {
  const { page, open, signIn } = await newVisitor({ width: 360 });
  await signIn('demo');
  const examId = await findExam(page, science);
  let refusals = 0;
  await page.route('**/files/**', (route) => {
    refusals += 1;
    return refusals <= 2 ? route.abort() : route.continue();
  });
  await open(`/exam/search-questions?exam_id=${examId}&q=lamp`);
  const picture = page.locator('article img').first();
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth).catch(() => 0), patient)
    .toBeGreaterThan(0);
  expect(refusals).toBeGreaterThan(2);
  expectComplaint(/ERR_FAILED/);
});

it('tells how much storage somebody uses of how much', async () => {
  const author = await newVisitor();
  await author.signIn('author');
  await author.open('/user-account/info');
  await author.page.getByText(/^[\d.]+ KB of 200 MB$/).waitFor();
  const vip = await newVisitor();
  await vip.signIn('vip');
  await vip.open('/user-account/info');
  await vip.page.getByText('0 KB of 5 GB').waitFor();
});
