// A bundle from its first step to its end, with its author and somebody who finds, keeps and opens it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../harness/extent.ts';
import { serverOf } from '../harness/servers.ts';
import { expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const exam = 'Everyday Wonders: the Science around You';

/** Wider than high, as photos are. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(picture, 'base64');
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await drawPhoto(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** As an operator's import writes it. */
async function recordPayment(title: string, username: string): Promise<void> {
  const { database } = await serverOf('A');
  await database.pool.query(
    `insert into partner_payment (account_id, item, type, amount, paid_at, reference, payer_id, bundle_id)
     select b.account_id, b.title, 2, 1200, now(), b.public_id, a.id, b.id from bundle b, account a
     where b.title = $1 and a.username = $2`,
    [title, username],
  );
}

/** Each with a buyer of their own: who bought the first bundle has its exam for good. */
const visits: (VisitorOptions & { buyer: string })[] = [
  { width: 1440, buyer: 'demo' },
  ...(isFull ? [{ width: 360, colorScheme: 'dark', buyer: 'vip' } as const] : []),
];

describe.each(visits)('a bundle at $width pixels', ({ buyer, ...options }) => {
  it('is made with a break in between, found beside exams, kept, shared and deleted', async () => {
    // Once more after a failure, it would be the second of its name.
    const title = `First term ${Date.now()}`;
    const author = await signedIn('author', options);
    const { page } = author;
    await author.open('/bundle/my-published-bundles');
    await page.getByRole('link', { name: 'New bundle' }).first().click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Too short');
    await page.getByRole('checkbox', { name: exam }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('The description needs at least 20 characters.').waitFor();
    await page.getByLabel('Description').fill('Everything for the first term, in order.');
    await page.getByLabel('Price').selectOption({ label: 'CN¥12' });
    await author.checkAccessibility();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();

    // They leave and come back another day: it waits where they stopped, and nobody else sees it.
    await author.open('/bundle/my-published-bundles');
    await page.getByText('Not finished').first().waitFor();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Go on' }).click();
    await choosePicture(page);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('The bundle is published.').waitFor();

    await page.getByRole('button', { name: 'Share' }).click();
    const link = new URL(await page.getByRole('dialog').getByLabel('Link').inputValue());
    await page.getByRole('dialog').getByRole('figure', { name: 'QR code' }).waitFor();
    await page.keyboard.press('Escape');

    // Somebody finds it by its words among the exams, keeps it and opens one of its exams.
    const reader = await signedIn(buyer, options);
    await reader.open(`/exam/search-public-exams?q=${encodeURIComponent(title)}`);
    await reader.page.getByRole('link', { name: title }).click();
    await reader.page.getByText('buy it in the app to practise its exams.').waitFor();
    await reader.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await reader.page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
    await reader.checkAccessibility();
    await reader.open('/bundle/my-favorited-bundles');
    await reader.page.getByRole('link', { name: title }).waitFor();
    await reader.open(link.pathname + link.search);
    await reader.page.getByRole('link', { name: exam }).click();
    await reader.page.getByRole('heading', { level: 1, name: exam }).waitFor();
    await reader.page.getByText('This exam is part of a bundle with a price.').waitFor();
    // The exam itself is not theirs to open.
    expectComplaint(/404/);
    expect(await overflowOf(reader.page)).toBe(0);

    // They bought it in the app, and its records say so.
    await recordPayment(title, buyer);
    await reader.open(link.pathname + link.search);
    await reader.page.getByText('You have this bundle').waitFor();
    await reader.page.getByRole('link', { name: exam }).click();
    await reader.page.getByRole('link', { name: 'See the questions' }).waitFor();

    // Deleted, it is gone for everybody; its exam stays.
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The bundle is deleted.').waitFor();
    await reader.open('/bundle/my-favorited-bundles');
    expect(await reader.page.getByRole('link', { name: title }).count()).toBe(0);
  });
});
