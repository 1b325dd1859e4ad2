// Papers one by one, as statistics programs want them: for the scale of Rasch, and to take away.
import type { ItemResponse } from '@tiku/measure';
import type { Question } from '@tiku/questions';
import type { Db } from '../../platform/db/database.ts';
import type { Contents } from '../question-content/question-content.ts';
import { itemsOf, responsesOf } from './form-items.ts';
import type { FormItem } from './form-items.ts';
import { selectPapers, selectResponses } from './paper.store.ts';
import type { PaperRow, ResponseRow } from './paper.store.ts';

const batchSize = 100;

/** Answers of many papers, a batch at a time, so that no statement grows with their number. */
export async function selectInBatches(
  db: Db,
  attemptIds: readonly number[],
  take: (id: number, rows: readonly ResponseRow[]) => void,
): Promise<void> {
  for (let start = 0; start < attemptIds.length; start += batchSize) {
    const ids = attemptIds.slice(start, start + batchSize);
    const rows = Map.groupBy(await selectResponses(db, ids), ({ attempt_id }) => attempt_id);
    for (const id of ids) take(id, rows.get(id) ?? []);
  }
}

export function formOf(
  { noes, content_ids: contentIds, scores }: Omit<PaperRow, 'id'>,
  questions: ReadonlyMap<number, Question>,
): FormItem[] {
  const places = noes.map((no, at) => ({ no, contentId: contentIds[at] ?? 0, score: scores?.[at] ?? null }));
  return itemsOf(places, questions, { withJudged: false });
}

export interface TestResponses {
  items: FormItem[];
  responses: ItemResponse[];
}

/** As the tests asked it, in the order that is given; those that were purged are left out. */
export async function readTests(db: Db, contents: Contents, attemptIds: readonly number[]): Promise<TestResponses[]> {
  const papers = new Map((await selectPapers(db, attemptIds)).map((row) => [row.id, row]));
  const contentIds = new Set([...papers.values()].flatMap(({ content_ids }) => content_ids));
  const questions = await contents.questions.select(db, [...contentIds]);
  const tests: TestResponses[] = [];
  await selectInBatches(db, attemptIds, (id, rows) => {
    const paper = papers.get(id);
    if (!paper) return;
    const items = formOf(paper, questions);
    tests.push({ items, responses: responsesOf(items, rows) });
  });
  return tests;
}
