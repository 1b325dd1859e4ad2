// What is studied in a company, as spreadsheets.
import { limits } from '@tiku/contract';
import type { CompanyUserStudy } from '@tiku/contract';
import { writeTable } from '@tiku/papers';
import type { TableCell, TableColumn } from '@tiku/papers';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../../platform/http/context.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { checkDays, figureCells, figureColumns } from '../../statistics/statistics.ts';
import { titleOf } from '../users/user-columns.ts';
import { selectExamStudy, selectUserStudy } from './company-study.store.ts';
import type { Days } from './company-study.store.ts';
import { everybody, readDay, readDays, readMonths, scopeOf } from './read-study.ts';

type Company = Context<'company'>;

interface OfUser {
  user_id?: number | undefined;
}

async function send(
  { reply, language }: Company,
  name: string,
  columns: TableColumn[],
  rows: TableCell[][],
): Promise<Buffer> {
  const table = { name, columns: [...columns, ...figureColumns(language)], rows };
  return sendSpreadsheet(reply, name, await writeTable(table));
}

function peopleColumn({ language }: Company): TableColumn {
  return { title: texts[language].companyStudy.columns.users, kind: 'number', width: 12 };
}

export async function writeDays(context: Company, wanted: Days & OfUser): Promise<Buffer> {
  const { companyStudy, study } = texts[context.language];
  const { list } = await readDays(context, wanted);
  const columns: TableColumn[] = [{ title: study.columns.date, kind: 'date', width: 14 }, peopleColumn(context)];
  const rows = list.map((row) => figureCells(row, row.date, row.users_count));
  return send(context, companyStudy.names.days, columns, rows);
}

export async function writeMonths(context: Company, wanted: Days & OfUser): Promise<Buffer> {
  const { companyStudy, study } = texts[context.language];
  const { list } = await readMonths(context, wanted);
  const columns: TableColumn[] = [{ title: study.columns.month, kind: 'month', width: 14 }, peopleColumn(context)];
  const rows = list.map((row) => figureCells(row, row.month, row.users_count));
  return send(context, companyStudy.names.months, columns, rows);
}

function userColumns({ language }: Company): TableColumn[] {
  return [
    { title: titleOf('job_id', language), kind: 'text', width: 14 },
    { title: titleOf('name', language), kind: 'text', width: 24 },
    { title: titleOf('department', language), kind: 'text', width: 20 },
  ];
}

function userCells(user: CompanyUserStudy, ...more: TableCell[]): TableCell[] {
  return figureCells(user, user.job_id, user.name, user.department, ...more);
}

export async function writeDay(context: Company, wanted: OfUser & { date: string }): Promise<Buffer> {
  const { users } = await readDay(context, wanted);
  const name = `${texts[context.language].companyStudy.names.day} ${wanted.date}`;
  const rows = users.map((user) => userCells(user));
  return send(context, name, userColumns(context), rows);
}

export async function writeExams(context: Company, { user_id, ...given }: Days & OfUser): Promise<Buffer> {
  const { companyStudy } = texts[context.language];
  const scope = await scopeOf(context, { user_id });
  const days = checkDays(given, context.language, limits.statisticsOverviewDays);
  const list = await selectExamStudy(context.db, scope, days, limits.companyImportRows);
  const columns: TableColumn[] = [{ title: companyStudy.columns.exam, kind: 'text', width: 40 }, peopleColumn(context)];
  const rows = list.map((exam) => figureCells(exam, exam.title, exam.users_count));
  return send(context, companyStudy.names.exams, columns, rows);
}

export async function writeUsers(context: Company, given: Days): Promise<Buffer> {
  const { companyStudy, study } = texts[context.language];
  const scope = await scopeOf(context, {});
  const days = checkDays(given, context.language, limits.statisticsOverviewDays);
  const list = await selectUserStudy(context.db, scope, days, { ...everybody, limit: null });
  const columns: TableColumn[] = [
    ...userColumns(context),
    { title: study.columns.days, kind: 'number', width: 14 },
    { title: companyStudy.columns.lastDay, kind: 'date', width: 16 },
  ];
  const rows = list.map((user) => userCells(user, user.days_count, user.last_day));
  return send(context, companyStudy.names.users, columns, rows);
}
