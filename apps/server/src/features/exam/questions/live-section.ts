import { sanitise } from '@tiku/questions/rich-text';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { selectChangeableExam } from '../change/changeable-exam.ts';
import { updateExamSums } from './arrange-questions.store.ts';
import { deleteSection, upsertSection } from './live-section.store.ts';

interface Section {
  no: number;
  title: string;
  description: string;
}

/** Sections are numbered without gaps: questions name them by number. */
export async function writeSection(context: Context<'member'>, examId: number, given: Section): Promise<Section> {
  const section = { ...given, description: sanitise(given.description) };
  await context.db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    const maximum = exam.sections_count + 1;
    if (section.no > maximum) {
      throw new AppError('invalid_request', { fields: describeField('no', 'too_big', context.language, { maximum }) });
    }
    await upsertSection(tx, exam.id, section);
    await updateExamSums(tx, exam.id);
  });
  return section;
}

export async function removeSection(context: Context<'member'>, examId: number, no: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const exam = await selectChangeableExam(tx, context, examId);
    if (no > exam.sections_count) throw new AppError('not_found');
    if (!(await deleteSection(tx, exam.id, no))) throw new AppError('section_not_empty');
    await updateExamSums(tx, exam.id);
  });
}
