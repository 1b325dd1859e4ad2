// The life of a homework in browsers: set in three steps, sat under its rules, watched, and understood.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '@tiku/questions';
import { isFull } from '../harness/extent.ts';
import { beginHomework, findQuestion, foundGroup, hours, join, setHomework, sit } from '../harness/homework.ts';
import { keepPicture, letTimePass, science } from '../harness/practice.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor } from '../harness/visitor.ts';

useBrowser();

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

async function answerFirst({ page }: Visitor): Promise<void> {
  await page.getByRole('radio').first().check();
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
    await page.getByLabel(/^Choose question 1\b/).check();
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Draw at random' }).click();
    await page.getByText('3 questions chosen').first().waitFor();
    await teacher.checkAccessibility();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Next' }).click();

    await page.getByLabel('Target total').fill('10');
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
    await page.getByText('You pick up where you left off.').waitFor();
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
    // The row of filters scrolls by itself: the card keeps its margin.
    const card = await page.getByRole('region', { name: 'Live progress' }).boundingBox();
    expect(card && card.x + card.width).toBe(360 - 16);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: '3 Publish' }).click();
    await page.getByLabel('Title').fill('Week one');
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The homework is changed.').waitFor();
    await page.getByRole('link', { name: 'Set again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Set homework again' }).waitFor();
    await page.getByLabel('Deadline').fill(hours(48).slice(0, 16));
    await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
    await toast(page, 'The homework is set.').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/group/managed-group-homeworks**');
    const listed = page.getByRole('listitem').filter({ hasText: 'Week one' });
    await expect.poll(() => listed.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => listed.count()).toBe(2);
    expect(await overflowOf(page)).toBe(0);
    await teacher.checkAccessibility();
  });
});

