// Practising, further: what VIPs may, what goes on by itself, and what another device does.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerIdOf,
  answerOne,
  articleOf,
  begin,
  findExam,
  keepPicture,
  letTimePass,
  openSelection,
  openStart,
  science,
  stateOf,
} from '../harness/practice.ts';
import { ask, expectComplaint, newVisitor, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

/** In this exam: a statement that is false, and a question with options in a fixed order after it. */
const statementNo = 2;

async function answerAndSave(page: Page, name: RegExp): Promise<void> {
  const answered = page.waitForResponse(/answer_details/);
  await page.getByRole('radio', { name }).check();
  await answered;
  await expect.poll(() => stateOf(page).getAttribute('data-state')).toBe('saved');
}

describe('a VIP', () => {
  it('practises for mastery, and is asked no more what they have mastered', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('vip');
    await openStart(visitor, science);
    await page.getByText('18 questions not mastered yet').waitFor();
    await begin(page, page.getByRole('button', { name: 'Practise: Mastery' }));
    await answerOne(page);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const mastered = page.getByRole('button', { name: 'Mastered' });
    await mastered.click();
    await expect.poll(() => mastered.getAttribute('aria-pressed')).toBe('true');
    await checkAccessibility();
    await openStart(visitor, science);
    await page.getByText('17 questions not mastered yet').waitFor();
  });

  it('finds what they highlighted again after a reload, and can clear it', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('vip');
    await openSelection(visitor, science, { range: [statementNo, statementNo] });
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const stem = articleOf(page).locator('[id]').first();
    await articleOf(page).getByText('Explanation').waitFor();
    await stem.evaluate((element) => document.getSelection()?.selectAllChildren(element));
    await page.getByRole('button', { name: 'Highlight' }).click();
    const painted = () =>
      page.evaluate(() => Array.from(CSS.highlights.get('tiku-stem') ?? [], (range) => String(range as Range)).join());
    await expect.poll(painted).toContain('It is warmer in summer');
    await page.getByRole('button', { name: 'Clear highlights' }).waitFor();
    await page.reload();
    await expect.poll(painted).toContain('It is warmer in summer');
    await checkAccessibility();
    await page.getByRole('button', { name: 'Clear highlights' }).click();
    await expect.poll(painted).toBe('');
  });
});

describe('what goes on by itself', () => {
  it('is the next question after a right answer, and not after a wrong one', async () => {
    const visitor = await newVisitor();
    const { page, signIn } = visitor;
    await signIn('author');
    await openSelection(visitor, science, { range: [statementNo, statementNo + 1] });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Move on after a right answer/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /False/ }).check();
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor();
    // Eight minutes is right; the first option is not.
    await page.getByRole('radio').first().check();
    await page.keyboard.press('Enter');
    await articleOf(page).getByText('Wrong', { exact: true }).waitFor();
    await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor();
  });

  it('are the answers to learn by heart: shown as pages are turned, and counted neither right nor wrong', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, open, signIn, checkAccessibility } = visitor;
    await signIn('author');
    const answerId = await openSelection(visitor, science, { range: [1, 3] });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Show answers/ }).check();
    await page.keyboard.press('Escape');
    await articleOf(page).getByText('Explanation').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('article', { name: 'Question 2', exact: true }).getByText('Explanation').waitFor();
    // What has focus comes out from behind the bar.
    await page.getByRole('button', { name: 'Mastered' }).focus();
    await checkAccessibility();
    await keepPicture(page, 'memorising');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Show answers/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('article', { name: 'Question 3', exact: true }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await articleOf(page).getByText('Explanation').waitFor();
    const result = await ask<{ answered_count: number; correct_count: number; score: number }>(
      page,
      'POST /exam/user_online_prac/handin_answer',
      { answer_id: answerId },
    );
    expect(result).toMatchObject({ answered_count: 1, correct_count: 0, score: 0 });
    await open(`/exam/detail/practice?answer_id=${answerId}&view=report`);
    await page.getByText('Answer shown').first().waitFor();
    expect(await overflowOf(page)).toBe(0);
  });

  it('is handing in when time is up, with what had been given', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('author');
    const answerId = await openSelection(visitor, science, { range: [statementNo, statementNo + 1] }, 3);
    await page.getByRole('timer', { name: 'Time left' }).waitFor();
    await answerAndSave(page, /False/);
    await letTimePass(answerId, 4);
    await page.reload();
    await page.getByRole('timer', { name: 'Time left' }).waitFor();
    await page.waitForURL('**view=report**', { timeout: 60_000 });
    await page.getByText('Time is up. What was saved has been handed in.').waitFor();
    await page.getByText('1 of 2 right').first().waitFor();
    await checkAccessibility();
    await keepPicture(page, 'time-up');
    expectComplaint(/409/);
  });
});

