// The grades of a group: seen by everybody in one tap, counted as its teacher says, walked with the keyboard.
import { readWorkbookSafely } from '@tiku/papers';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foundGroup, join, setHomework, sit } from '../../harness/homework.ts';
import type { Group } from '../../harness/homework.ts';
import { ask, expectTidy, signedIn, useBrowser } from '../../harness/visitor.ts';
import type { Visitor } from '../../harness/visitor.ts';

useBrowser();

function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('output').getByText(text);
}

/** Two in the group; one has handed in the first of two. */
async function teach(
  options: Parameters<typeof signedIn>[1],
): Promise<{ teacher: Visitor; member: Visitor; group: Group }> {
  const teacher = await signedIn('teacher', options);
  const group = await foundGroup(teacher);
  const member = await join('demo', group, { width: 360 });
  await join('vip', group);
  const first = await setHomework(teacher, group, { title: 'Week 1' });
  await setHomework(teacher, group, { title: 'Week 2' });
  await sit(member, first, []);
  return { teacher, member, group };
}

const cellOf = (page: Page, row: number, title: string | RegExp) =>
  page.getByRole('row').nth(row).getByRole('button', { name: title });

describe('the grades of a group', () => {
  it('are one tap from its page on a phone; two more exempt somebody, one downloads', async () => {
    const { teacher, member, group } = await teach({ width: 360, touch: true });
    const { page, open } = teacher;
    await open(`/group/managed-group?group_id=${group.group_id}`);
    await page.getByRole('link', { name: 'Grades', exact: true }).tap();
    await page.getByRole('columnheader', { name: /Week 1/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    await expectTidy(teacher);
    // Every name stays in sight while the table is scrolled.
    const names = page.getByRole('rowheader').first();
    const area = page.getByRole('region', { name: 'Grades of everybody' });
    const before = await names.boundingBox();
    await area.evaluate((element) => element.scrollBy(120, 0));
    expect((await names.boundingBox())?.x).toBe(before?.x);
    await area.evaluate((element) => element.scrollTo(0, 0));

    await cellOf(page, 1, /Week 1/).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why it does not count for this person').fill('Was ill');
    await expectTidy(teacher);
    await dialog.getByRole('button', { name: 'Do not count' }).tap();
    await toast(page, /does not count for/).waitFor();
    await cellOf(page, 1, /Week 1: Does not count/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await cellOf(page, 1, /Week 1: (Counts|Still)/).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download .xlsx' }).tap(),
    ]);
    const { sheets } = await readWorkbookSafely(await readFile(await download.path()), 'grades.xlsx');
    expect(sheets[0]?.name).toBe('Class 7B');
    expect(sheets[0]?.rows[1]).toEqual(['Name', 'Total in percent', 'Week 1', 'Week 2']);

    await member.open(`/group/joined-group?group_id=${group.group_id}`);
    await member.page.getByRole('link', { name: 'My grades', exact: true }).click();
    await member.page.getByRole('link', { name: 'Week 1' }).waitFor();
    expect(await member.page.getByText('Total', { exact: true }).count()).toBe(0);
    await expectTidy(member);
  });

  it('count as the teacher says, and are walked and typed with the keyboard', async () => {
    const { teacher, member, group } = await teach({});
    const { page, open } = teacher;
    await open(`/group/managed-group-homeworks?group_id=${group.group_id}`);
    await page.getByRole('link', { name: 'Grades', exact: true }).click();
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.getByLabel('Name').fill('Talk');
    await page.getByLabel('Full score').fill('20');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await toast(page, 'The column is there.').waitFor();
    const marks = page.getByRole('textbox', { name: /Talk/ });
    await expect.poll(() => marks.count()).toBe(2);
    await marks.first().click();
    await page.keyboard.type('15');
    await page.keyboard.press('Enter');
    await page.keyboard.type('21');
    await page.keyboard.press('Tab');
    await toast(page, 'Please give a number from 0 to 20').waitFor();
    await marks.nth(1).fill('20');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => marks.first().evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole('row').nth(2).textContent()).toContain('100 %');
    await expectTidy(teacher);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByLabel('Weight').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /counts × 3/ }).waitFor();

    await page.getByRole('button', { name: 'What counts' }).click();
    await page.getByLabel('Lowest homework to leave out').fill('1');
    await page.getByRole('switch', { name: 'Learners see their total' }).check();
    await expectTidy(teacher);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Saved.').first().waitFor();
    await member.open(`/group/joined-group-grades?group_id=${group.group_id}`);
    await member.page.getByText('Your lowest result is left out.', { exact: false }).waitFor();
    const { mine } = await ask<{ mine: { total: number } }>(
      member.page,
      `GET /joined/group/gradebook?group_id=${group.group_id}`,
    );
    // Nothing was earned with Week 1, which is dropped; what is typed stays.
    expect(mine.total).toBe(100);
    await expectTidy(member);
  });
});
