// Whom a homework is for: several groups with one press, or single members of one.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { foundGroup, join, setHomework } from '../../harness/homework.ts';
import type { Group } from '../../harness/homework.ts';
import { keepPicture } from '../../harness/practice.ts';
import { ask, expectTidy, signedIn, useBrowser } from '../../harness/visitor.ts';

useBrowser();

it('goes to three groups with two taps more, and to a single member with two', async () => {
  const teacher = await signedIn('teacher', { width: 360, touch: true });
  const { page, open } = teacher;
  const group = await foundGroup(teacher);
  const others: Group[] = [];
  for (const name of ['Audience North', 'Audience South']) {
    others.push((await ask<{ group: Group }>(page, 'POST /mycreated/group', { name })).group);
  }
  const homework = await setHomework(teacher, group);
  const member = await join('demo', group, { width: 360, touch: true });
  const other = await join('vip', group, { width: 360, touch: true });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await open(`/group/create-homework?copy=${homework.homework_id}`);
  await page.getByLabel('Title').fill('In three groups');
  await tap(page.getByRole('button', { name: 'Tomorrow night' }));
  await tap(page.getByLabel('Audience North'));
  await tap(page.getByLabel('Audience South'));
  await page.getByRole('button', { name: 'Everyone in the group' }).waitFor({ state: 'hidden' });
  await tap(page.getByRole('button', { name: 'Publish', exact: true }).last());
  await page.locator('output').getByText('The homework is set in 3 groups.').waitFor();
  expect(taps).toBe(4);
  for (const { group_id } of [group, ...others]) {
    const { list } = await ask<{ list: { title: string }[] }>(page, 'POST /mymanaged/group/homeworks', { group_id });
    expect(list[0]?.title).toBe('In three groups');
  }

  await open(`/group/create-homework?copy=${homework.homework_id}`);
  await page.getByLabel('Title').fill('For one');
  await page.getByRole('button', { name: 'Tomorrow night' }).tap();
  await page.getByRole('button', { name: 'Chosen members' }).tap();
  await page.getByRole('button', { name: 'Publish', exact: true }).last().tap();
  await page.getByRole('alert').getByText('Please choose at least one member.').waitFor();
  await page.getByLabel('Lin Xiaoyu').tap();
  await page.getByRole('button', { name: '1 chosen member' }).scrollIntoViewIfNeeded();
  await expectTidy(teacher);
  await keepPicture(page, 'people-360');
  await page.getByRole('button', { name: 'Publish', exact: true }).last().tap();
  await page.getByRole('heading', { level: 1, name: 'For one' }).waitFor();
  await page.getByText('For 1 member', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Not begun 1' }).waitFor();
  await keepPicture(page, 'for-one-360');
  const listed = `/group/joined-group-homeworks?group_id=${group.group_id}`;
  await member.open(listed);
  await member.page.getByRole('link', { name: 'For one' }).waitFor();
  await other.open(listed);
  await other.page.getByRole('link', { name: 'In three groups' }).waitFor();
  expect(await other.page.getByRole('link', { name: 'For one' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Edit' }).tap();
  await page.getByRole('button', { name: '3 Publish' }).tap();
  await page.getByRole('button', { name: 'Everyone in the group' }).tap();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('button', { name: 'Not begun 2' }).waitFor();
});
