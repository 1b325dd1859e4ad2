// While a homework runs: who is where, a reminder, a word to those who sit it, more time and once more; and how few taps that takes.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginHomework, foundGroup, join, setHomework } from '../../harness/homework.ts';
import { keepPicture } from '../../harness/practice.ts';
import { ask, expectTidy, signedIn, useBrowser } from '../../harness/visitor.ts';

useBrowser();

function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('output').getByText(text);
}

it('reminds, tells, gives time and opens again, in one to three taps each on a phone', async () => {
  const teacher = await signedIn('teacher', { width: 360, touch: true });
  const group = await foundGroup(teacher);
  const homework = await setHomework(teacher, group, { duration: 30 });
  const absent = await join('vip', group, { width: 360, touch: true, colorScheme: 'dark' });
  const member = await join('demo', group, { width: 360, touch: true });
  const answerId = await beginHomework(member, homework);
  const { page } = teacher;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const counted = () => {
    const count = taps;
    taps = 0;
    return count;
  };

  await teacher.open(`/group/managed-homework?homework_id=${homework.homework_id}`);
  const card = page.getByRole('region', { name: 'Live progress' });
  await card.getByRole('button', { name: 'Not begun 1' }).waitFor();
  await card.getByRole('button', { name: 'Working 1' }).waitFor();
  await expectTidy(teacher);
  await keepPicture(page, 'watch-360');

  await tap(card.getByRole('button', { name: 'Remind 1 who has not begun' }));
  await toast(page, '1 person reminded').waitFor();
  expect(counted()).toBe(1);
  await card.getByText(/^Reminded at/).waitFor();
  await card.getByRole('button', { name: /^Remind .* who has not begun/ }).tap();
  await toast(page, '1 was reminded less than half an hour ago').waitFor();
  const { list } = await ask<{ list: { title: string }[] }>(absent.page, 'GET /web/user/notices');
  expect(list.filter(({ title }) => title === 'Reminder: “Week 1”')).toHaveLength(1);

  const text = 'Question 2: “all” means each of the four.';
  await tap(card.getByRole('button', { name: 'Message 1 who is working' }));
  await page.getByLabel('Message', { exact: true }).fill(text);
  await keepPicture(page, 'message-360');
  await tap(page.getByRole('button', { name: 'Send', exact: true }));
  await toast(page, 'Sent to 1 person').waitFor();
  expect(counted()).toBe(2);
  const told = member.page.getByRole('list', { name: 'Messages' });
  await told.getByText(text).waitFor();
  await member.page.getByRole('status').filter({ hasText: text }).waitFor();
  const [message, question] = [await told.boundingBox(), await member.page.getByRole('article').first().boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  await expectTidy(member);
  await keepPicture(member.page, 'told-360');
  await member.page.reload();
  await told.getByText(text).waitFor();
  await told.getByRole('button', { name: 'Got it' }).tap();
  await member.page.getByText('1 message you have read').waitFor();
  await card.getByText(/to everyone · read by 1 of 1$/).waitFor();

  await tap(card.getByRole('button', { name: 'More time for Lin Xiaoyu' }));
  await tap(page.getByRole('button', { name: '+15 min' }));
  await keepPicture(page, 'allow-360');
  await tap(page.getByRole('button', { name: 'Save' }));
  await toast(page, /^Lin Xiaoyu.* has it now\.$/).waitFor();
  expect(counted()).toBe(3);
  await member.page
    .getByRole('timer')
    .getByText(/00:4[345]:/)
    .waitFor();

  await ask(member.page, 'POST /exam/user_online_prac/handin_answer', { answer_id: answerId });
  await tap(card.getByRole('button', { name: 'Reopen for Lin Xiaoyu' }));
  await tap(page.getByRole('button', { name: 'Technical problem' }));
  await expectTidy(teacher);
  await keepPicture(page, 'reopen-360');
  await tap(page.getByRole('button', { name: 'Reopen', exact: true }));
  await toast(page, 'Open again for Lin Xiaoyu').waitFor();
  expect(counted()).toBe(3);
  await member.open(`/group/joined-homework?homework_id=${homework.homework_id}`);
  await member.page.getByText('Technical problem', { exact: false }).waitFor();
  await expectTidy(member);
  await keepPicture(member.page, 'reopened-360');
  await member.page.getByRole('button', { name: 'Do it again' }).waitFor();
});
