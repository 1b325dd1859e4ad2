import type { ExamSection } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { selectSections } from './exam-outline.store.ts';
import type { ExamRow } from '../exam-row.ts';
import { shareMedia } from '../media/share-media.ts';
import type { Sourced } from '../media/share-media.ts';

/** A section is of its exam, as are the files it shows. */
function besideQuestions(item: ExamSection): Sourced<ExamSection> {
  return { item, contentId: null, materialId: null };
}

export async function readSections(
  context: Context<'member'>,
  { id, is_mine }: Pick<ExamRow, 'id' | 'is_mine'>,
): Promise<ExamSection[]> {
  const sections = await selectSections(context.db, id);
  if (is_mine) return sections;
  const { list } = await shareMedia(context, id, sections.map(besideQuestions), (section, change) => ({
    ...section,
    description: change(section.description),
  }));
  return list;
}
