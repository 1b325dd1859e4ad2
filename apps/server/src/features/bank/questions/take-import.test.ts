import { expect, it } from 'vitest';
import { banker, statement } from '../../../testing/build-bank.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';

const desk = useImportDesk();

const file = {
  name: 'bank.csv',
  bytes: 'Question,Type,Option1,Option2,Answer\nIce floats.,true/false,,,True\nWhich is red?,,Rose,Grass,A\n',
};

it('takes what a file holds, once, as one’s own', async () => {
  const me = await banker(desk, desk.authorId);
  await me.add(statement('there before'));
  const { body: view } = await desk.sendImport(file);
  const take = (import_id: number) => me.call('POST /user_qdb/question/fromimport', { import_id });
  const there = { exam_id: (await me.summary()).exam_id, question_ids: [2, 3] };
  expect((await take(view.import_id)).body).toEqual({ added_count: 2, known_count: 0, ...there });
  expect((await take(view.import_id)).body).toEqual({ added_count: 0, known_count: 2, ...there });
  const { body: again } = await desk.sendImport(file);
  expect((await take(again.import_id)).body).toEqual({ added_count: 0, known_count: 2, ...there });
  const { list, total } = await me.list();
  expect(total).toBe(3);
  expect(list.map(({ source, with_key }) => [source, with_key])).toEqual([
    [null, true],
    [null, true],
    [null, true],
  ]);
  const exams = await me.call('POST /uploadedexams', {});
  expect(exams.body.list.filter(({ status }) => status === 2)).toEqual([]);
  const stranger = await banker(desk);
  expect((await stranger.call('POST /user_qdb/question/fromimport', { import_id: view.import_id })).status).toBe(404);
});
