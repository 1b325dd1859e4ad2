// A question bank: filled from an exam, sorted into categories, looked through, practised and emptied again.
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findExam } from '../harness/practice.ts';
import { ask, expectComplaint, overflowOf, signedIn, useBrowser } from '../harness/visitor.ts';
import type { VisitorOptions } from '../harness/visitor.ts';

useBrowser();

const exam = 'Everyday Wonders: the Science around You';

function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('output').getByText(text);
}

async function addCategory(page: Page, name: string, parent?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add category' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (parent) await dialog.getByLabel('In', { exact: true }).selectOption({ label: parent });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem', { name: new RegExp(`^${name}, level`) }).waitFor();
}

async function clearBank(page: Page): Promise<void> {
  const { list } = await ask<{ list: { id: number; parent_id: number | null }[] }>(page, 'GET /user_qdb/categories');
  for (const { id } of list.filter(({ parent_id }) => parent_id === null)) {
    await ask(page, 'DELETE /user_qdb/category', { id });
  }
  const { summary } = await ask<{ summary: { uncategorized_count: number } }>(page, 'GET /user_qdb/summary');
  await ask(page, 'DELETE /user_qdb/uncategory/questions', { count: summary.uncategorized_count });
}

/** At the end of what is there. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field, exact: true }).click();
  // The editor of a field comes when somebody enters it.
  await page.locator('[contenteditable=true]:focus').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await page.getByRole('textbox', { name: field, exact: true }).getByText(text.trim()).waitFor();
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}, level`) });
const card = (page: Page, no: number) => page.getByRole('article', { name: `Question ${no}`, exact: true });

async function walkThrough(person: string, options: VisitorOptions): Promise<void> {
  const { page, open, checkAccessibility } = await signedIn(person, options);
  await clearBank(page);
  const examId = await findExam(page, exam);

  await open('/user-question-db/category-manager');
  await addCategory(page, 'Science');
  await addCategory(page, 'Light', 'Science');
  await addCategory(page, 'History');
  await checkAccessibility();
  expect(await overflowOf(page)).toBe(0);

  await open(`/exam/questions?exam_id=${examId}`);
  for (const no of [1, 2, 3]) await card(page, no).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Selected questions' })
    .getByRole('button', { name: 'Add to my bank' })
    .click();
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Science' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my bank' }).click();
  await toast(page, '3 questions were added to your bank').waitFor();

  await open('/user-question-db/question-manager');
  await page.getByText('3 questions', { exact: true }).waitFor();
  await checkAccessibility();
  expect(await overflowOf(page)).toBe(0);
  const [newest] = await page.getByRole('article').all();
  await newest?.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByRole('textbox', { name: /^My note/ }).fill('Remember the rainbow');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Remember the rainbow').waitFor();
  await newest?.getByRole('button', { name: /^Favourite/ }).click();
  await newest?.locator('[aria-pressed=true]').first().waitFor();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Category and difficulty' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'History' });
  await page.getByRole('dialog').getByLabel('Difficulty').selectOption({ label: 'Hard' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toast(page, '3 questions were changed').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await toast(page, 'Undone').waitFor();

  await page.getByRole('searchbox').fill('rainbow');
  await page.getByText('1 question', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('State').selectOption({ label: 'Favourites' });
  await page.getByText('1 question', { exact: true }).waitFor();

  await open('/user-question-db/root');
  await page.getByText('3 of 500 questions').waitFor();
  await checkAccessibility();
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Practise', exact: true }).click();
  await page.waitForURL('**/exam/detail/practice*');
}

describe('a question bank', () => {
  it('is filled, sorted, looked through and practised', async () => {
    await walkThrough('demo', {});
  });

  it('is all that on a phone', async () => {
    await walkThrough('demo', { width: 360, colorScheme: 'dark' });
  });

  it('moves its categories by dragging and by keyboard, and deletes what was counted', async () => {
    const { page, open } = await signedIn('teacher');
    await clearBank(page);
    await open('/user-question-db/category-manager');
    for (const name of ['One', 'Two', 'Three']) await addCategory(page, name);
    const titles = () =>
      page
        .getByRole('listitem', { name: /, level/ })
        .getByRole('link')
        .allTextContents();

    // Somebody who moves several does not wait until the tree was read again, nor see it as it was before.
    await page.route('**/user_qdb/categories*', async (route) => {
      if (route.request().method() === 'GET') await setTimeout(500);
      await route.continue();
    });
    await rowOf(page, 'Three').getByRole('button', { name: 'Move “Three”' }).focus();
    const moved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Alt+ArrowUp');
    await (await moved).finished();
    expect(await titles()).toEqual(['One', 'Three', 'Two']);
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('listitem', { name: 'Three, level 2' }).waitFor();

    const [from, to] = [rowOf(page, 'Two').getByRole('button', { name: 'Move “Two”' }), rowOf(page, 'One')];
    const [grip, aim] = [await from.boundingBox(), await to.boundingBox()];
    if (!grip || !aim) throw new Error('the rows are not on screen');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(aim.x + 60, aim.y + 20, { steps: 5 });
    await page.mouse.move(aim.x + 60, aim.y + 4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(titles).toEqual(['Two', 'One', 'Three']);
    await page.unrouteAll({ behavior: 'wait' });

    const examId = await findExam(page, exam);
    const { list } = await ask<{ list: { id: number; title: string }[] }>(page, 'GET /user_qdb/categories');
    const three = list.find(({ title }) => title === 'Three')?.id;
    await ask(page, 'POST /user_qdb/question/fromexam', { exam_id: examId, noes: [1, 2], category_id: three });
    await open('/user-question-db/category-manager');
    await rowOf(page, 'One')
      .getByRole('button', { name: /^What to do/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete the questions' }).click();
    await dialog.getByLabel('Type 2 to confirm').fill('3');
    await dialog.getByRole('button', { name: 'Delete category' }).click();
    await dialog.getByText('This is not the number of questions').waitFor();
    await ask(page, 'POST /user_qdb/question/fromexam', { exam_id: examId, noes: [3], category_id: three });
    await dialog.getByLabel('Type 2 to confirm').fill('2');
    await dialog.getByRole('button', { name: 'Delete category' }).click();
    await dialog.getByText('there are 3 now').waitFor();
    expectComplaint(/409/);
    await page.keyboard.press('Escape');
    await page.reload();
    await rowOf(page, 'One')
      .getByRole('button', { name: /^What to do/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete category' }).click();
    await dialog.getByRole('button', { name: 'Delete the questions' }).click();
    await dialog.getByLabel('Type 3 to confirm').fill('3');
    await dialog.getByRole('button', { name: 'Delete category' }).click();
    await toast(page, '“One” was deleted').waitFor();
    await expect.poll(titles).toEqual(['Two']);
  });

  it('takes a question that somebody writes, and says so when it comes again', async () => {
    const { page, open } = await signedIn('author');
    await clearBank(page);
    for (const said of ['Saved in your bank', 'This question is already in your bank']) {
      await open('/user-question-db/edit-one-udb-question');
      await type(page, 'Stem', 'Which planet is red?');
      for (const [letter, planet] of Object.entries({ A: 'Mars', B: 'Venus', C: 'Earth', D: 'Saturn' })) {
        await type(page, `Option ${letter}`, planet);
      }
      // Straight from the field of an option, as people do.
      await page.getByRole('radio', { name: 'Option A is right' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await toast(page, said).waitFor();
    }
    await page.getByText('1 question', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Edit: question/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Edit question/ }).waitFor();
    await type(page, 'Stem', ' And why?');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article').getByText('Which planet is red? And why?').waitFor();
  });
});
