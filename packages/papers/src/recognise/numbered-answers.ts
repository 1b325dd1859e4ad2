// Several numbered answers beside each question: those of its blanks, or options of which the first is right.
import { countBlanks } from '@tiku/questions/sheets';
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { Column } from '../layout/column.ts';
import type { Header } from '../layout/find-header.ts';
import type { Sheet } from '../workbook.ts';

/** With fewer, they may be two ways to write the answer. */
const fewestOptions = 3;
const decided: ReadonlySet<ColumnRole> = new Set(['type', 'option', 'correct', 'wrong', 'matching']);

interface NumberedAnswers {
  header: Header;
  /** As it could be read as well, and the column that is in doubt; null where neither is. */
  other: { header: Header } | null;
  at: number | null;
}

/** The header as it is read, and the first of the answers if the questions have no blanks for them; otherwise null. */
export function readNumberedAnswers(sheet: Sheet, header: Header): NumberedAnswers | null {
  const answers = header.columns.filter(({ role, isNumbered }) => role === 'answer' && isNumbered);
  const stem = header.columns.find(({ role }) => role === 'stem');
  const marked = readMarked(sheet, header, answers);
  if (marked) return { header: marked, other: null, at: null };
  const [first, second] = answers;
  if (!first || !second || !stem || header.columns.some(({ role }) => decided.has(role))) return null;
  const counts = new Map<number, number>();
  let [asked, several] = [0, 0];
  for (const cells of sheet.rows.slice(header.lastRow + 1)) {
    const text = cells[stem.at] ?? '';
    const count = answers.filter(({ at }) => (cells[at] ?? '').trim() !== '').length;
    if (text.trim() === '' || count === 0) continue;
    asked += 1;
    if (count === 1 || countBlanks(text) > 0) continue;
    several += 1;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  if (several * 2 <= asked) return null;
  const hasOptions = [...counts].some(([count, rows]) => count >= fewestOptions && rows >= asked * 0.9);
  const options = withWrong(header, first);
  const [read, other] = hasOptions ? [options, header] : [header, options];
  return { header: read, other: { header: other }, at: first.at };
}

/** `Answer 1`, `…1` with 0 or 1 in it, `Answer 2`, `…2`: options that say whether they are right. */
function readMarked({ rows }: Sheet, header: Header, answers: readonly Column[]): Header | null {
  const below = rows.slice(header.lastRow + 1);
  const isMark = (at: number): boolean => {
    const texts = below.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    const isFree = !header.columns.some((column) => column.at === at);
    return isFree && texts.length * 2 > below.length && texts.every((text) => /^(?:[01-]|true|false)$/iu.test(text));
  };
  if (answers.length < 2) return null;
  // Each behind its own, or all of them behind the last one.
  const isBetween = answers.every(({ at }) => isMark(at + 1));
  const place = ({ at }: Column): number => at + (isBetween ? 1 : answers.length);
  if (!isBetween && !answers.every((answer) => isMark(place(answer)))) return null;
  const marks = answers.map((answer): Column => ({
    at: place(answer),
    role: 'correct',
    item: answer.item,
    isNumbered: true,
    name: '',
  }));
  const columns = header.columns.map((column): Column =>
    answers.includes(column) ? { ...column, role: 'option' } : column,
  );
  return {
    ...header,
    columns: [...columns, ...marks].toSorted((a, b) => a.at - b.at),
    unknown: header.unknown.filter(({ at }) => !marks.some((mark) => mark.at === at)),
  };
}

function withWrong(header: Header, right: Column): Header {
  const columns = header.columns.map((column): Column =>
    column.role === 'answer' && column !== right ? { ...column, role: 'wrong' } : column,
  );
  return { ...header, columns };
}
