// The message centre: what comes while it is open, what is read, what is switched off.
import { joiningWays } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { isFull } from '../harness/extent.ts';
import type { Group } from '../harness/homework.ts';
import { ask, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

// Each leaves its settings behind: one width.
const widths: VisitorOptions[] = [isFull ? { width: 360, colorScheme: 'dark' } : { width: 1440 }];

describe.each(widths)('notices at $width pixels', (options) => {
  it('come while one looks, count on the bell, are read one by one or all, and can be switched off', async () => {
    const owner = await signedIn('author', options);
    const { page } = owner;
    const wanted = { name: 'Class 7B', joining_way: joiningWays.verification };
    const { public_id } = (await ask<{ group: Group }>(page, 'POST /mycreated/group', wanted)).group;
    await owner.open('/notices/index');
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });
    await page.getByRole('link', { name: /Welcome to Tiku/ }).waitFor();

    // Two people want to join: it shows by itself, and as one.
    const asking = async (username: string) => {
      const visitor = await signedIn(username, options);
      await ask(visitor.page, 'POST /mtgroup/member', { public_id, verification_message: 'Hello' });
      return visitor;
    };
    await asking('demo');
    await page.getByRole('link', { name: /Lin Xiaoyu 林晓雨 would like to join/ }).waitFor();
    await asking('vip');
    await page.getByRole('link', { name: /2 people would like to join “Class 7B”/ }).waitFor();
    const count = Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
    await owner.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    // However many there are, the figure stands in one line.
    const heights = await bell.locator('span').evaluate((figure) => {
      const height = figure.getBoundingClientRect().height;
      figure.textContent = '99+';
      return [height, figure.getBoundingClientRect().height];
    });
    expect(heights[1]).toBe(heights[0]);

    // Opening one takes it off the bell and leads to what it is about.
    await page.getByRole('link', { name: /2 people would like to join/ }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: count === 1 ? 'Notices' : `Notices, ${count - 1} unread` })
      .waitFor();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.waitForURL('**/group/managed-group-members*');

    await owner.open('/notices/index');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.getByText('You have read everything').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: /2 people would like to join/ }).waitFor();

    // Somebody who does not want notices about groups gets none.
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Groups' }).uncheck();
    await page.getByText('Saved.').first().waitFor();
    await page.getByRole('switch', { name: 'Also send me an e-mail' }).check();
    await owner.checkAccessibility();
    await asking('partner');
    const { list } = await ask<{ list: unknown[] }>(page, 'GET /web/user/notices?unread=1');
    expect(list).toEqual([]);
  });
});