describe('the whole life of a homework', () => {
  it('goes through five members, of whom each meets another rule, to marks and results', async () => {
    const owner = await signedIn('teacher');
    const group = await foundGroup(owner);
    const helper = await join('author', group);
    const { list } = await ask<{ list: { user_id: number; name: string }[] }>(
      owner.page,
      'POST /mymanaged/group/members',
      { group_id: group.group_id },
    );
    const helperId = list.find(({ name }) => name.includes('Moreno'))?.user_id;
    await ask(owner.page, 'PUT /mymanaged/group/member/is_admin', {
      group_id: group.group_id,
      user_id: helperId,
      is_admin: true,
    });
    const statement = await findQuestion(owner, [questionTypes.trueFalse]);
    const essay = await findQuestion(owner, [questionTypes.essay, questionTypes.shortAnswer]);
    const homework = await setHomework(owner, group, {
      noes: [statement, essay],
      duration: 30,
      redo_mode: 2,
      pass_percent: 100,
      max_switches: 1,
      switch_seconds: 1,
      no_quit: true,
    });
    const [cut, away, late, slow, again] = [
      await join('demo', group, { width: 360 }),
      await join('vip', group, { width: 360 }),
      await join('company', group),
      await join('partner', group),
      await join('operator', group),
    ];
    await owner.open(`/group/managed-homework?homework_id=${homework.homework_id}`);
    const rowOf = (name: string) => owner.page.getByRole('row').filter({ hasText: name });

    // Says the rules first, and loses nothing with the connection.
    await cut.open(`/group/joined-group-homeworks?group_id=${group.group_id}`);
    await cut.checkAccessibility();
    await cut.page.getByRole('link', { name: 'Week 1' }).click();
    await cut.page.getByText('You may leave the screen 1 time').waitFor();
    await cut.checkAccessibility();
    await beginHomework(cut, homework);
    expect(await overflowOf(cut.page)).toBe(0);
    await cut.checkAccessibility();
    await rowOf('Lin Xiaoyu').getByText('Working').waitFor();
    await cut.context.setOffline(true);
    await answerFirst(cut);
    await cut.page.getByText('Waiting', { exact: false }).first().waitFor();
    await cut.context.setOffline(false);
    await cut.page.getByText('Saved').waitFor();
    await rowOf('Lin Xiaoyu').getByText('1 / 2').waitFor();
    await handIn(cut);
    await rowOf('Lin Xiaoyu').getByText('Handed in').waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);

    // Reports an error, which is no departure. Leaving is asked about first, then warned of, and the second hands in.
    const awayId = await beginHomework(away, homework);
    await away.page.getByRole('button', { name: 'Report an error' }).click();
    await away.page.getByLabel('Tell more').fill('There is a word missing.');
    await away.page.getByRole('button', { name: 'Send report' }).click();
    await away.page.getByText('Thank you. The author will look at it.').waitFor();
    await away.page.getByText('Left the screen 0 of 1 times').waitFor();
    await answerFirst(away);
    await away.page.getByText('Saved').waitFor();
    await away.page.getByRole('link', { name: 'Back', exact: true }).click();
    await away.page
      .getByRole('dialog')
      .getByText('The clock keeps running while you are away.', { exact: false })
      .waitFor();
    await away.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await leaveScreen(away);
    await toast(away.page, /You left the screen\. 0 more times/).waitFor();
    await leaveScreen(away);
    await away.page.getByRole('alert').getByText('You left the screen too often.', { exact: false }).waitFor();
    const { report } = await ask<{ report: { answered_count: number; is_switched_out: boolean } }>(
      away.page,
      `GET /exam/user_online_prac/answer_results?answer_id=${awayId}`,
    );
    expect(report).toMatchObject({ answered_count: 1, is_switched_out: true });

    // More time reaches the screen at once, and so does an end that comes sooner: what was answered is handed in with it.
    const lateId = await beginHomework(late, homework);
    await answerFirst(late);
    await late.page.getByText('Saved').waitFor();
    await beginHomework(slow, homework);
    await rowOf('James Carter').getByRole('button', { name: 'More time', exact: false }).click();
    await owner.page.getByLabel('Extra minutes').fill('15');
    await owner.checkAccessibility();
    await letTimePass(lateId, 8);
    await owner.page.getByRole('button', { name: 'Save' }).click();
    await toast(owner.page, 'James Carter').waitFor();
    await slow.page
      .getByRole('timer')
      .getByText(/00:4[45]:/)
      .waitFor({ timeout: 10_000 });
    await handIn(slow);
    await late.page.waitForURL('**/group/joined-homework**');
    await late.page.getByRole('heading', { name: 'Your result' }).waitFor();

    // Nobody but the last wrote an essay, so that there is one answer to mark.
    await sit(again, homework, [null, { text: 'It rains.', files: [] }]);
    await again.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await again.page.getByRole('link', { name: 'See what was graded already' }).click();
    await again.page.getByText('It rains.', { exact: true }).waitFor();
    await helper.open(`/group/homework-question-marks?homework_id=${homework.homework_id}&no=2`);
    await helper.page.getByText('It rains.', { exact: true }).waitFor();
    await helper.page.keyboard.type('0');
    await helper.page.keyboard.press('Enter');
    await helper.page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor();
    await helper.page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    await helper.page.getByRole('button', { name: 'Complete marking' }).click();
    await helper.page.getByRole('dialog').getByRole('button', { name: 'Complete marking' }).click();
    await helper.page.getByText('Marking completed. The results are out.').waitFor();

    // To whom the key is not shown, no option is called right or wrong.
    const verdicts = '[data-verdict]';
    await helper.open(`/group/homework-member-scores?homework_id=${homework.homework_id}&view=questions`);
    await helper.page.locator(verdicts).nth(1).waitFor();
    await owner.open(`/group/homework-member-scores?homework_id=${homework.homework_id}&view=questions`);
    await owner.page.getByText('The key is not shown to you', { exact: false }).first().waitFor();
    expect(await owner.page.locator(verdicts).count()).toBe(0);

    // A member who failed is told, and does it again.
    await again.open('/notices/index');
    await again.page.getByRole('link', { name: '“Week 1” has been marked' }).first().waitFor();
    await again.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await again.page.getByText('Not passed').waitFor();
    await again.checkAccessibility();
    await beginHomework(again, homework, 'Do it again');
    await handIn(again);
    await again.page.getByText('Done again 1 time.').waitFor();

    // The ledger says when, why and whether it counted, to both sides.
    await away.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
    await away.page.getByRole('row').filter({ hasText: 'Another window' }).nth(1).waitFor();
    expect(await overflowOf(away.page)).toBe(0);
    await away.checkAccessibility();
    await owner.open(`/group/homework-member-scores?homework_id=${homework.homework_id}`);
    await owner.page.getByRole('link', { name: 'Amara Okafor' }).click();
    await owner.page.getByRole('row').filter({ hasText: 'Another window' }).nth(1).waitFor();
    await owner.checkAccessibility();
  });
});

