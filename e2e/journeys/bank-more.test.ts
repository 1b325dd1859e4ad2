// Duplicates in a question bank, made one and two again; and questions that leave it for an exam, a file and paper.
import { describe, expect, it } from 'vitest';
import { openSelection, science } from '../harness/practice.ts';
import { ask, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';

useBrowser();

const statement = (desc: string) => ({
  type: 4,
  desc: `<p>${desc}</p>`,
  correct_answer: true,
  explanation: '',
  score: 1,
  difficulty: null,
});

describe('duplicates', () => {
  it.each([1440, 360])('are merged and divided again at %i px', async (width) => {
    const { page, open, checkAccessibility } = await signedIn('author', { width });
    const things = width === 360 ? 'Swallows' : 'Storks';
    for (const desc of [`${things} fly south before the winter`, `3. ${things} fly SOUTH, before the winter!`]) {
      await ask(page, 'PUT /user_qdb/live_update/question', { question: statement(desc) });
    }
    await open('/user-question-db/root');
    await page.getByRole('link', { name: 'Look at duplicates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor();
    await page.getByText('SOUTH,').first().waitFor();
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page
      .getByRole('button', { name: /^Keep this one/ })
      .first()
      .click();
    await page.getByText('No duplicates').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Keep both' }).click();
    await page.getByText('No duplicates').waitFor();
  });
});

describe('a selection', () => {
  it('becomes an exam, a spreadsheet and a paper', async () => {
    const { page, open, checkAccessibility } = await signedIn('company');
    for (const desc of ['Copper conducts heat', 'Glass is brittle']) {
      await ask(page, 'PUT /user_qdb/live_update/question', { question: statement(desc) });
    }
    const choose = async (entry: string) => {
      await open('/user-question-db/question-manager');
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: 'Use elsewhere' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    const download = page.waitForEvent('download');
    await choose('Spreadsheet');
    expect((await download).suggestedFilename()).toBe('My question bank.xlsx');
    await choose('Print');
    await page.getByRole('article', { name: 'Question 2', exact: true }).waitFor();
    await checkAccessibility();
    await choose('New exam');
    await page.getByRole('dialog').getByLabel('Title').fill('Things and what they do');
    await page.getByRole('button', { name: 'Create exam' }).click();
    await page.getByRole('heading', { level: 1, name: 'Things and what they do' }).waitFor();
  });
});

describe('questions from elsewhere', () => {
  it('come into the bank as pasted text, and are looked at before', async () => {
    const { page, open, checkAccessibility } = await signedIn('teacher', { width: 360 });
    await open('/user-question-db/root');
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByRole('heading', { level: 1, name: 'Questions for my bank' }).waitFor();
    await page.getByRole('button', { name: 'Paste text' }).click();
    const text = 'The sky is blue\nAnswer: true\n\nWhich planet is red?\nA. Venus\nB. Mars\nAnswer: B';
    await page.getByRole('dialog').getByLabel('Questions').fill(text);
    await checkAccessibility();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Read' }).click();
    await page.getByRole('article').getByText('Which planet is red?').waitFor();
    // It stays clear what they are for, on every tab.
    await page.getByRole('tab', { name: 'Doubtful' }).click();
    expect(await page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add to my bank' }).click();
    await page.locator('output').getByText('2 questions were added to your bank').waitFor();
    await page.getByText('2 questions', { exact: true }).waitFor();
  });
});

describe('a question in practice', () => {
  it('is kept in the bank once its answer is known, and shows there what was highlighted', async () => {
    const visitor = await signedIn('vip', { width: 360 });
    const { page, open } = visitor;
    await openSelection(visitor, science, { range: [1, 1] });
    await page.getByRole('radio').first().check();
    expect(await page.getByRole('button', { name: 'Add to my bank' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    for (const said of ['Added to your question bank', 'This question is already in your bank']) {
      await page.getByRole('button', { name: 'Add to my bank' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add to my bank' }).click();
      await page.locator('output').getByText(said).waitFor();
    }
    expect(await overflowOf(page)).toBe(0);
    const { list } = await ask<{ list: { question_id: number }[] }>(page, 'GET /user_qdb/questions');
    const { summary } = await ask<{ summary: { exam_id: number } }>(page, 'GET /user_qdb/summary');
    const question_id = list[0]?.question_id;
    const { answer_id } = await ask<{ answer_id: number }>(page, 'POST /exam/user_online_prac/create_answer', {
      exam_id: summary.exam_id,
      prac_type: 2,
      sel_qs_json: JSON.stringify({ range: [question_id, question_id] }),
    });
    await ask(page, 'POST /exam/user_online_prac/answer_details', {
      answer_id,
      answer_details: [{ no: question_id, seq: 1, answer: ['A'], check: true }],
    });
    await ask(page, 'POST /user_qdb/question/deschl', { question_id, highlights: [{ start: 0, end: 5, color: 0 }] });
    await open('/user-question-db/question-manager');
    await page.getByRole('article').first().waitFor();
    const painted = () =>
      page.evaluate(() => Array.from(CSS.highlights.get('tiku-stem') ?? [], (range) => String(range as Range)).join());
    await expect.poll(painted).toMatch(/(?:^|,)Why i(?:,|$)/);
  });
});
