// A group from the day it is founded to the day it ends, with its owner, an administrator and somebody new.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildScore } from '../../apps/server/src/testing/build-group.ts';
import { newEmail, newMobile, password, readCode, readLink, sendCode } from '../harness/account.ts';
import { begin } from '../harness/practice.ts';
import { serverAt } from '../harness/start-server.ts';
import { ask, expectComplaint, newVisitor, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const exam = 'Everyday Wonders: the Science around You';

function toast(page: Page, text: string): Locator {
  return page.locator('output').getByText(text, { exact: true });
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

async function part(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages of the group' }).getByRole('link', { name }).click();
}

/** Founds a group in the browser, and answers the link that it is joined by. */
async function found({ page, open }: Visitor, name: string, way: string): Promise<string> {
  await open('/group/my-managed-groups');
  await page.getByRole('link', { name: 'New group' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(way, { exact: false }).first().check();
  await page.getByRole('button', { name: 'Create group' }).click();
  await toast(page, 'Group created').waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** By the e-mail that the registration sends. */
async function registerByEmail(visitor: Visitor, name: string): Promise<void> {
  const { page, open } = visitor;
  const email = newEmail();
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=email]').press('Enter');
  await page.getByRole('heading', { name: 'We have sent you an e-mail' }).waitFor();
  await open(await readLink(visitor, email));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await page.getByText('Your account is activated').waitFor();
}

async function registerByMobile(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  const mobile = newMobile();
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=mobile]').fill(mobile);
  await sendCode(page);
  await page.locator('[name=verify_code]').fill(await readCode(visitor, mobile));
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
}

/** From the link to the registration and back to the page that invited them. */
async function registerFrom(visitor: Visitor, link: string, register: typeof registerByEmail): Promise<void> {
  const { page, open } = visitor;
  await open(link);
  await visitor.checkAccessibility();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(visitor, 'Nora New');
  await page.waitForURL('**/group/join*');
}

/** The exam is the author's alone as long as a journey needs that. */
async function makePrivate(author: Visitor): Promise<number> {
  await author.open('/exam/my-published-exams');
  await author.page.getByRole('link', { name: exam, exact: true }).click();
  await author.page.getByRole('heading', { level: 1, name: exam }).waitFor();
  const id = Number(new URL(author.page.url()).searchParams.get('exam_id'));
  await ask(author.page, 'PUT /app/exam/detail', { exam: { id, isprivate: true } });
  return id;
}

const widths: VisitorOptions[] = [{ width: 1440 }, { width: 360, colorScheme: 'dark' }];

describe.each(widths)('a group at $width pixels', (options) => {
  it('is founded, joined by link, announces, shares, names administrators and ends', async () => {
    const name = `Chess club ${options.width}`;
    const owner = await signedIn('author', options);
    const link = await found(owner, name, 'Verification needed');
    await owner.checkAccessibility();
    expect(await overflowOf(owner.page)).toBe(0);

    // Somebody new comes with the link, registers and asks.
    const newcomer = await newVisitor(options);
    await registerFrom(newcomer, link, options.width === 360 ? registerByEmail : registerByMobile);
    await newcomer.page.getByText(name).first().waitFor();
    await newcomer.page.getByLabel('Message to the owner').fill('Nora from the chess evening');
    await newcomer.page.getByRole('button', { name: 'Ask to join' }).click();
    await newcomer.page.getByText('Join application sent, awaiting owner approval').waitFor();

    // So does a colleague.
    const colleague = await signedIn('operator', options);
    const publicId = new URL(link, owner.url).searchParams.get('public_id');
    await colleague.open('/group/my-joined-groups');
    await ask(colleague.page, 'POST /mtgroup/member', { public_id: publicId });

    // The owner is told, reads the message, lets both in and makes the colleague an administrator.
    await owner.open('/notices/index');
    await owner.page.getByText(`2 people would like to join “${name}”`).first().waitFor();
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name, exact: true }).click();
    await owner.page.getByRole('link', { name: '2 people wait for approval' }).click();
    await owner.page.getByText('Nora from the chess evening').waitFor();
    await owner.checkAccessibility();
    await owner.page.getByLabel('Choose all').check();
    await owner.page.getByRole('button', { name: 'Approve 2' }).click();
    await toast(owner.page, '2 people are in the group now.').waitFor();
    await choose(owner.page, 'Alex Kim', 'Make administrator');
    await toast(owner.page, 'Alex Kim is an administrator now.').waitFor();

    // A private exam, which opens for its new reader because it is shared.
    const examId = await makePrivate(owner);
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name, exact: true }).click();
    await part(owner.page, 'Shared exams');
    await owner.page.getByRole('link', { name: 'Share exams' }).first().click();
    await owner.page.getByRole('checkbox', { name: exam }).waitFor();
    await owner.checkAccessibility();
    await owner.page.getByRole('button', { name: 'Share', exact: true }).click();
    await owner.page.getByText('Choose at least one exam').waitFor();
    await owner.page.getByRole('checkbox', { name: exam }).check();
    await owner.page.getByLabel('Message (optional)').fill('For Monday');
    await owner.page.getByRole('button', { name: 'Share', exact: true }).click();
    await toast(owner.page, 'Shared').waitFor();
    await owner.page.getByText('For Monday').waitFor();

    // A notice by the administrator, who sees who has not read it.
    await colleague.open('/group/my-managed-groups');
    await colleague.page.getByRole('link', { name, exact: true }).click();
    await part(colleague.page, 'Notices');
    await colleague.page.getByRole('link', { name: 'New notice' }).first().click();
    await colleague.page.getByLabel('Title').fill('Next meeting');
    await colleague.page.getByRole('textbox', { name: 'Text' }).click();
    await colleague.page.keyboard.type('We meet on Friday.');
    expect(await overflowOf(colleague.page)).toBe(0);
    await colleague.page.getByRole('button', { name: 'Post', exact: true }).click();
    await toast(colleague.page, 'Published').waitFor();
    await colleague.page.locator('summary').click();
    await colleague.page.getByRole('button', { name: '1 of 3 have read it' }).click();
    await colleague.page.getByRole('dialog').getByText('Nora New').waitFor();
    await colleague.page.keyboard.press('Escape');

    await newcomer.open('/group/my-joined-groups');
    await newcomer.page.getByText('1 new notice').waitFor();
    await newcomer.page.getByRole('link', { name, exact: true }).click();
    await newcomer.page.getByRole('link', { name: 'Notices' }).getByText('Unread').waitFor();
    expect(await overflowOf(newcomer.page)).toBe(0);
    await part(newcomer.page, 'Notices');
    await newcomer.page.locator('summary').click();
    await newcomer.page.getByText('We meet on Friday.').waitFor();
    await newcomer.page.getByText('read by 2').waitFor();
    await newcomer.checkAccessibility();
    await part(owner.page, 'Notices');
    await owner.page.locator('summary').click();
    await owner.page.getByRole('button', { name: '3 of 3 have read it' }).waitFor();

    await part(newcomer.page, 'Shared exams');
    await newcomer.page.getByRole('link', { name: 'Practise' }).click();
    await begin(
      newcomer.page,
      newcomer.page.locator('section[aria-labelledby=sequential]').getByRole('button').first(),
    );
    expect(await overflowOf(newcomer.page)).toBe(0);

    // Administrator and no longer.
    await part(owner.page, 'Members');
    await choose(owner.page, 'Nora New', 'Make administrator');
    await toast(owner.page, 'Nora New is an administrator now.').waitFor();
    await newcomer.open('/group/my-managed-groups');
    await newcomer.page.getByRole('link', { name, exact: true }).waitFor();
    await choose(owner.page, 'Nora New', 'Remove as administrator');
    await toast(owner.page, 'Nora New is no longer an administrator.').waitFor();

    // The exam is closed to a member who was put out; they come back only if the owner agrees.
    await choose(owner.page, 'Nora New', 'Remove from group');
    await confirm(owner.page, 'Remove from group');
    await toast(owner.page, '1 member removed.').waitFor();
    await newcomer.open(`/exam/detail?exam_id=${examId}`);
    await newcomer.page.getByRole('main').getByRole('link', { name: 'Find exams' }).waitFor();
    expectComplaint(/404/);
    await newcomer.open(link);
    await newcomer.page.getByRole('button', { name: 'Ask to join' }).click();
    await newcomer.page.getByText('Join application sent').waitFor();
    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Approve Nora New' }).click();
    await toast(owner.page, '1 person is in the group now.').waitFor();

    // Leaves, and comes back.
    await newcomer.open('/group/my-joined-groups');
    await newcomer.page.getByRole('link', { name, exact: true }).click();
    await choose(newcomer.page, name, 'Leave group');
    await newcomer.page.getByRole('dialog').getByText('What you did in its homework stays').waitFor();
    await confirm(newcomer.page, 'Leave group');
    await newcomer.page.waitForURL('**/group/my-joined-groups');
    await newcomer.open(link);
    await newcomer.page.getByRole('button', { name: 'Ask to join' }).click();
    await newcomer.page.getByText('Join application sent').waitFor();
    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Approve Nora New' }).click();
    await toast(owner.page, '1 person is in the group now.').waitFor();
    await newcomer.open(`/exam/detail?exam_id=${examId}`);
    await newcomer.page.getByRole('heading', { level: 1, name: exam }).waitFor();

    // The end.
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name, exact: true }).click();
    await choose(owner.page, name, 'Disband group');
    await confirm(owner.page, 'Disband group');
    await toast(owner.page, 'The group is disbanded.').waitFor();
    await owner.page.getByText('This group has been disbanded. Everything in it stays').waitFor();
    await newcomer.open('/group/my-joined-groups?status=9');
    await newcomer.page.getByRole('link', { name, exact: true }).waitFor();
    await ask(owner.page, 'PUT /app/exam/detail', { exam: { id: examId, isprivate: false } });
  });
});

