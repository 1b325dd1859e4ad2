import { isSectionTitle } from './section-title.ts';
import { firstText, isFilled } from './table-row.ts';
import type { TableRow } from './table-row.ts';
import { isMaterialWord } from './type-words.ts';

/** What a row below the header is. */
export type Kind = 'section' | 'material' | 'question' | 'only-a-number' | 'unreadable-row';

export function findKind(row: TableRow): Kind {
  const has = (...roles: Parameters<typeof isFilled>[1][]): boolean => roles.some((role) => isFilled(row, role));
  // What a section or a material has no place for would be lost: such a row is a question that lacks something.
  const hasParts =
    has('answer', 'option', 'matching', 'correct', 'wrong') || has('explanation', 'difficulty', 'media', 'note');
  const type = firstText(row, 'type');
  if (type && !hasParts && !has('material') && has('stem') && isMaterialWord(type.text)) return 'material';
  const isAnswerable = hasParts || has('type');
  if (!isAnswerable && has('section')) return 'section';
  if (!isAnswerable && has('material') && !has('stem')) return 'material';
  const filled = row.texts.filter((text) => text !== '');
  const [only] = filled;
  if (filled.length === 1 && only !== undefined && row.pictures.size === 0 && isSectionTitle(only)) return 'section';
  if (isAnswerable || has('stem')) return 'question';
  return filled.every((text) => !/\p{L}/u.test(text)) ? 'only-a-number' : 'unreadable-row';
}