describe('two devices', () => {
  it('keep the newest answer, and the second is told within 10 seconds that the first handed in', async () => {
    const first = await newVisitor();
    const second = await newVisitor({ width: 360, colorScheme: 'dark' });
    await first.signIn('author');
    await second.signIn('author');
    await openSelection(first, science, { range: [statementNo, statementNo + 1] }, 3);
    const { page } = first;
    const answerId = answerIdOf(page);
    await second.open(`/exam/detail/practice?answer_id=${answerId}`);
    await second.page.getByRole('radio').first().waitFor();

    await answerAndSave(page, /True/);
    await answerAndSave(second.page, /False/);

    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await page.waitForURL('**view=report**');
    await page.getByText('1 of 2 right').first().waitFor();
    await second.page.getByRole('radio', { name: /True/ }).check();
    await second.page.getByRole('alert').getByText('handed in').waitFor({ timeout: 60_000 });
    await second.checkAccessibility();
    await keepPicture(second.page, 'handed-in-elsewhere');
    await second.page.getByRole('link', { name: 'See the report' }).click();
    await second.page.getByText('1 of 2 right').first().waitFor();
    expectComplaint(/409/);
  });

  it('learn what the other did when somebody comes back to them', async () => {
    const first = await newVisitor();
    const second = await newVisitor({ width: 360 });
    await first.signIn('author');
    await second.signIn('author');
    const answerId = await openSelection(first, science, { range: [statementNo, statementNo + 1] }, 3);
    await second.open(`/exam/detail/practice?answer_id=${answerId}`);
    const chosen = second.page.getByRole('radio', { name: /True/ });
    await chosen.waitFor();
    const comeBack = () => second.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await answerAndSave(first.page, /True/);
    expect(await chosen.isChecked()).toBe(false);
    await comeBack();
    await expect.poll(() => chosen.isChecked()).toBe(true);

    await ask(first.page, 'POST /exam/user_online_prac/handin_answer', { answer_id: answerId, answer_details: [] });
    await comeBack();
    await second.page.getByRole('alert').getByText('handed in').waitFor();
  });
});

