// The grades of a group, as its managers see them and as one of its learners sees their own.
import type { GradebookCell, GradebookColumn, GradebookRow, GradebookSettings, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectGroup } from '../../group/access/access.ts';
import { timeStatusOf } from '../homework-row.ts';
import { countTotal } from './count-total.ts';
import { gradeStateOf, scoreOf } from './grade-state.ts';
import { countPeople, findPerson, selectPeople } from './gradebook-rows.store.ts';
import type { Columns, PersonRow } from './gradebook-rows.store.ts';
import { selectHomeworkColumns, selectSettings, selectTypedColumns } from './gradebook.store.ts';
import type { HomeworkColumn, SettingsRow, TypedColumn } from './gradebook.store.ts';

type Column = { homework: HomeworkColumn; typed: null } | { homework: null; typed: TypedColumn };

export interface Book {
  settings: SettingsRow;
  /** The newest first. */
  columns: Column[];
  left_out_count: number;
}

export async function readBook(db: Db, groupId: number): Promise<Book> {
  const settings = await selectSettings(db, groupId);
  const [{ columns: homework, left_out_count }, typed] = await Promise.all([
    selectHomeworkColumns(db, groupId, settings.counts_from),
    selectTypedColumns(db, groupId, settings.counts_from),
  ]);
  const columns: Column[] = [
    ...homework.map((each) => ({ homework: each, typed: null })),
    ...typed.map((each) => ({ homework: null, typed: each })),
  ];
  return { settings, columns: columns.toSorted((one, other) => timeOf(other) - timeOf(one)), left_out_count };
}

function timeOf({ homework, typed }: Column): number {
  return (homework ? homework.end_time : typed.created_at).getTime();
}

export function idsOf({ columns }: Book): Columns {
  return {
    homeworkIds: columns.flatMap(({ homework }) => homework?.id ?? []),
    columnIds: columns.flatMap(({ typed }) => typed?.id ?? []),
  };
}

/** All of one person's grades and what they come to; their own show nothing that is not out. */
export function presentGrades({ columns, settings }: Book, person: PersonRow, isOwn: boolean) {
  const given = new Map(person.given.map((each) => [each.homework_id, each]));
  const marks = new Map(person.marks.map((mark) => [mark.column_id, mark]));
  const grades = columns.map(({ homework, typed }) => {
    if (homework === null) {
      const { score = null, version = 0 } = marks.get(typed.id) ?? {};
      const state = score === null ? ('none' as const) : ('scored' as const);
      return {
        state,
        score,
        version,
        reason: null,
        weight: typed.weight,
        full_score: typed.full_score,
        is_homework: false,
      };
    }
    const cell = given.get(homework.id);
    const found = gradeStateOf(homework, cell, person);
    const state = isOwn && found === 'unreleased' ? ('waiting' as const) : found;
    const score = scoreOf(found, cell, homework, isOwn);
    const { weight, full_score } = homework;
    return { state, score, version: 0, reason: cell?.reason ?? null, weight, full_score, is_homework: true };
  });
  const { percent, counted_count, dropped } = countTotal(grades, settings.drop_lowest);
  const cells = grades.map(({ state, score, reason, version }, place): GradebookCell => ({
    state,
    score,
    is_dropped: dropped.has(place),
    reason,
    version,
  }));
  return { cells, total: percent, counted_count };
}

export function presentColumn({ homework, typed }: Column): GradebookColumn {
  if (homework === null) return presentTyped(typed);
  const { id, title, full_score, weight, start_time, end_time, closes_at, server_time, is_awaited } = homework;
  return {
    homework_id: id,
    column_id: null,
    title,
    full_score,
    weight,
    end_time: end_time.toISOString(),
    time_status: timeStatusOf({ now: server_time, start: start_time, end: closes_at, isAwaited: is_awaited }),
    version: 0,
  };
}

export function presentTyped({ id, name, full_score, weight, version }: TypedColumn): GradebookColumn {
  return {
    homework_id: null,
    column_id: id,
    title: name,
    full_score,
    weight,
    end_time: null,
    time_status: null,
    version,
  };
}

export function presentSettings({ counts_from, ...settings }: SettingsRow): GradebookSettings {
  return { ...settings, counts_from: counts_from?.toISOString() ?? null };
}

function presentRow(book: Book, person: PersonRow): GradebookRow {
  const { user_id, name, left_at } = person;
  return { user_id, name, has_left: left_at !== null, ...presentGrades(book, person, false) };
}

interface Wanted {
  group_id: number;
  start: number;
  limit: number;
  query_string: string;
  req_total: boolean | number;
}

/** As many statements for two thousand people as for one. */
export async function readGradebook(
  { db, actor }: Context<'member'>,
  { group_id, req_total, ...page }: Wanted,
): Promise<ResponseOf<'POST /mymanaged/group/gradebook'>> {
  const { id } = await selectGroup(db, actor, group_id, 'manager');
  const book = await readBook(db, id);
  const ids = idsOf(book);
  const people = await selectPeople(db, id, ids, page);
  return {
    list: people.map((person) => presentRow(book, person)),
    ...(req_total ? { total: await countPeople(db, id, ids, page.query_string) } : {}),
    columns: book.columns.map(presentColumn),
    settings: presentSettings(book.settings),
    left_out_count: book.left_out_count,
  };
}

/** Nothing of it where the group does not show it. */
export async function readOwnGrades(
  { db, actor }: Context<'member'>,
  groupId: number,
): Promise<ResponseOf<'GET /joined/group/gradebook'>> {
  const { id } = await selectGroup(db, actor, groupId, 'member');
  const all = await readBook(db, id);
  const { is_shown, is_total_shown, drop_lowest } = all.settings;
  const shown = { is_shown, is_total_shown, drop_lowest };
  const person = is_shown ? await findPerson(db, id, idsOf(all), actor.accountId) : null;
  if (!person) return { ...shown, columns: [], mine: null, left_out_count: 0 };
  const book = bookOf(all, person);
  const grades = presentGrades(book, person, true);
  return {
    ...shown,
    columns: book.columns.map(presentColumn),
    mine: is_total_shown ? grades : withoutTotal(grades),
    left_out_count: book.left_out_count,
  };
}

/** Without homework that is for others alone, of which they know nothing. */
function bookOf(book: Book, { given }: PersonRow): Book {
  const others = new Set(given.filter(({ is_theirs }) => !is_theirs).map(({ homework_id }) => homework_id));
  return { ...book, columns: book.columns.filter(({ homework }) => homework === null || !others.has(homework.id)) };
}

/** Nor what is left out of it, which tells something of it. */
function withoutTotal({ cells, counted_count }: ReturnType<typeof presentGrades>) {
  return { cells: cells.map((cell) => ({ ...cell, is_dropped: false })), total: null, counted_count };
}
