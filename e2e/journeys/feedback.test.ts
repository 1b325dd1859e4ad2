// Feedback of somebody who is signed in, from the first message to the end of the thread, with a cut in between.
import { describe, expect, it } from 'vitest';
import { replyToFeedback } from '../../apps/server/src/features/feedback/feedback.ts';
import { isFull } from '../harness/extent.ts';
import { serverAt } from '../harness/start-server.ts';
import { expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const widths: VisitorOptions[] = [{ width: 1440 }, ...(isFull ? [{ width: 360, colorScheme: 'dark' } as const] : [])];

describe.each(widths)('feedback at $width pixels', (options) => {
  it('goes with a picture over a line that breaks, is answered, ended and continued', async () => {
    const visitor = await signedIn('demo', options);
    const { page } = visitor;
    const subject = `The import hangs ${Date.now()}`;
    await visitor.open('/feedbacks/index');
    await page.getByRole('link', { name: 'New feedback' }).first().click();
    // The field that has to be filled in lies half under the head: it comes out from there.
    const size = page.viewportSize()!;
    await page.setViewportSize({ ...size, height: 400 });
    await page.getByLabel('Subject').evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 40));
    await page.getByRole('button', { name: 'Send', exact: true }).dispatchEvent('click');
    await page.getByText('Please give it a subject.').waitFor();
    const head = await page.getByRole('banner').boundingBox();
    const field = await page.locator(':focus').boundingBox();
    expect(field!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
    await page.setViewportSize(size);
    await page.getByLabel('What about').selectOption({ label: 'Import' });
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Your message').fill('My file has been read for an hour.');
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      canvas.getContext('2d')?.fillRect(0, 0, 200, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await page.getByText('page.html cannot be attached').waitFor();
    await input.setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });
    await page.getByText('screen.png').waitFor();
    await visitor.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);

    // The line breaks while the picture is on its way: it is sent again by itself.
    let cuts = 0;
    await page.route('**/web/upload/part?*', async (route) => {
      if (cuts++ === 0) await route.abort('connectionreset');
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Feedback submitted').waitFor();
    expect(cuts).toBe(2);
    expectComplaint(/ERR_CONNECTION_RESET/);
    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    await page.getByRole('img', { name: 'screen.png' }).waitFor();
    await visitor.checkAccessibility();

    // The answer shows while the page is open, and as a notice.
    const feedbackId = Number(new URL(page.url()).searchParams.get('feedback_id'));
    const reply = { body: 'It runs again. Thank you!', replierId: null, requestKey: null };
    await replyToFeedback(serverAt(visitor.url).database.db, feedbackId, reply);
    await page.getByText('It runs again. Thank you!').waitFor();
    await visitor.open('/notices/index');
    await page.getByRole('link', { name: new RegExp(`Answer to your feedback “${subject}”`) }).click();
    await page.getByRole('link', { name: 'Open', exact: true }).click();

    await page.getByRole('button', { name: 'End feedback' }).click();
    await page.getByText('The feedback is closed.').first().waitFor();
    await page.getByRole('button', { name: 'Continue feedback' }).click();
    await page.getByLabel('Your message').fill('It hangs once more, I am afraid.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Feedback submitted').waitFor();
    await visitor.open('/feedbacks/index');
    await page.getByRole('link', { name: subject }).waitFor();
    await page.getByText('In progress').nth(1).waitFor();
  });
});
