// Rows whose text begins with what somebody types, the newest first. How many there are depends on what is typed: of a rare
// beginning all are read by its index, of a common one the newest rows are walked until enough were found. The planner could not
// choose, for it plans once for whatever is typed.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { followsId } from './keyset.ts';

/** More than these is common: what is read of the index, while a walk finds one of so many rows on its way. */
const fewest = 2_000;

/** As an index with `text_pattern_ops` finds it: `like` is not looked up there where the text is a parameter. */
export function beginsWith(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} ~>=~ lower(${text}) and ${column} ~<~ (lower(${text}) || chr(1114111)))`;
}

interface Beginning {
  table: string;
  /** In lower case, as it is indexed. */
  column: RawBuilder<unknown>;
  /** Which rows the index has, and others that are not wanted. */
  where?: RawBuilder<boolean>;
  text: string;
  after: string | undefined;
  limit: number;
}

/**
 * The ids of the newest. In the order of its index, a beginning is read no further than it has to be; as a test of a truth it is
 * looked up in no index, and the walk goes by ids.
 */
export function newestBeginning({ table, column, where, text, after, limit }: Beginning): RawBuilder<unknown> {
  const condition = sql<boolean>`${where ?? sql`true`} and ${beginsWith(column, text)}`;
  return sql`(
    with few as materialized (
      select id from ${sql.table(table)} where ${condition} order by ${column} using ~<~ limit ${fewest + 1})
    (select id from few where (select count(*) from few) <= ${fewest} and ${followsId(after, sql`id`, '<')}
      order by id desc limit ${limit})
    union all
    select id from (
      select id from ${sql.table(table)}
      where (select count(*) from few) > ${fewest} and ${where ?? sql`true`} and starts_with(${column}, lower(${text})) is true
        and ${followsId(after, sql`id`, '<')}
      order by id desc limit ${limit}) newest)`;
}
