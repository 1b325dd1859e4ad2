// Our own controls as a screen reader is told of them: the accessibility tree that Chromium hands on, and the keys of the ARIA
// authoring practices.
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, newVisitor, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

/** States that are told beside role and name. */
const states = new Set(['expanded', 'selected', 'checked', 'hasPopup', 'focused']);

interface Node {
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

interface Told {
  role: string;
  name: string;
  [state: string]: unknown;
}

function describeNode({ role, name, properties = [] }: Node): Told {
  const told = properties.filter((each) => states.has(each.name)).map((each) => [each.name, each.value.value]);
  return Object.assign(Object.fromEntries(told), { role: String(role?.value), name: String(name?.value) });
}

/** What is told of all elements of some roles, in the order of the page. */
async function createReader(page: Page): Promise<(...roles: string[]) => Promise<Told[]>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  return async (...roles) => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value))).map(describeNode);
  };
}

describe('a menu', () => {
  it('is told with its button, its entries and where one is, and is walked by its keys', async () => {
    const { page, open } = await signedIn('vip', { width: 360 });
    await open('/user-home');
    const read = await createReader(page);
    const button = page.locator('header [aria-haspopup=menu]').last();
    const name = (await button.getAttribute('aria-label')) ?? '';
    const told = async () => (await read('button')).find((each) => each.name === name);
    expect(await told()).toMatchObject({ hasPopup: 'menu', expanded: false });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await read('menuitem', 'menuitemradio'))[0]).toMatchObject({ focused: true });
    expect(await told()).toMatchObject({ expanded: true });
    expect(await read('menu')).toMatchObject([{ name }]);
    const entries = await read('menuitem', 'menuitemradio');
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every((entry) => entry.name !== '')).toBe(true);
    await page.keyboard.press(`Control+${entries.at(-1)?.name[0] ?? ''}`);
    expect((await read('menuitem', 'menuitemradio'))[0]).toMatchObject({ focused: true });
    await page.keyboard.press('End');
    await expect.poll(async () => (await read('menuitem', 'menuitemradio')).at(-1)).toMatchObject({ focused: true });
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await read('menuitem', 'menuitemradio'))[0]).toMatchObject({ focused: true });
    await page.keyboard.press('Escape');
    await expect.poll(told).toMatchObject({ expanded: false, focused: true });
    expect(await read('menu')).toEqual([]);
  });
});

describe('tabs', () => {
  it('tell which of them is chosen and whose panel is shown, and are one stop of the Tab key', async () => {
    const { page, open } = await newVisitor();
    await open('/register');
    const read = await createReader(page);
    const tabs = () => read('tab');
    const [first, second] = await tabs();
    expect(await read('tablist')).toMatchObject([{ name: expect.stringMatching(/\S/) }]);
    expect([first?.selected, second?.selected]).toEqual([true, false]);
    expect(await read('tabpanel')).toMatchObject([{ name: first?.name }]);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await tabs())[1]).toMatchObject({ selected: true, focused: true });
    expect((await tabs())[0]?.selected).toBe(false);
    expect(await read('tabpanel')).toMatchObject([{ name: second?.name }]);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await tabs())[0]).toMatchObject({ selected: true, focused: true });
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await tabs()).some(({ focused }) => focused)).toBe(false);
  });
});

describe('the tree of categories', () => {
  it('tells each row with its level, and moves one by keys without losing it', async () => {
    const { page, open } = await signedIn('vip');
    const add = (title: string, parent_id: number | null) =>
      ask<{ category: { id: number } }>(page, 'POST /user_qdb/category', { title, parent_id, order_no: 900 });
    const { category } = await add('Oak', null);
    await add('Acorn', category.id);
    await add('Pine', null);
    await open('/user-question-db/category-manager');
    const read = await createReader(page);
    const rows = async () => {
      const names = (await read('listitem')).map(({ name }) => name);
      return names.filter((name) => /Oak|Acorn|Pine/.test(name));
    };
    const before = await rows();
    expect(before).toHaveLength(3);
    expect(before.map((name) => /\d/.exec(name)?.[0])).toEqual(['1', '2', '1']);
    const handle = page.getByRole('button', { name: /Pine/ }).first();
    await handle.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(rows).toEqual([before[2], before[0], before[1]]);
    await expect.poll(async () => (await read('button')).find(({ focused }) => focused)?.name ?? '').toContain('Pine');
  });
});
