import type { ExamLevel } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { deleteLevel, upsertLevel } from './exam-level.store.ts';
import { selectChangeableExam } from '../change/changeable-exam.ts';

/** Levels are climbed one after another, so their numbers have no gaps. */
export async function writeLevel(context: Context<'member'>, examId: number, level: ExamLevel): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    const maximum = exam.levels_count + 1;
    if (level.no > maximum) {
      throw new AppError('invalid_request', { fields: describeField('no', 'too_big', context.language, { maximum }) });
    }
    await upsertLevel(tx, exam.id, level);
  });
}

export async function removeLevel(context: Context<'member'>, examId: number, no: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    if (!(await deleteLevel(tx, exam.id, no))) throw new AppError('not_found');
  });
}
