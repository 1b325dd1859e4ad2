// A thousand categories cost no more statements than ten.
import { rules } from '@tiku/contract';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Context } from '../../../platform/http/context.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import type { Banker } from '../../../testing/build-bank.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { listQuestions } from '../questions/list-questions.ts';
import { readSummary } from '../read-summary.ts';
import { arrangeCategories, keepCategory, removeCategory } from './keep-category.ts';

const most = rules.bank.categoriesMax;
const page = { start: 0, limit: 10, order_by: 'newest', req_total: 1, query_string: '' } as const;

const test = useTestApp();
let few: Banker;
let many: Banker;

beforeAll(async () => {
  [few, many] = [await withCategories(9), await withCategories(most - 1)];
});

/** In three levels, ten below each; a question in the last. */
async function withCategories(count: number): Promise<Banker> {
  const me = await banker(test);
  const { exam_id } = await me.summary();
  await sql`
    insert into exam_section (exam_id, no, parent_no, title, order_no)
    select ${exam_id}, n, nullif((n - 1) / 10, 0), 'Category ' || n, n from generate_series(1, ${count}::int) n`.execute(
    test.db,
  );
  await sql`update bank set last_category_no = ${count} where exam_id = ${exam_id}`.execute(test.db);
  await sql`update exam set sections_count = ${count} where id = ${exam_id}`.execute(test.db);
  await me.add(statement('In the last of them'), count);
  return me;
}

async function countStatements(
  { id }: Banker,
  work: (context: Context<'member'>) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const dialect = new PostgresDialect({ pool: test.services.pool });
  const db = new Kysely<Tables>({ dialect, log: () => void (count += 1) });
  const actor = { accountId: id, company: null };
  await work({ ...test.services, db, actor, language: 'en' } as unknown as Context<'member'>);
  return count;
}

const moved = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, parent_id: null, order_no: count - at }));

const works: Record<string, (context: Context<'member'>, last: number) => Promise<unknown>> = {
  'the summary': (context) => readSummary(context),
  'a branch of the list': (context) => listQuestions(context, { ...page, category_id: 1 }),
  'adding one': (context) => keepCategory(context, { parent_id: null, title: 'One more', order_no: 1 }),
  'moving them all': (context, last) => arrangeCategories(context, moved(last)),
  'removing one': (context, last) => removeCategory(context, { id: last, delete_questions: false }),
};

it.each(Object.keys(works))('%s takes as many statements as with ten', async (name) => {
  const work = works[name];
  if (!work) throw new Error(name);
  const counts = [
    await countStatements(few, (context) => work(context, 9)),
    await countStatements(many, (context) => work(context, most - 1)),
  ];
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
});

it('and not one more than that', async () => {
  await many.addCategory('The last that fits');
  expect((await many.category({ title: 'Too many', order_no: 1 })).status).toBe(409);
});
