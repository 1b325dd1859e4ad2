import { beforeAll, describe, expect, it } from 'vitest';
import { banker, statement } from '../../../testing/build-bank.ts';
import type { Banker } from '../../../testing/build-bank.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let me: Banker;

const remove = (request: { id: number; delete_questions?: boolean; count?: number }) =>
  me.call('DELETE /user_qdb/category', request);

describe('a category', () => {
  beforeAll(async () => {
    me = await banker(test);
  });

  it('is added once, however often it is asked for', async () => {
    const wanted = { title: ' Physics ', parent_id: null, order_no: 3 };
    const [first, again] = [await me.category(wanted), await me.category(wanted)];
    expect(first.body.category).toMatchObject({ title: 'Physics', parent_id: null, order_no: 3, questions_count: 0 });
    expect(again.body.category.id).toBe(first.body.category.id);
  });

  it('has a name of 1 to 50 characters and an order number', async () => {
    const statuses = await Promise.all(
      [
        { title: '', order_no: 1 },
        { title: 'x'.repeat(51), order_no: 1 },
        { title: 'Fine', order_no: -1 },
        { title: 'Fine' } as { title: string; order_no: number },
      ].map(async (wanted) => (await me.category(wanted)).status),
    );
    expect(statuses).toEqual([400, 400, 400, 400]);
  });

  it('goes neither below itself nor below its own, and not below somebody else’s', async () => {
    const top = await me.addCategory('Top');
    const below = await me.addCategory('Below', top);
    const move = async (id: number, parent_id: number) =>
      (await me.category({ id, title: 'Top', parent_id, order_no: 1 })).status;
    expect(await move(top, top)).toBe(400);
    expect(await move(top, below)).toBe(400);
    const other = await banker(test);
    for (let at = 0; at < 9; at += 1) await other.addCategory(`Other ${at}`);
    const foreign = (await other.categories()).at(-1)?.id ?? 0;
    expect(await move(top, foreign)).toBe(404);
    expect((await me.category({ id: foreign, title: 'Mine', order_no: 1 })).status).toBe(404);
  });

  it('stands at most five levels deep, also when a branch is moved', async () => {
    let parent: number | null = null;
    const path: number[] = [];
    for (let level = 1; level <= 5; level += 1) {
      parent = await me.addCategory(`Level ${level}`, parent);
      path.push(parent);
    }
    const sixth = await me.category({ title: 'Level 6', parent_id: parent, order_no: 1 });
    expect(sixth.status).toBe(400);
    const branch = await me.addCategory('Branch');
    await me.addCategory('Twig', branch);
    expect((await me.category({ id: branch, title: 'Branch', parent_id: path[3] ?? 0, order_no: 1 })).status).toBe(400);
    expect((await me.category({ id: branch, title: 'Branch', parent_id: path[2] ?? 0, order_no: 1 })).status).toBe(200);
  });

  it('takes no name that stands beside it already', async () => {
    await me.addCategory('Taken');
    const other = await me.addCategory('Free');
    expect((await me.category({ id: other, title: 'Taken', order_no: 1 })).status).toBe(409);
  });

  it('comes in the order of its number, among those of its parent', async () => {
    const parent = await me.addCategory('Ordered');
    const ids = [await me.addCategory('One', parent), await me.addCategory('Two', parent)];
    const [one = 0, two = 0] = ids;
    const { body } = await me.call('POST /user_qdb/categories', {
      categories: [
        { id: one, parent_id: parent, order_no: 2 },
        { id: two, parent_id: parent, order_no: 1 },
      ],
    });
    expect(body.list.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)).toEqual([two, one]);
    const circle = await me.call('POST /user_qdb/categories', {
      categories: [
        { id: one, parent_id: two, order_no: 1 },
        { id: two, parent_id: one, order_no: 1 },
      ],
    });
    expect(circle.status).toBe(400);
    expect((await me.call('POST /user_qdb/categories', { categories: [{ id: 9_999, order_no: 1 }] })).status).toBe(404);
  });
});

describe('removing a category', () => {
  let top: number;
  let below: number;

  beforeAll(async () => {
    me = await banker(test);
    top = await me.addCategory('Top');
    below = await me.addCategory('Below', top);
    await me.add(statement('in top'), top);
    await me.add(statement('in below'), below);
    await me.add(statement('in none'));
  });

  it('deletes nothing where the number that was typed is wrong', async () => {
    for (const count of [0, 1, 3]) {
      const { status } = await remove({ id: top, delete_questions: true, count });
      expect(status).toBe(409);
    }
    expect((await me.summary()).questions_count).toBe(3);
    expect(await me.categories()).toHaveLength(2);
  });

  it('deletes nothing, or what was counted, while others are added', async () => {
    const adding = Array.from({ length: 6 }, (_, at) => me.add(statement(`meanwhile ${at}`), below));
    const removing = remove({ id: top, delete_questions: true, count: 2 });
    await Promise.allSettled(adding);
    const { status, body } = await removing;
    const left = await me.summary();
    const deleted = status === 409 ? 0 : body.deleted_count;
    expect([0, 2]).toContain(deleted);
    const refused = (await Promise.allSettled(adding)).filter((each) => each.status === 'rejected').length;
    expect(left.questions_count).toBe(9 - deleted - refused);
    expect((await me.list()).total).toBe(left.questions_count);
  });

  it('keeps the questions without a category', async () => {
    const id = await me.addCategory('Short-lived');
    const question = await me.add(statement('stays'), id);
    const { body } = await remove({ id });
    expect(body).toEqual({ moved_count: 1, deleted_count: 0 });
    expect(await me.ids({ category_id: 0 })).toContain(question);
    expect((await remove({ id })).status).toBe(404);
  });

  it('deletes the questions when their number is right', async () => {
    const id = await me.addCategory('Doomed');
    await me.add(statement('goes'), id);
    await me.add(statement('goes too'), id);
    const { body } = await remove({ id, delete_questions: true, count: 2 });
    expect(body).toEqual({ moved_count: 0, deleted_count: 2 });
    const uncategorised = (await me.summary()).uncategorized_count;
    const emptied = await me.call('DELETE /user_qdb/uncategory/questions', { count: uncategorised + 1 });
    expect(emptied.status).toBe(409);
    const { body: gone } = await me.call('DELETE /user_qdb/uncategory/questions', { count: uncategorised });
    expect(gone.deleted_count).toBe(uncategorised);
    expect((await me.summary()).uncategorized_count).toBe(0);
  });

  it('deletes the questions where no number was given', async () => {
    const id = await me.addCategory('Uncounted');
    await me.add(statement('goes uncounted'), id);
    await me.add(statement('goes uncounted too'));
    const { body } = await remove({ id, delete_questions: true });
    expect(body).toEqual({ moved_count: 0, deleted_count: 1 });
    const { body: emptied } = await me.call('DELETE /user_qdb/uncategory/questions', {});
    expect(emptied.deleted_count).toBe(1);
  });
});
