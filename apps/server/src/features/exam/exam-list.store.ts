// The lists of exams. A page is cut out first and dressed afterwards, so that skipped rows cost an index entry each.
import { examStatus, limits } from '@tiku/contract';
import type { ExamStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { SearchQuery } from '../question-text/question-text.ts';
import {
  isAuthored,
  isListedFor,
  isPublic,
  isPublicIn,
  isPublishedIn,
  ownerIsDisabled,
  publishersFor,
} from './access/exam-access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { examColumns } from './exam-row.ts';
import type { ExamRow } from './exam-row.ts';
import { holdsWords } from './questions/search-match.ts';

const orders = {
  updated: sql`e.updated_at desc, e.id desc`,
  title: sql`e.title collate natural_order, e.id`,
  opened: sql`e.opened_count desc, e.id desc`,
  rating: sql`e.rating_order desc, e.id desc`,
  created: sql`e.id desc`,
  favorited: sql`e.favorited_at desc, e.id desc`,
};

interface Page {
  start: number;
  limit: number;
}

interface Found {
  rows: ExamRow[];
  total: number;
}

interface ListQuery extends Page {
  /** `exam e`, with all that it is joined to. */
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
}

async function selectPage(db: Db, actor: Actor | null, { from, where, order, start, limit }: ListQuery) {
  const { rows } = await sql<ExamRow>`
    select ${examColumns(actor)}
    from unnest(array(select e.id from ${from} where ${where} order by ${order} offset ${start} limit ${limit}))
      with ordinality as page (id, place)
    join exam e on e.id = page.id
    join account a on a.id = e.account_id
    order by page.place`.execute(db);
  return rows;
}

/** Counts no further than `max` where one is given. */
async function countAll(db: Db, from: RawBuilder<unknown>, where: RawBuilder<boolean>, max: number | null) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from ${from} where ${where} limit ${max}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

function holds(words: SearchQuery | null): RawBuilder<boolean> {
  return words === null ? sql<boolean>`true` : holdsWords(sql`e.search`, words);
}

export interface UploadedQuery extends Page {
  words: SearchQuery | null;
  order: 'updated' | 'newest' | 'title' | 'opened' | 'rating';
  status: ExamStatus | undefined;
  withTotal: boolean;
}

export async function selectUploaded(db: Db, actor: Actor, query: UploadedQuery): Promise<Found> {
  const { start, limit, status } = query;
  const from = sql`exam e`;
  const ofStatus =
    status === undefined ? sql<boolean>`e.status <> ${examStatus.deleted}` : sql<boolean>`e.status = ${status}`;
  const where = sql<boolean>`${isAuthored(actor)} and ${ofStatus} and ${holds(query.words)}`;
  const order = orders[query.order === 'newest' ? 'created' : query.order];
  return {
    rows: await selectPage(db, actor, { from, where, order, start, limit }),
    total: query.withTotal ? await countAll(db, from, where, null) : 0,
  };
}

export interface FavoritedQuery extends Page {
  words: SearchQuery | null;
  order: 'favorited' | 'updated' | 'title' | 'rating';
  publicOnly: boolean;
  withTotal: boolean;
}

export async function selectFavorited(db: Db, actor: Actor, query: FavoritedQuery): Promise<Found> {
  const { start, limit } = query;
  const from = sql`(
    select e.*, f.created_at as favorited_at
    from exam_favorite f join exam e on e.id = f.exam_id where ${isOwnRow(actor, 'f')}) e`;
  const isShown = query.publicOnly ? isPublic(actor) : isListedFor(actor);
  const where = sql<boolean>`${isShown} and ${holds(query.words)}`;
  return {
    rows: await selectPage(db, actor, { from, where, order: orders[query.order], start, limit }),
    total: query.withTotal ? await countAll(db, from, where, null) : 0,
  };
}

/** From the highest down, each by an index of its own. */
const publicOrders = {
  // By how many people opened it from a search, each counted once a day: what people look for again and again, however old.
  hot: sql`e.opened_count`,
  newest: sql`e.published_at`,
  rating: sql`e.rating_order`,
};

export interface PublicQuery extends Page {
  words: SearchQuery | null;
  order: keyof typeof publicOrders;
  category: number | undefined;
  withTotal: boolean;
}

export async function selectPublic(db: Db, actor: Actor | null, query: PublicQuery): Promise<Found> {
  const { start, limit, category, words } = query;
  const context = actor ?? { company: null };
  const inCategory = category === undefined ? sql<boolean>`true` : sql<boolean>`e.category_id = ${category}`;
  const isWanted = sql<boolean>`${inCategory} and ${holds(words)}`;
  const key = publicOrders[query.order];
  // Each walks its own index no further than the page reaches; what they found is merged.
  const walks = publishersFor(context).map(
    (publisher) => sql`(
      select e.id, ${key} as key from exam e where ${isPublicIn(publisher)} and ${isWanted}
      order by ${key} desc, e.id desc limit ${start + limit})`,
  );
  const count = () =>
    words === null
      ? countPublic(db, context, inCategory)
      : // One more than is told says that there are more.
        countAll(db, sql`exam e`, sql<boolean>`${isPublic(context)} and ${isWanted}`, limits.searchTotalMax + 1);
  return {
    rows: await selectPage(db, actor, {
      from: sql`(${sql.join(walks, sql` union all `)}) e`,
      where: sql<boolean>`true`,
      order: sql`e.key desc, e.id desc`,
      start,
      limit,
    }),
    total: query.withTotal ? await count() : 0,
  };
}

/** All that are published without the few whose authors may not show them, so that an index alone can tell. */
async function countPublic(db: Db, context: Pick<Actor, 'company'>, inCategory: RawBuilder<boolean>): Promise<number> {
  const counts = publishersFor(context).map((publisher) => {
    const published = sql`select count(*) from exam e where ${isPublishedIn(publisher)} and ${inCategory}`;
    return sql`(${published}) - (${published} and ${ownerIsDisabled})`;
  });
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What somebody has for themselves, or has made for one company. */
export async function countOwnExams(db: Db, actor: Actor): Promise<number> {
  return countAll(db, sql`exam e`, sql<boolean>`${isAuthored(actor)} and e.status <> ${examStatus.deleted}`, null);
}