describe('practice beside a running test', () => {
  it('keeps the answer and shows no key until the test is handed in', async () => {
    const visitor = await newVisitor({ width: 360 });
    const { page, signIn, checkAccessibility, open } = visitor;
    await signIn('company');
    const one = { range: [statementNo, statementNo] };
    const testId = await openSelection(visitor, science, one, 3);
    const practiceId = await openSelection(visitor, science, one);
    await page.getByRole('radio', { name: /True/ }).check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('This question is in a test you have not handed in yet').waitFor();
    expect(await articleOf(page).getByText('Explanation').count()).toBe(0);
    await checkAccessibility();
    await keepPicture(page, 'beside-a-test');

    await page.getByRole('link', { name: 'See what is in progress' }).click();
    await page.locator(`a[href*='answer_id=${testId}']`).first().waitFor();
    await ask(page, 'POST /exam/user_online_prac/handin_answer', { answer_id: testId, answer_details: [] });
    await open(`/exam/detail/practice?answer_id=${practiceId}`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await articleOf(page).getByText('Explanation').waitFor();
  });
});

describe('a ranking', () => {
  it('shows people the first places and their own, and nobody who hides theirs', async () => {
    const visitor = await newVisitor();
    const { page, open, signIn, checkAccessibility } = visitor;
    await signIn('company');
    const examId = await findExam(page, 'em português');
    await open(`/exam/detail?exam_id=${examId}`);
    const ranking = page.getByRole('region', { name: 'Ranking' });
    await ranking.getByRole('row', { name: /^1 Beatriz Costa/ }).waitFor();
    await checkAccessibility();
    await ask(page, 'POST /app/account/info', { hide_exam_rank: true });
    await page.reload();
    await ranking.getByText('You hide your rank').waitFor();
    expect(await ranking.getByText('Beatriz').count()).toBe(0);
    await ask(page, 'POST /app/account/info', { hide_exam_rank: false });
  });
});

describe('an error in a question', () => {
  it('is reported in the middle of an attempt, answered by the author, and heard of', async () => {
    const reader = await signedIn('demo');
    await openSelection(reader, science, { range: [statementNo, statementNo] });
    const attempt = reader.page.url();
    await reader.page.getByRole('button', { name: 'Report an error' }).click();
    await reader.page.getByLabel('What is wrong?').selectOption({ label: 'The answer' });
    await reader.page.getByLabel('Tell more').fill('It is the other way round.');
    await reader.checkAccessibility();
    await reader.page.getByRole('button', { name: 'Send report' }).click();
    await reader.page.getByText('Thank you. The author will look at it.').waitFor();
    expect(reader.page.url()).toContain(attempt);
    await reader.page.getByRole('radio').first().check();
    await reader.page.getByRole('button', { name: 'Check', exact: true }).click();
    await reader.page.getByRole('button', { name: 'Report an error' }).waitFor();

    const author = await signedIn('author');
    await author.open('/exam/reported-questions');
    const row = author.page.getByRole('listitem').filter({ hasText: 'It is the other way round.' });
    await row.getByRole('link', { name: 'Edit the question' }).waitFor();
    await author.checkAccessibility();
    await row.getByRole('button', { name: 'Answer', exact: true }).click();
    await row.getByRole('textbox', { name: 'Answer' }).fill('You are right, it is mended.');
    await row.getByRole('button', { name: 'Send answer' }).click();
    await row.waitFor({ state: 'detached' });

    await reader.open('/notices/index');
    await reader.page.getByRole('link', { name: /Your report on question 2 of “Everyday Wonders/ }).click();
    await reader.page.getByText('You are right, it is mended.').waitFor();
  });
});

describe('on a slow line', () => {
  it('reads the question before the application is there, and nothing is fetched twice', async () => {
    const visitor = await newVisitor();
    const { page, signIn, checkAccessibility } = visitor;
    await signIn('demo');
    await openSelection(visitor, science, { range: [1, 3] });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor();
    const stem = await articleOf(page).locator('[id]').first().innerText();
    await page.waitForURL(/no=2/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const arrival = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const early = page.locator('#early');
    await early.getByText(stem).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    arrival.resolve();
    await page.getByRole('article', { name: 'Question 2', exact: true }).getByText(stem).waitFor();
    await expect.poll(() => early.count()).toBe(0);
    for (const path of ['/exam/user_online_prac/noes', '/app/user/exam/questions']) {
      expect(asked.filter((each) => each.endsWith(path))).toHaveLength(1);
    }
    await checkAccessibility();
  });

  it('sees nothing of an attempt of somebody else', async () => {
    const visitor = await newVisitor();
    const { page, signIn } = visitor;
    await signIn('demo');
    await openSelection(visitor, science, { range: [1, 3] });
    const address = page.url();
    const other = await newVisitor();
    await other.signIn('author');
    const answered = other.page.waitForResponse(/user_online_prac\/noes/);
    await other.page.goto(address);
    expect((await answered).status()).toBe(404);
    await other.page.getByText('This practice cannot be opened').waitFor();
    expect(await other.page.locator('#early').count()).toBe(0);
    expectComplaint(/404/);
  });
});
