// Tests that were handed in become part of the sums of their exam: each once, however many count at
// the same time.
import type { Kysely } from 'kysely';
import { addPaper } from '@tiku/measure';
import type { ItemResponse } from '@tiku/measure';
import type { Tables } from '../../platform/db/tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { batchesOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import type { Services } from '../../platform/services/services.ts';
import { emptySums, hashForm, mostQuestions, responsesOf } from './form-items.ts';
import type { FormItem } from './form-items.ts';
import { lockForm, placePeople, selectSums, writeForm, writeSums } from './form.store.ts';
import {
  addToRest,
  insertPeople,
  lockUnmeasured,
  markMeasured,
  selectResponses,
  selectUnmeasured,
} from './paper.store.ts';
import type { TestRow } from './paper.store.ts';
import { formOf } from './response-matrix.ts';

type Counting = Pick<Services, 'contents'> & { db: Kysely<Tables> };

const batchSize = 50;

/** Answers how many tests were looked at. */
export async function measurePapers(counting: Counting, run?: Run): Promise<number> {
  const { db } = counting;
  const select = (limit: number) => selectUnmeasured(db, limit);
  const together = (ids: readonly number[]) =>
    db.transaction().execute((tx) => measureBatch(tx, counting.contents, ids));
  return batchesOfMany(db, { kind: 'measure-papers', select, together, batchSize }, run);
}

async function measureBatch(tx: Db, contents: Counting['contents'], ids: readonly number[]): Promise<number> {
  const tests = await lockUnmeasured(tx, ids);
  const meant = tests.filter(({ is_meant, noes }) => is_meant && noes !== null);
  const whole = meant.filter(({ is_whole, noes }) => is_whole && (noes?.length ?? 0) <= mostQuestions);
  const questions = await contents.questions.select(tx, [
    ...new Set(whole.flatMap(({ content_ids }) => content_ids ?? [])),
  ]);
  const formed = whole
    .map((test) => ({ test, items: formOf(paperOf(test), questions) }))
    .filter(({ items }) => items.length > 0);
  const firsts = await insertPeople(
    tx,
    formed.map(({ test }) => test),
  );
  const counted = formed.filter(({ test }) => firsts.has(test.id));
  await addTests(tx, counted);
  for (const [examId, own] of Map.groupBy(meant, ({ exam_id }) => exam_id).entries()) {
    const repeats = formed.filter(({ test }) => test.exam_id === examId && !firsts.has(test.id)).length;
    const parts = own.length - whole.filter(({ exam_id }) => exam_id === examId).length;
    if (repeats + parts > 0) await addToRest(tx, examId, repeats, parts);
  }
  await markMeasured(
    tx,
    tests.map(({ id }) => id),
  );
  return tests.length;
}

function paperOf({ noes, content_ids: contentIds, scores }: TestRow) {
  return { noes: noes ?? [], content_ids: contentIds ?? [], scores };
}

interface FormedTest {
  test: TestRow;
  items: FormItem[];
}

/** Forms in the order of their names, so that two who count at once wait instead of locking each other out. */
async function addTests(tx: Db, counted: readonly FormedTest[]): Promise<void> {
  const rows = Map.groupBy(
    await selectResponses(
      tx,
      counted.map(({ test }) => test.id),
    ),
    ({ attempt_id }) => attempt_id,
  );
  const forms = Map.groupBy(
    counted,
    ({ test, items }) => `${String(test.exam_id).padStart(15, '0')} ${hashForm(items)}`,
  );
  for (const [, members] of [...forms].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = members;
    if (!first) continue;
    const papers = members.map((member) => responsesOf(member.items, rows.get(member.test.id) ?? []));
    const formId = await addToForm(tx, first.test.exam_id, first.items, papers);
    await placePeople(
      tx,
      formId,
      members.map((member) => member.test.id),
    );
  }
}

/** Adds papers that asked these items to the sums of their form. Answers which form. */
export async function addToForm(
  tx: Db,
  examId: number,
  items: readonly FormItem[],
  papers: readonly (readonly ItemResponse[])[],
): Promise<number> {
  const empty = emptySums(items);
  const form = await lockForm(tx, examId, hashForm(items), empty.form);
  const known = await selectSums(tx, [form.id]);
  const sums = empty.items.map((none, place) => known[place]?.sums ?? none);
  for (const responses of papers) addPaper(form.sums, sums, responses);
  await writeForm(tx, examId, form.id, form.sums);
  const kept = sums.map((each, place) => ({
    form_id: form.id,
    place,
    content_id: items[place]?.contentId ?? 0,
    sums: each,
  }));
  await writeSums(tx, examId, kept);
  return form.id;
}