describe('a clock', () => {
  it.each(isFull ? [-1, 1] : [1])(
    'that is %i days off shows the time that is left, and hands in when it is up',
    async (days) => {
      const teacher = await signedIn('teacher');
      const group = await foundGroup(teacher);
      const homework = await setHomework(teacher, group, { duration: 10 });
      const member = await join('demo', group);
      await member.page.clock.setSystemTime(Date.now() + days * 24 * 3_600_000);
      const answerId = await beginHomework(member, homework);
      const timer = member.page.getByRole('timer', { name: 'Time left' });
      await timer.getByText(/00:(?:10:00|09:)/).waitFor();
      await answerFirst(member);
      await member.page.getByText('Saved').first().waitFor();

      await letTimePass(answerId, 6);
      await member.page.reload();
      await timer.getByText('00:00:0').waitFor();
      await member.page.waitForURL('**/group/joined-homework**');
    },
  );
});

describe('time that is given', () => {
  it('is there although nobody tells of it, in the last second and without a connection', async () => {
    const teacher = await signedIn('teacher', { width: 360 });
    const group = await foundGroup(teacher);
    const homework = await setHomework(teacher, group, { duration: 10 });
    const member = await join('demo', group, { width: 360 });
    await member.context.route('**/web/events*', (route) => route.abort());
    const answerId = await beginHomework(member, homework);
    const timer = member.page.getByRole('timer', { name: 'Time left' });
    await answerFirst(member);
    await member.page.getByText('Saved').first().waitFor();
    const { list } = await ask<{ list: { user_id: number }[] }>(teacher.page, 'POST /mymanaged/group/homework/watch', {
      homework_id: homework.homework_id,
    });

    // The dialog tells from when to when before it is given.
    await teacher.open(`/group/managed-homework?homework_id=${homework.homework_id}`);
    const more = teacher.page.getByRole('button', { name: 'More time', exact: false });
    await more.click();
    await teacher.page.getByLabel('Extra minutes').fill('15');
    await teacher.page.getByText(/^Began at .* and has until/).waitFor();
    expect(await overflowOf(teacher.page)).toBe(0);
    await keepPicture(teacher.page, 'allowance-360');
    await teacher.checkAccessibility();

    await letTimePass(answerId, 8);
    await member.page.reload();
    await timer.getByText('00:00:0').waitFor();
    await teacher.page.getByRole('button', { name: 'Save' }).click();
    await timer.getByText(/00:1[45]:/).waitFor();

    await letTimePass(answerId, 8);
    await member.page.reload();
    await timer.getByText('00:00:0').waitFor();
    await member.context.setOffline(true);
    await timer.getByText('00:00:00').waitFor();
    await ask(teacher.page, 'PUT /mymanaged/group/homework/member/allowance', {
      homework_id: homework.homework_id,
      user_id: list[0]?.user_id,
      extra_minutes: 30,
    });
    await member.context.setOffline(false);
    await timer.getByText(/00:[12]\d:/).waitFor();
    expect(new URL(member.page.url()).pathname).toBe('/exam/detail/practice');

    // A member who leaves the group is shown as left, and as back when they join again.
    await ask(member.page, 'POST /mtgroup/member/exit', { group_id: group.group_id });
    await teacher.page.getByRole('row').filter({ hasText: 'Lin Xiaoyu' }).getByText('Left', { exact: true }).waitFor();
    expect(await overflowOf(teacher.page)).toBe(0);
    await keepPicture(teacher.page, 'watch-left-360');
    await ask(member.page, 'POST /mtgroup/member', { public_id: group.public_id });
    await teacher.page.getByText('Left, came back').waitFor();
    expect(await overflowOf(teacher.page)).toBe(0);
    await beginHomework(member, homework, 'Continue');
    await timer.getByText(/00:[12]\d:/).waitFor();
    await handIn(member);
    await teacher.open(`/group/homework-member-scores?homework_id=${homework.homework_id}`);
    await teacher.page.getByText('Left, came back').waitFor();
    expect(await overflowOf(teacher.page)).toBe(0);
    await keepPicture(teacher.page, 'scores-returned-360');
    expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Unable to preload/);
  });
});
