import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchQuery } from '../../question-text/question-text.ts';

/**
 * Whether a `search` column holds the words, in the place marked if one is given. The operators ask the index: words and
 * place apart, or it would go through everything in the place instead of leaping from match to match. The function asks
 * each row found, without the planner taking it for another question to the index.
 */
export function holdsWords(
  column: RawBuilder<unknown>,
  { tokens, exact }: SearchQuery,
  mark?: string,
): RawBuilder<boolean> {
  const words = tokens.map((token) => `'${token}'`).join(' & ');
  const inPlace = mark === undefined ? sql<boolean>`true` : sql<boolean>`${column} @@ ${mark}::tsquery`;
  return sql<boolean>`(${column} @@ ${words}::tsquery and ${inPlace} and ts_match_vq(${column}, ${exact}::tsquery))`;
}
