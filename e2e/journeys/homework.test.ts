// The life of a homework in browsers: set in three steps, sat under its rules, watched, and understood.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginHomework, foundGroup, hours, join, setHomework } from '../harness/homework.ts';
import { serverAt } from '../harness/start-server.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor } from '../harness/visitor.ts';

useBrowser();

const science = 'Everyday Wonders: the Science around You';

function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('output').getByText(text);
}

async function handIn({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Hand in', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.waitForURL('**/group/joined-homework**');
}

/** To another window and back, as a browser tells it, for longer than a second: a window that blinks does not count. */
async function leaveScreen({ page }: Visitor): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.waitForTimeout(1_300);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

describe('setting homework', () => {
  it('takes three steps, between which nothing is lost', async () => {
    const teacher = await signedIn('teacher');
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    await open(`/group/managed-group-homeworks?group_id=${group.group_id}`);
    await teacher.checkAccessibility();
    await page.getByRole('link', { name: 'New homework' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'New homework' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Please choose at least one question.').waitFor();

    await page.getByRole('button', { name: 'Public exams' }).click();
    await page.getByLabel('Search exams').fill('Everyday Wonders');
    await page.getByRole('listitem').filter({ hasText: science }).getByRole('button', { name: 'Choose' }).click();
    await page.getByLabel('Choose question 1', { exact: true }).check();
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Draw at random' }).click();
    await page.getByText('3 questions chosen').first().waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByLabel('Wanted total').fill('10');
    await page.getByRole('button', { name: 'Share out' }).click();
    await page.getByRole('heading', { name: '10 points in all' }).waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Title').fill('Light and heat');
    await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
    await page.getByText('The deadline cannot be empty.').waitFor();
    await teacher.checkAccessibility();

    // Kept on the server a moment after the last change, so that another visit goes on here.
    const draftOf = () =>
      ask<{ draft: string | null }>(page, `GET /mymanaged/group/homework/draft?group_id=${group.group_id}`);
    await expect.poll(async () => (await draftOf()).draft, { timeout: 20_000 }).toContain('Light and heat');
    await page.reload();
    await page.getByText('You go on where you left off.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Light and heat');
    await page.getByRole('button', { name: 'Exam', exact: true }).click();
    await page.getByLabel('Deadline').fill(hours(48).slice(0, 16));
    await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
    await toast(page, 'The homework is set.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Light and heat' }).waitFor();
    await page.getByText('3 questions, 10 points in all.').waitFor();
    await teacher.checkAccessibility();
    expect((await draftOf()).draft).toBe(null);
  });

  it('is changed, copied and taken back', async () => {
    const teacher = await signedIn('teacher', { width: 360, colorScheme: 'dark' });
    const { page, open } = teacher;
    const group = await foundGroup(teacher);
    const homework = await setHomework(teacher, group);
    await open(`/group/managed-homework?homework_id=${homework.homework_id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: '3 Publish' }).click();
    await page.getByLabel('Title').fill('Week one');
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The homework is changed.').waitFor();
    await page.getByRole('link', { name: 'Copy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Copy homework' }).waitFor();
    await page.getByLabel('Deadline').fill(hours(48).slice(0, 16));
    await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
    await toast(page, 'The homework is set.').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    const listed = page.getByRole('listitem').filter({ hasText: 'Week one' });
    await expect.poll(() => listed.count()).toBe(2);
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
  });
});

describe('sitting homework', () => {
  it('says the rules first, warns of departures, and hands in by itself after one too many', async () => {
    const teacher = await signedIn('teacher');
    const group = await foundGroup(teacher);
    const homework = await setHomework(teacher, group, { max_switches: 1, switch_seconds: 1, no_quit: true });
    const member = await join('demo', group);
    const { page, open } = member;
    await open(`/group/joined-group-homeworks?group_id=${group.group_id}`);
    await member.checkAccessibility();
    await page.getByRole('link', { name: 'Week 1' }).click();
    await page.getByText('it is allowed 1 time, and once more hands it in').waitFor();
    await member.checkAccessibility();
    const answerId = await beginHomework(member, homework);
    await page.getByText('Left the screen 0 of 1 times').waitFor();
    await member.checkAccessibility();
    await page.keyboard.press('1');
    await page.getByText('Saved').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('dialog').getByText('The time goes on while you are away.', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await leaveScreen(member);
    await toast(page, /You left the screen\. 0 more times/).waitFor();
    await leaveScreen(member);
    await page.getByRole('alert').getByText('You have left the screen too often.', { exact: false }).waitFor();
    const { report } = await ask<{ report: { answered_count: number; is_switched_out: boolean } }>(
      page,
      `GET /exam/user_online_prac/answer_results?answer_id=${answerId}`,
    );
    expect(report).toMatchObject({ answered_count: 1, is_switched_out: true });
  });

  it('is watched, is given more time while it runs, and survives a lost connection', async () => {
    const teacher = await signedIn('teacher');
    const group = await foundGroup(teacher);
    const homework = await setHomework(teacher, group, { duration: 30 });
    const member = await join('demo', group);
    await beginHomework(member, homework);
    await teacher.open(`/group/managed-homework?homework_id=${homework.homework_id}`);
    const row = teacher.page.getByRole('row').filter({ hasText: 'Lin Xiaoyu' });
    await row.getByText('At it').waitFor();
    await member.context.setOffline(true);
    await member.page.keyboard.press('1');
    await member.page.getByText('Waiting', { exact: false }).first().waitFor();
    await member.context.setOffline(false);
    await member.page.getByText('Saved').waitFor();
    await row.getByText('1 / 3').waitFor();
    await row.getByRole('button', { name: 'More time', exact: false }).click();
    await teacher.page.getByLabel('Extra minutes').fill('15');
    await teacher.checkAccessibility();
    await teacher.page.getByRole('button', { name: 'Save' }).click();
    await toast(teacher.page, 'Lin Xiaoyu').waitFor();
    // Told at once, without anything that the member does.
    await member.page
      .getByRole('timer')
      .getByText(/00:4[45]:/)
      .waitFor({ timeout: 10_000 });
    await handIn(member);
    await member.page.getByRole('heading', { name: 'Your result' }).waitFor();
    await member.checkAccessibility();
    await row.getByText('Handed in').waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  });

  it('ends with the time, and is done again by whoever failed', async () => {
    const teacher = await signedIn('teacher');
    const group = await foundGroup(teacher);
    const homework = await setHomework(teacher, group, { redo_mode: 2, pass_percent: 100 });
    const member = await join('demo', group, { width: 360, language: 'en-US' });
    const { page, url } = member;
    const answerId = await beginHomework(member, homework);
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('1');
    await page.getByText('Saved').waitFor();
    const { db } = serverAt(url).database;
    await db
      .updateTable('attempt')
      .set({ deadline: new Date(Date.now() + 2_000) })
      .where('id', '=', answerId)
      .execute();
    await page.reload();
    await page.waitForURL('**/group/joined-homework**');
    await page.getByText('Not passed').waitFor();
    await beginHomework(member, homework, 'Do it again');
    await handIn(member);
    await page.getByText('Done again 1 time.').waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
