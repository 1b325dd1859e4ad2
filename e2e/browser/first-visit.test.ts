// What a first visit asks for, with nothing in the cache: on a bad line, each request is a wait of its own.
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { articleOf, begin, openSelection, openStart, science } from '../harness/practice.ts';
import { newVisitor, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const isCall = (address: string) => address.includes(' /api/1/');

/** What the page itself asks for from now on. What its worker brings for later waits until the page is drawn. */
function listen(page: Page): { calls: () => string[]; files: () => string[] } {
  const addresses: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!request.serviceWorker()) addresses.push(`${request.method()} ${pathname}`);
  });
  return {
    calls: () => addresses.filter(isCall).map((address) => address.replace('/api/1', '')),
    files: () => addresses.filter((address) => !isCall(address) && !address.includes(' /files/')),
  };
}

it('opens an attempt with few files, and asks nothing twice', async () => {
  const attempt = await openSelection(await signedIn('vip'), science, { count: 5 });
  const { page, open, settle } = await signedIn('vip');
  const { calls, files } = listen(page);
  await open(`/exam/detail/practice?answer_id=${attempt}`);
  await articleOf(page).locator('fieldset, ul, ol, textarea').first().waitFor();
  await settle();
  expect(calls().toSorted()).toEqual([...new Set(calls())].toSorted());
  // What is more than these stands in the message.
  expect([calls().slice(6), files().slice(26)]).toEqual([[], []]);
});

it('begins an attempt with what its first question needs, and nothing of the page that is left', async () => {
  const visitor = await newVisitor();
  const { page, settle } = visitor;
  await visitor.signIn('vip');
  await openStart(visitor, science);
  await settle();
  const { calls } = listen(page);
  await begin(page, page.locator('section[aria-labelledby=sequential]').getByRole('button').first());
  await settle();
  expect(calls()).toEqual(['POST /exam/user_online_prac/create_answer']);
});
