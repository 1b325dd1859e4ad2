import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchQuery } from './search-tokens.ts';

/**
 * Whether a `search` column holds the words, in the places marked if any are given. The operator asks the index; the
 * function does the same to each row found, without the planner taking it for another question to the index.
 */
export function matches(
  column: RawBuilder<unknown>,
  { tokens, exact }: SearchQuery,
  marks: readonly string[] = [],
): RawBuilder<boolean> {
  const asked = [tokens, ...marks].join(' & ');
  return sql<boolean>`(${column} @@ ${asked}::tsquery and ts_match_vq(${column}, ${exact}::tsquery))`;
}
