import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchQuery } from './search-tokens.ts';

/**
 * Whether a `search` column holds the words, in the place marked if one is given. The operator asks the index; the
 * function does the same to each row found, without the planner taking it for another question to the index.
 */
export function holdsWords(
  column: RawBuilder<unknown>,
  { tokens, exact }: SearchQuery,
  mark?: string,
): RawBuilder<boolean> {
  const asked = [...tokens.map((token) => `'${token}'`), ...(mark === undefined ? [] : [mark])].join(' & ');
  return sql<boolean>`(${column} @@ ${asked}::tsquery and ts_match_vq(${column}, ${exact}::tsquery))`;
}