describe('a group that anybody may join', () => {
  it('lets somebody in at once by its public id, who gives themselves a name there', async () => {
    const owner = await signedIn('teacher');
    const link = await found(owner, 'Open table', 'Anyone');
    const publicId = new URL(link, owner.url).searchParams.get('public_id') ?? '';
    const member = await signedIn('operator', { width: 360, language: 'zh-CN' });
    await member.open('/group/my-joined-groups');
    await member.page.getByRole('button', { name: '加入小组' }).first().click();
    await member.page.getByLabel('公开编号或链接').fill(publicId.toUpperCase());
    await member.page.getByRole('button', { name: '继续' }).click();
    await member.page.getByRole('button', { name: '加入', exact: true }).click();
    await member.page.getByRole('heading', { level: 1, name: 'Open table' }).waitFor();
    await member.page.getByRole('button', { name: '修改' }).click();
    await member.page.getByRole('dialog').getByLabel('我在本组的名称').fill('小金');
    await member.page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await member.page.getByText('小金').waitFor();
    await member.checkAccessibility();

    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name: 'Open table', exact: true }).click();
    await part(owner.page, 'Members');
    await owner.page.getByText('小金').waitFor();
    await owner.page.getByLabel('Search members').fill('小');
    await owner.page.waitForURL('**q=*');
    await owner.page.getByText('小金').waitFor();
    await expect.poll(() => owner.page.getByRole('listitem').filter({ hasText: 'Tanaka Kenji' }).count()).toBe(0);
  });

  it('loses several members at once, and gets another owner', async () => {
    const owner = await signedIn('partner');
    const link = await found(owner, 'Reading circle', 'Anyone');
    const publicId = new URL(link, owner.url).searchParams.get('public_id');
    for (const username of ['demo', 'vip', 'operator']) {
      const member = await signedIn(username);
      await member.open('/user-home');
      await ask(member.page, 'POST /mtgroup/member', { public_id: publicId });
    }
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name: 'Reading circle', exact: true }).click();
    await part(owner.page, 'Members');
    await owner.page.getByLabel('Choose Lin Xiaoyu 林晓雨').check();
    await owner.page.getByLabel('Choose Amara Okafor').check();
    await owner.page.getByRole('button', { name: 'Remove from group', exact: true }).click();
    await confirm(owner.page, 'Remove from group');
    await toast(owner.page, '2 members removed.').waitFor();
    await choose(owner.page, 'Alex Kim', 'Make administrator');
    await choose(owner.page, 'Alex Kim', 'Hand over group');
    await confirm(owner.page, 'Hand over group');
    await toast(owner.page, 'Alex Kim owns the group now.').waitFor();
    await owner.page.getByRole('button', { name: 'Actions for Alex Kim', exact: true }).waitFor({ state: 'detached' });
    await owner.checkAccessibility();
  });

  it('belongs to the company it was founded in, and is not there for the same person elsewhere', async () => {
    const owner = await signedIn('company');
    const switchTo = async (name: string) => {
      await owner.open('/user-home');
      await owner.page.getByRole('button', { name: /^Account/ }).click();
      const home = owner.page.waitForResponse(/user\/webhome/);
      await owner.page.getByRole('menuitemradio', { name }).click();
      await home;
    };
    await switchTo('Morningside Logistics');
    await found(owner, 'Night shift', 'Anyone');
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name: 'Night shift', exact: true }).waitFor();
    await switchTo('Personal account');
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name: 'New group' }).first().waitFor();
    expect(await owner.page.getByRole('link', { name: 'Night shift', exact: true }).count()).toBe(0);
  });

  it('shows its ranking, which the owner resets and restores', async () => {
    const owner = await signedIn('teacher');
    await owner.open('/group/my-managed-groups');
    await owner.page.getByRole('link', { name: 'Class 7B', exact: false }).click();
    await owner.page.getByRole('heading', { level: 1, name: /Class 7B/ }).waitFor();
    const groupId = Number(new URL(owner.page.url()).searchParams.get('group_id'));
    const { db } = serverAt(owner.url).database;
    const members = await db
      .selectFrom('group_member')
      .select('account_id')
      .where('group_id', '=', groupId)
      .where('joined_at', 'is not', null)
      .where('left_at', 'is', null)
      .execute();
    for (const [at, { account_id }] of members.entries()) {
      await buildScore(db, groupId, account_id, { points: 10 + (at % 2) });
    }
    await part(owner.page, 'Ranking');
    await owner.page.getByRole('row').nth(4).waitFor();
    await owner.checkAccessibility();
    await owner.page.getByRole('button', { name: 'Reset ranking' }).click();
    await confirm(owner.page, 'Reset ranking');
    await owner.page.getByText('No ranking yet').waitFor();
    await owner.page.getByRole('button', { name: 'Undo reset' }).click();
    await owner.page.getByRole('row').nth(4).waitFor();
  });
});
