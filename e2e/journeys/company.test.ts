// A company from its application to the statistics of its people, and a partner from the application to the payments.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { writeTable } from '@tiku/papers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newEmail, newMember, newMobile, password, readLink } from '../harness/account.ts';
import { isFull } from '../harness/extent.ts';
import { beginHomework, hours } from '../harness/homework.ts';
import type { Group, Homework } from '../harness/homework.ts';
import { findExam, science } from '../harness/practice.ts';
import { serverAt } from '../harness/start-server.ts';
import { ask, expectComplaint, expectTidy, newVisitor, signedIn, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const looks: VisitorOptions[] = [{ width: 1440 }, ...(isFull ? [{ width: 360, colorScheme: 'dark' as const }] : [])];

/** By somebody at the operator console. */
async function accept(kind: 'Companies' | 'Partners', name: string): Promise<void> {
  const operator = await signedIn('operator');
  const { page, open } = operator;
  await open('/user-home');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Applications' }).click();
  await page.getByRole('button', { name: kind }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectTidy(operator);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`“${name}” is approved.`).waitFor();
}

/** As the app writes it. */
function paymentRow(partner: string, amount: string): string {
  return [partner, 'Forklift licence', 'WeChat', amount, 'CNY', '2026-10-12T08:00:00Z', newMobile()].join(',');
}

/** By somebody at the operator console, from the app's file, of which a row names nobody. */
async function importPayments(partner: string, { width = 1440 }: VisitorOptions): Promise<void> {
  const file = join(tmpdir(), `payments-${newMobile()}.csv`);
  const head = 'partner,item,type,amount,currency,date,reference';
  await writeFile(file, [head, paymentRow(partner, '1234.56'), paymentRow('nobody', '1.00')].join('\n'));
  const operator = await signedIn('operator');
  const { page, open } = operator;
  await open('/user-home');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Partner payments' }).click();
  await page.setViewportSize({ width, height: 800 });
  const choose = async () => {
    await page.getByRole('link', { name: 'Import payments' }).click();
    await page.getByText('Columns of the file').waitFor();
    await page.getByLabel('Choose a .csv file').setInputFiles(file);
    await page.getByText('No approved partner has this id').waitFor();
  };
  await choose();
  await page.getByText('1 of 2 rows are new and fine.').waitFor();
  await expectTidy(operator);
  await page.getByRole('button', { name: 'Import 1 payment' }).click();
  await page.getByText('1 payment imported.').waitFor();
  await page.getByRole('rowheader', { name: 'Forklift licence' }).first().waitFor();
  await expectTidy(operator);
  await choose();
  await page.getByText('1 row was imported before and is left out.').waitFor();
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.locator('header').getByRole('button').last().click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.waitForURL('**/user-home');
}

/** From the notice, by somebody who was asked. */
async function acceptInvitation(visitor: Visitor, company: string): Promise<void> {
  const { page, open } = visitor;
  await open('/notices/index');
  await page.getByRole('link', { name: `${company} invites you` }).click();
  await page.getByRole('button', { name: `Decline the invitation of ${company}` }).waitFor();
  await expectTidy(visitor);
  await page.getByRole('button', { name: `Accept the invitation of ${company}` }).click();
  await page.getByText(`You have joined ${company}.`).waitFor();
  await page.getByText('The invitation has been answered').waitFor();
}

/** By oneself, on the account page. */
async function leave(visitor: Visitor, company: string): Promise<void> {
  const { page, open } = visitor;
  await open('/user-account/info');
  await page.getByRole('button', { name: `Leave ${company}` }).click();
  await expectTidy(visitor);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/user-home');
  await page.locator('header').getByRole('button').last().click();
  await page.getByRole('menuitemradio').first().waitFor();
  expect(await page.getByRole('menuitemradio', { name: company }).count()).toBe(0);
}

/** Set in a group of the company, and done by somebody who has joined it. */
async function doHomework(boss: Visitor, worker: Visitor, company: string): Promise<void> {
  const { db } = serverAt(boss.url).database;
  const { id } = await db.selectFrom('company').select('id').where('name', '=', company).executeTakeFirstOrThrow();
  const act = <T>(address: string, request: object) => ask<T>(boss.page, `${address}?company_id=${id}`, request);
  const { group } = await act<{ group: Group }>('POST /mycreated/group', { name: 'Dock crew' });
  await worker.open(`/group/join?public_id=${group.public_id}&company_id=${id}`);
  await worker.page.getByRole('button', { name: 'Join', exact: true }).click();
  await worker.page.getByText('Welcome to “Dock crew”.').waitFor();
  const exam_id = await findExam(boss.page, science);
  const { homework } = await act<{ homework: Homework }>('PUT /mymanaged/group/homework', {
    homework: { group_id: group.group_id, title: 'Safety first', end_time: hours(2), scores: [] },
    exams: [{ exam_id, sel_qs: [2] }],
  });
  await beginHomework(worker, homework);
  await worker.page.getByRole('radio').first().check();
  await worker.page.getByRole('button', { name: 'Hand in', exact: true }).first().click();
  await worker.page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
  await worker.page.waitForURL('**/group/joined-homework**');
}

async function writePeople(rows: string[][]): Promise<string> {
  const columns = ['Employee no.', 'Full name', 'Dept.', 'E-mail', 'Phone', 'Shoe size'].map(
    (title) => ({ title, kind: 'text', width: 20 }) as const,
  );
  const file = join(tmpdir(), `people-${newMobile()}.xlsx`);
  await writeFile(file, await writeTable({ name: 'People', columns, rows }));
  return file;
}

describe.each(looks)('a company at $width pixels', (options) => {
  it('is applied for, filled from a spreadsheet, joined by invitation, and read in its statistics', async () => {
    const name = `Harbour Works ${newMobile()}`;
    const boss = await newVisitor(options);
    await newMember(boss, 'Sofía Moreno');
    const { page, open } = boss;
    await open('/company-home');
    await page.getByRole('link', { name: /apply/i }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Open a company account' }).waitFor();
    await page.getByLabel('Company', { exact: true }).fill(name);
    await page.getByLabel('Members at most').fill('20');
    await expectTidy(boss);
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.getByText('Draft kept').waitFor();
    await page.getByLabel('Contact person').fill('Sofía Moreno');
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await page.getByRole('button', { name: 'Take back and edit' }).waitFor();
    await page.getByText('Under review').waitFor();
    await expectTidy(boss);
    await accept('Companies', name);

    await open('/user-home');
    await switchTo(page, name);
    await open('/company/batch-add-users');
    const email = newEmail();
    const people = [
      ['H1', 'Nora New', 'Port', email, ''],
      ['H2', '=Otto Olsen', 'Office', '', newMobile()],
      ['H3', 'Broken Row', 'Office', '', '123', '42'],
    ];
    await page.locator('input[type=file]').setInputFiles(await writePeople(people));
    await page.getByRole('rowheader', { name: 'E4' }).waitFor();
    await page.getByText('Not used: F · Shoe size').waitFor();
    await page.getByLabel('C · Dept.').selectOption('Job title');
    await page.getByText('Not used: F · Shoe size').waitFor();
    await page.getByLabel('C · Dept.').selectOption('Department');
    await expectTidy(boss);
    await page.getByRole('button', { name: 'Good rows only' }).click();
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    await page.getByText('2 people added').waitFor();
    await page.getByRole('link', { name: '=Otto Olsen' }).waitFor();
    await expectTidy(boss);
    await page.getByLabel('Department').selectOption('Port');
    await page.getByRole('button', { name: 'Actions for Nora New' }).click();
    await page.getByRole('menuitem', { name: 'Invite' }).click();
    await page.getByText('1 invitation sent').waitFor();

    const nora = await newVisitor(options);
    await nora.open(await readLink(nora, email));
    await nora.page.getByRole('tab', { name: 'E-mail' }).click();
    await nora.page.locator('[name=name]').fill('Nora New');
    await nora.page.locator('[name=email]').fill(email);
    await nora.page.locator('[name=email]').press('Enter');
    await nora.page.getByRole('heading', { name: 'We have sent you an e-mail' }).waitFor();
    await nora.open(await readLink(nora, email, 2));
    await nora.page.getByLabel('Password', { exact: true }).fill(password);
    await nora.page.getByRole('button', { name: 'Activate account' }).click();
    await nora.page.getByText('Your account is activated').waitFor();
    await acceptInvitation(nora, name);
    await nora.open('/user-home');
    await switchTo(nora.page, name);
    await doHomework(boss, nora, name);

    await open('/company/users?state=joined');
    await page.getByRole('link', { name: 'Nora New' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora New' }).waitFor();
    await expectTidy(boss);
    for (const path of ['/company/add-user', '/company/groups', '/company/company-day-study-stats']) {
      await open(path);
      await expectTidy(boss);
    }
    await page.getByRole('tab', { name: 'By person' }).click();
    await page.getByRole('link', { name: 'Nora New' }).waitFor();
    await expectTidy(boss);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);

    await leave(nora, name);
    await open('/company/users?state=left');
    await page.getByRole('link', { name: 'Nora New' }).waitFor();
    await expectTidy(boss);
  });

  it('shows its administrators who studies, and its groups', async () => {
    const boss = await signedIn('company', options);
    const { page, open } = boss;
    await open('/user-home');
    await switchTo(page, 'Morningside Logistics');
    await open('/company/company-day-study-stats');
    await page.getByRole('slider').first().waitFor();
    await expectTidy(boss);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /^Study on/ }).waitFor();
    await page
      .getByRole('link', { name: 'Grace Mensah' })
      .or(page.getByRole('link', { name: /Lin/ }))
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /: study$/ }).waitFor();
    await expectTidy(boss);
    await open('/company/groups');
    await page.getByRole('link', { name: 'Warehouse safety' }).click();
    await page.locator('main a[href*="group-users"]').click();
    await page.getByRole('heading', { level: 1, name: 'People of Warehouse safety' }).waitFor();
    await expectTidy(boss);
  });
});

