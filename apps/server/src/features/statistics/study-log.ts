import type { ResponseOf, StudyFigures } from '@tiku/contract';
import { limits } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { checkDays, checkMonths } from './interval.ts';
import { addDays } from './calendar-days.ts';
import { streakOf } from './streak.ts';
import { selectDays, selectExams, selectMonths, selectParts, selectStudiedDays } from './study-log.store.ts';
import type { Days } from './study-log.store.ts';

type Member = Context<'member'>;

/** More than anybody has in a day. */
const allExams = 1000;
const shownExams = 10;

export function sumOf(rows: readonly StudyFigures[]): StudyFigures {
  const total = (of: (row: StudyFigures) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    questions_count: total((row) => row.questions_count),
    judged_count: total((row) => row.judged_count),
    correct_count: total((row) => row.correct_count),
    seconds: total((row) => row.seconds),
  };
}

export async function readDays(
  { db, actor, language }: Member,
  days: Days,
): Promise<ResponseOf<'GET /user/study/statistics/logs'>> {
  const list = await selectDays(db, actor, checkDays(days, language));
  return { list, sum: sumOf(list) };
}

export async function readMonths(
  { db, actor, language }: Member,
  months: Days,
): Promise<ResponseOf<'GET /user/study/statistics/month/logs'>> {
  const list = await selectMonths(db, actor, checkMonths(months, language));
  return { list, sum: sumOf(list) };
}

/** The last seven days, also those without study, and the streak. */
export async function readWeek({ db, actor }: Pick<Member, 'db' | 'actor'>) {
  const { today, runs, has_streak } = await selectStudiedDays(db, actor);
  const first = addDays(today, -6);
  const studied = new Map((await selectDays(db, actor, { from: first, to: today })).map((row) => [row.date, row]));
  const week = Array.from({ length: 7 }, (_, at) => {
    const date = addDays(first, at);
    return studied.get(date) ?? { date, ...sumOf([]) };
  });
  return { week, streak: has_streak ? streakOf(runs, today) : null };
}

export async function readDay(
  { db, actor }: Member,
  date: string,
): Promise<ResponseOf<'GET /user/study/statistics/log/details'>> {
  const list = await selectExams(db, actor, { from: date, to: date }, allExams);
  return { list, sum: sumOf(list) };
}

export async function readOverview(
  { db, actor, language }: Member,
  given: Days,
): Promise<ResponseOf<'GET /user/study/statistics/overview'>> {
  const days = checkDays(given, language, limits.statisticsOverviewDays);
  const list = await selectDays(db, actor, days);
  const parts = await selectParts(db, actor, days);
  const { today, runs, has_streak } = await selectStudiedDays(db, actor);
  return {
    today,
    streak: has_streak ? streakOf(runs, today) : null,
    sum: sumOf(list),
    days: list,
    types: parts.filter(({ kind }) => kind === 't'),
    difficulties: parts.filter(({ kind }) => kind === 'd'),
    exams: await selectExams(db, actor, days, shownExams),
  };
}
