// The home page by what somebody does: what waits is one tap away.
import { questionTypes } from '@tiku/questions';
import { expect, it } from 'vitest';
import { newMember } from '../harness/account.ts';
import { findQuestion, foundGroup, join, setHomework, sit } from '../harness/homework.ts';
import { ask, newVisitor, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

it('leads a teacher to who waits and to the first answer without a mark', async () => {
  const teacher = await signedIn('author');
  const { page, open } = teacher;
  const group = await foundGroup(teacher);
  const noes = [await findQuestion(teacher, [questionTypes.essay, questionTypes.shortAnswer])];
  const homework = await setHomework(teacher, group, { title: 'Rain', noes, score: 10 });
  const pupil = await join('demo', group);
  await sit(pupil, homework, [{ text: 'Water falls.', files: [] }]);
  await ask(page, 'POST /mymanaged/group/info', { group_id: group.group_id, joining_way: 1 });
  await join('vip', group);

  await open('/user-home');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await region('Running now').getByText('Class 7B · 1 of 1 handed in').first().waitFor();
  await teacher.checkAccessibility();
  await region('To approve')
    .getByRole('link', { name: /1 person asks to join/ })
    .click();
  await page.getByRole('button', { name: 'Approve' }).first().waitFor();
  await page.goBack();
  // One tap from the home page.
  await region('To mark').getByRole('link', { name: /Rain/ }).click();
  await page.getByText('Water falls.').waitFor();
  await page.getByLabel('Score (of 10)').waitFor();
});

it('shows somebody on their first day three ways to begin, and no empty box', async () => {
  const visitor = await newVisitor({ width: 360 });
  const { page, open } = visitor;
  await newMember(visitor, 'New Person');
  await open('/user-home');
  const steps = page.getByRole('region', { name: 'Three ways to begin' });
  await steps.waitFor();
  expect(await steps.getByRole('link').count()).toBe(3);
  expect(await page.getByRole('region', { name: 'My exams' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Today and this week' }).count()).toBe(0);
  await visitor.checkAccessibility();
  await steps.getByRole('link', { name: 'Find exams' }).click();
  await page.waitForURL('**/exam/search-public-exams');
});
