// A file that the importer has read comes into the bank: as an exam for a moment, and then as the owner's own questions.
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepImport, selectOwnImport } from '../../exam-import/exam-import.ts';
import { removeExams } from '../../exam/exam.ts';
import { openBank } from '../open-bank.ts';
import { takeFromExam } from './take-questions.ts';

interface Wanted {
  import_id: number;
  category_id: number | null;
}

/** Safe to repeat, also after the bank was full: the import keeps what it made, and what is there already stays. */
export async function takeImport(
  context: Context<'member'>,
  { import_id, category_id }: Wanted,
): Promise<ResponseOf<'POST /user_qdb/question/fromimport'>> {
  const bank = await openBank(context);
  const row = await selectOwnImport(context, import_id);
  // One that is to upgrade an exam would change what others are asked.
  if (row.exam_id !== null) throw new AppError('not_found');
  const exam = await keepImport(context, { import_id, toPublish: false, info: {} });
  try {
    const { added, known } = await takeFromExam(context, { exam_id: exam.id, isWhole: true, category_id });
    const ids = [...added, ...known].toSorted((one, other) => one.no - other.no).map(({ question_id }) => question_id);
    return {
      added_count: added.length,
      known_count: known.length,
      exam_id: bank.id,
      // What a file asks twice stands once in the bank.
      question_ids: [...new Set(ids)],
    };
  } finally {
    await removeExams(context, [exam.id]);
  }
}
