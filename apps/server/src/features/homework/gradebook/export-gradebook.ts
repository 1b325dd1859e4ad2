// The grades of groups as a spreadsheet, a sheet for each.
import { writeTables } from '@tiku/papers';
import type { TableCell, TableColumn } from '@tiku/papers';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../../platform/http/context.ts';
import { fill, texts } from '../../../platform/texts/texts.ts';
import { selectGroup } from '../../group/access/access.ts';
import { selectPeople } from './gradebook-rows.store.ts';
import { idsOf, presentColumn, presentGrades, readBook } from './read-gradebook.ts';

type Words = (typeof texts)['en']['gradeSheet'];

const everybody = { start: 0, limit: null, query_string: '' } as const;

/** What the list of one shows, the oldest homework first. */
export async function exportGradebooks(context: Context<'member'>, groupIds: readonly number[]): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const words = texts[language].gradeSheet;
  const tables = [];
  for (const groupId of new Set(groupIds)) {
    const { id, name } = await selectGroup(db, actor, groupId, 'manager');
    const book = await readBook(db, id);
    const people = await selectPeople(db, id, idsOf(book), everybody);
    const columns = book.columns.map(presentColumn).toReversed();
    const lines = [name];
    if (book.settings.drop_lowest > 0) lines.push(fill(words.dropped, { count: book.settings.drop_lowest }));
    tables.push({
      name,
      lines,
      columns: [
        { title: words.name, kind: 'text' as const, width: 24 },
        { title: words.total, kind: 'number' as const, width: 10 },
        ...columns.map(({ title }): TableColumn => ({ title, kind: 'number', width: 16 })),
      ],
      rows: [
        [words.fullScore, 100, ...columns.map(({ full_score }) => full_score)],
        [words.weight, null, ...columns.map(({ weight }) => weight)],
        ...people.map((person): TableCell[] => {
          const { cells, total } = presentGrades(book, person, false);
          const title = person.left_at === null ? person.name : `${person.name} (${words.left})`;
          const earned = cells.toReversed().map((cell) => cellOf(cell, words));
          return rowOf(title, total, earned);
        }),
      ],
    });
  }
  const [first] = tables;
  return sendSpreadsheet(
    reply,
    tables.length === 1 && first ? `${first.name} - ${words.title}` : words.title,
    await writeTables(tables),
  );
}

function rowOf(name: string, total: number | null, earned: readonly TableCell[]): TableCell[] {
  return [name, total, ...earned];
}

/** A number, or a word for why there is none. What does not count says so beside its number. */
function cellOf({ state, score }: ReturnType<typeof presentGrades>['cells'][number], { states }: Words): TableCell {
  if (state === 'scored') return score;
  const word = states[state];
  return score === null ? word : `${score} (${word})`;
}
