import type { ExamSection } from '@tiku/contract';
import type { Context } from '../../../http/context.ts';
import { selectSections } from './exam-outline.store.ts';
import type { ExamRow } from '../exam-row.ts';
import { shareMedia } from '../media/share-media.ts';

export async function readSections(
  context: Context<'member'>,
  { id, is_mine }: Pick<ExamRow, 'id' | 'is_mine'>,
): Promise<ExamSection[]> {
  const sections = await selectSections(context.db, id);
  if (is_mine) return sections;
  const { list } = await shareMedia(context, id, sections, (section, change) => ({
    ...section,
    description: change(section.description),
  }));
  return list;
}
