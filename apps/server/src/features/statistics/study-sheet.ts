// Study logs as spreadsheets.
import type { Language, StudyFigures } from '@tiku/contract';
import { writeTable } from '@tiku/papers';
import type { TableCell, TableColumn } from '@tiku/papers';
import { sendSpreadsheet } from '../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../platform/http/context.ts';
import { texts } from '../../platform/texts/texts.ts';
import { readDay, readDays, readMonths } from './study-log.ts';
import type { Days } from './study-log.store.ts';

type Member = Context<'member'>;

export async function writeDays(context: Member, days: Days): Promise<Buffer> {
  const { names, columns } = texts[context.language].study;
  const { list } = await readDays(context, days);
  const first: TableColumn = { title: columns.date, kind: 'date', width: 14 };
  const rows = list.map((row) => figureCells(row, row.date));
  return send(context, names.days, [first, ...figureColumns(context.language)], rows);
}

export async function writeMonths(context: Member, months: Days): Promise<Buffer> {
  const { names, columns } = texts[context.language].study;
  const { list } = await readMonths(context, months);
  const first: TableColumn[] = [
    { title: columns.month, kind: 'month', width: 14 },
    { title: columns.days, kind: 'number', width: 14 },
  ];
  const rows = list.map((row) => figureCells(row, row.month, row.days_count));
  return send(context, names.months, [...first, ...figureColumns(context.language)], rows);
}

export async function writeDay(context: Member, date: string): Promise<Buffer> {
  const { names, columns, categories } = texts[context.language].study;
  const { list } = await readDay(context, date);
  const first: TableColumn[] = [
    { title: columns.exam, kind: 'text', width: 40 },
    { title: columns.category, kind: 'text', width: 18 },
  ];
  const rows = list.map((row) => figureCells(row, row.title, categories[row.category]));
  return send(context, `${names.day} ${date}`, [...first, ...figureColumns(context.language)], rows);
}

export function figureColumns(language: Language): TableColumn[] {
  const { columns } = texts[language].study;
  return [
    { title: columns.questions, kind: 'number', width: 14 },
    { title: columns.judged, kind: 'number', width: 14 },
    { title: columns.correct, kind: 'number', width: 14 },
    { title: columns.rate, kind: 'share', width: 14 },
    { title: columns.time, kind: 'duration', width: 14 },
  ];
}

export function figureCells(
  { questions_count, judged_count, correct_count, seconds }: StudyFigures,
  ...first: TableCell[]
): TableCell[] {
  const rate = judged_count === 0 ? null : correct_count / judged_count;
  return [...first, questions_count, judged_count, correct_count, rate, seconds];
}

async function send({ reply }: Member, name: string, columns: TableColumn[], rows: TableCell[][]): Promise<Buffer> {
  return sendSpreadsheet(reply, name, await writeTable({ name, columns, rows }));
}
