// A paper that is in the database already, as an import has left it there, becomes what an exam asks.
import type { PaperSection } from '@tiku/papers';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertMaterials, insertSections, placeQuestions, sortInMemory, updateSums } from './insert-paper.store.ts';

export interface PlacedPaper {
  sections: readonly PaperSection[];
  materials: readonly string[];
  /** A query as `placeQuestions` takes it, numbered from 1; it is told which ids the materials were given. */
  questions: (materialIds: readonly number[]) => RawBuilder<unknown>;
}

/** Every batch numbers all questions anew, so that few large ones are best; each must end within the time of a statement. */
const batchSize = 10_000;

/** For an exam that asks nothing at the moment. */
export async function placePaper(tx: Db, examId: number, paper: PlacedPaper): Promise<void> {
  await sortInMemory(tx);
  await insertSections(tx, examId, paper.sections);
  const materialIds = await insertMaterials(tx, paper.materials);
  const questions = paper.questions(materialIds);
  for (let start = 0, placed = batchSize; placed === batchSize; start += batchSize) {
    const batch = sql`select * from (${questions}) q where q.no > ${start} and q.no <= ${start + batchSize}`;
    placed = await placeQuestions(tx, examId, batch);
  }
  await updateSums(tx, examId, paper.materials.length);
}
