import { selectTime } from '../../../platform/db/database-time.ts';
import { limits } from '@tiku/contract';
import type { CompanyUserStudy, ResponseOf, StudyFigures } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { addDays, checkDays, checkMonths, sumOf } from '../../statistics/statistics.ts';
import { administrated } from '../administrate.ts';
import { findUser, presentUser } from '../users/user.store.ts';
import {
  countUserStudy,
  findAccountOf,
  selectDays,
  selectExamStudy,
  selectMonths,
  selectUserGroups,
  selectUserStudy,
} from './company-study.store.ts';
import type { Days, Scope, UserPage } from './company-study.store.ts';

type Company = Context<'company'>;

interface OfUser {
  user_id?: number | undefined;
}

const shownExams = 20;
const homeDays = 30;
/** Of somebody without an account: nobody has this one. */
const nobody = 0;

/** What is asked about, once it is clear that it is this company's: one who is not looks like one who never was. */
export async function scopeOf({ db, actor }: Company, { user_id }: OfUser): Promise<Scope> {
  const { id: companyId } = administrated(actor);
  if (user_id === undefined) return { companyId, accountId: null };
  const user = await findAccountOf(db, companyId, user_id);
  if (!user) throw new AppError('not_found');
  return { companyId, accountId: user.account_id ?? nobody };
}

export async function readDays(
  context: Company,
  { user_id, ...days }: Days & OfUser,
): Promise<ResponseOf<'GET /ee/company/study/statistics/logs'>> {
  const scope = await scopeOf(context, { user_id });
  const list = await selectDays(context.db, scope, checkDays(days, context.language));
  return { list, sum: sumOf(list) };
}

export async function readMonths(
  context: Company,
  { user_id, ...months }: Days & OfUser,
): Promise<ResponseOf<'GET /ee/company/study/statistics/month/logs'>> {
  const scope = await scopeOf(context, { user_id });
  const list = await selectMonths(context.db, scope, checkMonths(months, context.language));
  return { list, sum: sumOf(list) };
}

export const everybody = { start: 0, limit: limits.companyImportRows, query_string: '', order_by: 'most' } as const;
const didNothing = ({ questions_count, seconds }: StudyFigures) => questions_count === 0 && seconds === 0;

export async function readDay(
  context: Company,
  { date, user_id }: OfUser & { date: string },
): Promise<ResponseOf<'GET /ee/company/study/statistics/log/details'>> {
  const { db } = context;
  const scope = await scopeOf(context, { user_id });
  const days = { from: date, to: date };
  const everyone = await selectUserStudy(db, scope, days, everybody);
  const users = everyone.filter((user) => !didNothing(user));
  return { users, exams: await selectExamStudy(db, scope, days, limits.companyImportRows), sum: sumOf(users) };
}

export async function readUsers(
  context: Company,
  { from, to, req_total, ...page }: Days & UserPage & { req_total: 0 | 1 },
): Promise<ResponseOf<'GET /ee/company/study/statistics/users'>> {
  const { db, language } = context;
  const scope = await scopeOf(context, {});
  const days = checkDays({ from, to }, language, limits.statisticsOverviewDays);
  const list = await selectUserStudy(db, scope, days, page);
  return { list, ...(req_total === 1 ? { total: await countUserStudy(db, scope, days, page.query_string) } : {}) };
}

export async function readExams(
  context: Company,
  { user_id, ...given }: Days & OfUser,
): Promise<ResponseOf<'GET /ee/company/study/statistics/exams'>> {
  const scope = await scopeOf(context, { user_id });
  const days = checkDays(given, context.language, limits.statisticsOverviewDays);
  return { list: await selectExamStudy(context.db, scope, days, shownExams) };
}

function whenOf({ days_count, last_day }: CompanyUserStudy) {
  return { days_count, last_day };
}

export async function readUserHome(context: Company, userId: number): Promise<ResponseOf<'GET /ee/company/user/home'>> {
  const { db, actor } = context;
  const { id: companyId } = administrated(actor);
  const user = await findUser(db, companyId, userId);
  if (!user) throw new AppError('not_found');
  const scope = await scopeOf(context, { user_id: userId });
  const today = (await selectTime(db)).toISOString().slice(0, 10);
  const days = { from: addDays(today, -homeDays), to: addDays(today, 1) };
  const [study] = await selectUserStudy(db, scope, days, everybody);
  return {
    user: presentUser(user),
    study: study === undefined || didNothing(study) ? null : { ...sumOf([study]), ...whenOf(study) },
    groups: await selectUserGroups(db, scope),
    exams: await selectExamStudy(db, scope, days, shownExams),
  };
}