describe.each(looks)('a partner at $width pixels', (options) => {
  it('applies, is approved, and reads the payments of a month', async () => {
    const visitor = await newVisitor(options);
    const username = await newMember(visitor, 'Tanaka Kenji');
    const { page, open } = visitor;
    await open('/partner/payments');
    await page.getByText('No payments yet').waitFor();
    await expectTidy(visitor);
    await open('/partner-home');
    await page.getByRole('link', { name: /apply/i }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Become a partner' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Tanaka Papers');
    await page.getByLabel('Contact person').fill('Tanaka Kenji');
    await page.getByLabel('Account holder').fill('Tanaka Kenji');
    await page.getByLabel('Account number').fill('1234');
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await page.getByText('Not valid').waitFor();
    expectComplaint(/400 \(Bad Request\)/);
    await page.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await page.getByText('Under review').waitFor();
    await expectTidy(visitor);

    await accept('Partners', 'Tanaka Papers');
    await importPayments(username, options);

    await open('/partner/fiananceinfo');
    await page.getByText('•••• 3000').waitFor();
    await expectTidy(visitor);
    await page.getByRole('button', { name: 'Show in full' }).click();
    await page.getByText('DE89370400440532013000').waitFor();
    await open('/partner/payments');
    await page.getByRole('link', { name: 'October 2026' }).click();
    await page.getByRole('rowheader', { name: 'Forklift licence' }).waitFor();
    await page.getByText('1,234.56 CNY').first().waitFor();
    await expectTidy(visitor);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  });
});
