// A whole paper into the database, in a handful of statements however many questions it has.
import type { Paper } from '@tiku/papers';
import type { Db } from '../../../platform/db/database.ts';
import { describeQuestion } from '../../question-text/question-text.ts';
import { insertExamFiles, mapExamFiles } from '../media/exam-file.store.ts';
import type { SavedMedia } from '../media/exam-media.ts';
import { insertMaterials, insertQuestions, insertSections, updateSums } from './insert-paper.store.ts';
import type { NewQuestion } from './insert-paper.store.ts';

type Questions = Pick<Paper, 'sections' | 'materials' | 'items'>;

/**
 * Writes what an exam without questions asks: sections, materials, contents and their places, files, and the sums on
 * the exam itself. The code that read the rich texts has sanitised them.
 */
export async function insertPaper(
  tx: Db,
  examId: number,
  paper: Questions,
  files: ReadonlyMap<string, SavedMedia>,
): Promise<void> {
  await insertSections(tx, examId, paper.sections);
  const materialIds = await insertMaterials(tx, paper.materials);
  await insertQuestions(
    tx,
    examId,
    paper.items.map((item, at) => describeItem(item, at, materialIds)),
  );
  await insertFiles(tx, examId, files);
  await updateSums(tx, examId, paper.materials.length);
}

async function insertFiles(tx: Db, examId: number, files: ReadonlyMap<string, SavedMedia>): Promise<void> {
  if (files.size === 0) return;
  await insertExamFiles(
    tx,
    examId,
    Array.from(files, ([name, file]) => ({ name, ...file })),
  );
  await mapExamFiles(tx, examId);
}

function describeItem(item: Paper['items'][number], at: number, materialIds: readonly number[]): NewQuestion {
  const { question, section, material } = item;
  return {
    no: at + 1,
    section_no: section === null ? null : section + 1,
    material_id: material === null ? null : (materialIds[material] ?? null),
    ...describeQuestion(question),
  };
}
