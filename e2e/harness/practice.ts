// What journeys through practice do again and again.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { serverOf } from './servers.ts';
import { ask } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** Exams of the demo: their questions are of all fifteen types, with a material near the end. */
export const science = 'Everyday Wonders';
export const culture = '中华文化';

export const startOf = (page: Page) => page.getByRole('heading', { level: 1 });
export const articleOf = (page: Page) => page.getByRole('article').first();
export const stateOf = (page: Page) => page.locator('[data-state]');

export async function findExam(page: Page, title: string): Promise<number> {
  const { list } = await ask<{ list: { id: number; title: string }[] }>(page, 'POST /publicexams', { limit: 100 });
  const exam = list.find((each) => each.title.includes(title));
  if (!exam) throw new Error(`There is no exam ${title}`);
  return exam.id;
}

export function answerIdOf(page: Page): number {
  const id = new URL(page.url()).searchParams.get('answer_id');
  if (!id) throw new Error(`No attempt is open at ${page.url()}`);
  return Number(id);
}

export async function openStart({ page, open }: Visitor, title: string): Promise<number> {
  const examId = await findExam(page, title);
  await open(`/exam/detail/practice?exam_id=${examId}`);
  return examId;
}

export async function begin(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.waitForURL('**answer_id=**');
  await articleOf(page).locator('fieldset, ul, ol, textarea').first().waitFor();
}

/** Gives some answer to the question on screen, whatever its type. */
export async function answerOne(page: Page): Promise<void> {
  const article = articleOf(page);
  const fields = article.getByRole('textbox');
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(`answer ${index + 1}`);
  if (count > 0) return article.focus();
  await page.keyboard.press('1');
  // The items of a matching have digits of their own: there, letters choose.
  if ((await article.locator(':checked').count()) === 0) await page.keyboard.press('a');
}

/** An attempt of some questions, opened. Answers its number. */
export async function openSelection(visitor: Visitor, title: string, selection: object, pracType = 2): Promise<number> {
  const { page, open } = visitor;
  const { answer_id } = await ask<{ answer_id: number }>(page, 'POST /exam/user_online_prac/create_answer', {
    exam_id: await findExam(page, title),
    prac_type: pracType,
    sel_qs_json: JSON.stringify(selection),
  });
  await open(`/exam/detail/practice?answer_id=${answer_id}`);
  await articleOf(page).locator('fieldset, ul, ol, textarea').first().waitFor();
  return answer_id;
}

/** Moves an attempt back in time until so many seconds are left of it. */
export async function letTimePass(answerId: number, secondsLeft: number): Promise<void> {
  const { database } = await serverOf('A');
  await database.pool.query(
    `update attempt set started_at = started_at - (deadline - now()) + $2 * interval '1 second',
       deadline = now() + $2 * interval '1 second' where id = $1`,
    [answerId, secondsLeft],
  );
}

/** Pictures for people: `SCREENSHOTS=folder npm test` keeps them. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `practice-${name}.png`) });
}
