// What operators do, each to its end: with the person who gets the answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, phone, readNotice } from '../harness/operator.ts';
import { expectComplaint, ask, overflowOf, signedIn, newVisitor, useBrowser } from '../harness/visitor.ts';
import type { Visitor, VisitorOptions } from '../harness/visitor.ts';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';

useBrowser();

let server: StartedServer;

beforeAll(async () => {
  server = await startServer({ TIKU_REVIEW_EXAMS: '1' });
});
afterAll(() => server.stop());

const visit = (username: string, options: VisitorOptions = {}) => signedIn(username, { server, ...options });

interface Listed {
  list: { id: number; title: string }[];
}

/** An exam of the author's that waits, published anew with another title. */
async function publishAnew(author: Visitor, title: string): Promise<number> {
  const { list } = await ask<Listed>(author.page, 'POST /uploadedexams', { filter_status: 0 });
  const id = list[0]?.id ?? 0;
  await ask(author.page, 'PUT /app/exam/detail', { exam: { id, title, isprivate: true } });
  await ask(author.page, 'PUT /app/exam/detail', { exam: { id, isprivate: false }, to_publish: true });
  return id;
}

describe('an operator', () => {
  it('refuses an exam with a reason and approves it later, and its author reads both in Chinese', async () => {
    const author = await visit('author', { language: 'zh-CN', width: 360 });
    const title = `Reviewed ${Date.now()}`;
    const id = await publishAnew(author, title);
    const operator = await visit('operator');
    const { page } = operator;
    await openConsole(operator, 'Operator console');
    await operator.checkAccessibility();
    await page.getByRole('main').getByRole('link', { name: 'Exams' }).click();
    await page.getByRole('link', { name: title }).click();
    // The whole of it, with the answers.
    await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor();
    await operator.checkAccessibility();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByLabel('Reason').fill('Question 1 has two right answers.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('is refused, and the author has the reason.').waitFor();

    await readNotice(author, `“${title}”未通过审核`, 'Question 1 has two right answers.');
    await ask(author.page, 'PUT /app/exam/detail', { exam: { id }, to_publish: true });

    await openConsole(operator, 'Reviews');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('is approved.').waitFor();
    await readNotice(author, `“${title}”已发布`, '你的试卷已通过审核');

    await openConsole(operator, 'Log');
    await page.getByText('Question 1 has two right answers.').waitFor();
    await operator.checkAccessibility();
  });

  it('replies to feedback with a picture, which its author sees, and hands it over to a colleague', async () => {
    const person = await visit('demo');
    const subject = `Import ${Date.now()}`;
    const { session } = await ask<{ session: { session_id: number } }>(person.page, 'POST /user/feedback/session', {
      feedback_info: { type: 0, subject },
      body: 'My file is never read to its end.',
    });
    await ask(person.page, 'POST /user/feedback/session/end', { session_id: session.session_id });
    const operator = await visit('operator', phone);
    const { page } = operator;
    await openConsole(operator, 'Feedback');
    await page.getByRole('link', { name: subject }).click();
    await page.getByText('My file is never read to its end.').waitFor();
    await page.getByLabel('Reply').fill('Please send it as .xlsx.');
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      canvas.getContext('2d')?.fillRect(0, 0, 200, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const files = ['save-as.png', 'wrong.png'].map((name, at) => ({
      name,
      mimeType: 'image/png',
      // Another picture, though it looks the same.
      buffer: Buffer.concat([Buffer.from(picture, 'base64'), Buffer.alloc(at)]),
    }));
    await page.locator('input[type=file]').setInputFiles(files);
    // The line breaks after the files have arrived: a page that is loaded anew still has them, and one is taken back.
    await page.route('**/operator/feedback/reply?*', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(() => page.getByText('arrived').count()).toBe(2);
    await page.reload();
    await page.unroute('**/operator/feedback/reply?*');
    expectComplaint(/ERR_CONNECTION_RESET/);
    await page.getByRole('button', { name: 'Take wrong.png away' }).click();
    await page.getByText('wrong.png').waitFor({ state: 'detached' });
    await page.getByLabel('Reply').fill('Please send it as .xlsx.');
    await operator.checkAccessibility();
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('The reply is sent.').waitFor();
    await page.getByRole('img', { name: 'save-as.png' }).waitFor();
    await operator.checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await readNotice(person, `Answer to your feedback “${subject}”`, 'Please send it as .xlsx.');
    await person.page.getByRole('link', { name: 'Open', exact: true }).click();
    const seen = person.page.getByRole('img', { name: 'save-as.png' });
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    expect(await person.page.getByRole('img', { name: 'wrong.png' }).count()).toBe(0);

    // Handed over, it is found with the colleague.
    const mei = `mei${session.session_id}`;
    await server.database.db
      .insertInto('account')
      .values({ username: mei, name: 'Mei Lin', is_operator: true })
      .execute();
    await page.reload();
    await page.getByLabel('Assigned to').selectOption({ label: `Mei Lin (${mei})` });
    await page.getByText('Handed over.').waitFor();
    const colleague = await visit(mei);
    await openConsole(colleague, 'Feedback');
    await colleague.page.getByRole('button', { name: 'Mine' }).click();
    await colleague.page.getByRole('link', { name: subject }).waitFor();
    // The page itself is not found by a request without a token.
    expectComplaint(/404/);
  });

  it('writes a notice in five languages, which others read in theirs, and withdraws it', async () => {
    const operator = await visit('operator');
    const { page } = operator;
    await openConsole(operator, 'Official notices');
    await page.getByRole('link', { name: 'New notice' }).first().click();
    for (const [name, text] of [
      ['English', 'Maintenance'],
      ['简体中文', '系统维护'],
      ['日本語', 'メンテナンス'],
      ['Español', 'Mantenimiento'],
      ['Português', 'Manutenção'],
    ] as const) {
      await page.getByText(name, { exact: true }).first().click();
      await page.getByLabel('Title').fill(text);
      await page.getByLabel('Text', { exact: true }).fill(`${text}: 22:00`);
    }
    await operator.checkAccessibility();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('The notice is sent.').waitFor();
    const reader = await visit('vip', { language: 'ja' });
    await readNotice(reader, 'メンテナンス', 'メンテナンス: 22:00');
    await page.getByRole('button', { name: 'Withdraw' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('The notice is withdrawn.').waitFor();
  });

  it('finds somebody, makes them a VIP and shuts them out', async () => {
    const operator = await visit('operator');
    const { page } = operator;
    const person = await visit('teacher');
    await openConsole(operator, 'Users');
    await page.getByRole('searchbox').fill('teacher');
    await page.getByRole('link', { name: '(teacher)' }).click();
    await page.getByLabel('VIP until').fill('2030-01-31');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await operator.checkAccessibility();
    await page.getByRole('button', { name: 'Disable account' }).click();
    await page.getByLabel('Reason').fill('Spam');
    await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
    await page.getByText('The account is disabled.').waitFor();
    await person.page.goto('/user-home');
    await person.page.waitForURL(/\/login/);
    expectComplaint(/401/);
    await page.getByRole('button', { name: 'Enable account' }).click();
    await page.getByText('The account works again.').waitFor();
    for (const name of ['Error reports', 'Jobs', 'Storage']) {
      await openConsole(operator, name);
      await operator.checkAccessibility();
    }
  });
});

describe('to everybody else', () => {
  it.each([null, 'demo'])('the console is a page that is not there (%s)', async (username) => {
    const visitor = username === null ? await newVisitor({ server }) : await visit(username);
    for (const path of ['/operator', '/operator/users', '/operator/no-such-page']) {
      await visitor.page.goto(path);
      await visitor.page.waitForURL('**/404');
    }
    await visitor.page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor();
    expectComplaint(/404/);
    expect(await visitor.page.getByText('Operator console').count()).toBe(0);
  });
});
