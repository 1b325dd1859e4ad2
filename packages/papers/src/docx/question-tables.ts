// A document whose questions stand in tables with names over their columns, as in a spreadsheet.
import { findHeader } from '../layout/find-header.ts';
import { chooseReading } from '../recognise/choose-reading.ts';
import type { Sheet } from '../workbook.ts';
import type { Block, CellLines, Line } from './document.ts';
import { findNumber } from './marks.ts';
import { passage } from './questions.ts';
import type { Passage } from './found-question.ts';

const fewestRows = 4;

export interface TablePaper {
  title: Passage;
  description: Passage;
  /** Of all tables, with the lines between them. */
  rows: Passage[][];
}

/** Null where no table is one of questions, or where lines outside of them are questions too. */
export function findQuestionTables(blocks: readonly Block[]): TablePaper | null {
  const isNumbered = blocks.some((block) => 'line' in block && findNumber(block.line.text.trim()) !== null);
  if (isNumbered) return null;
  const isLarge = blocks.some((block) => 'rows' in block && block.rows.length >= fewestRows);
  const named = blocks.findIndex((block) => 'rows' in block && findHeader(toSheet(block.rows)) !== null);
  const first = named < 0 && isLarge ? blocks.findIndex((block) => 'rows' in block && isTable(block.rows)) : named;
  if (first < 0) return null;
  const above = blocks.slice(0, first).flatMap(listLines);
  const [title, ...description] = above.map((line) => joinLines([line]));
  const rows = blocks
    .slice(first)
    .flatMap((block) => ('rows' in block ? block.rows.map((row) => row.map(joinLines)) : [[joinLines([block.line])]]));
  return { title: title ?? passage(), description: joinPassages(description), rows };
}

/** A table of words that nobody has taught us, whose rows are borne out as questions. */
function isTable(rows: readonly CellLines[][]): boolean {
  return rows.length >= fewestRows && (chooseReading(toSheet(rows))?.proof ?? 0) > 0.3;
}

function toSheet(rows: readonly CellLines[][]): Sheet {
  const texts = rows.map((row) => row.map((cell) => joinLines(cell).text));
  return { no: 0, name: '', rows: texts, spans: [], pictures: [], notes: [] };
}

function listLines(block: Block): Line[] {
  return 'line' in block ? [block.line] : block.rows.flat(2);
}

function joinLines(lines: readonly Line[]): Passage {
  const filled = lines.filter((line) => line.text.trim() !== '');
  return { text: filled.map((line) => line.text.trim()).join('\n'), pictures: filled.flatMap((line) => line.pictures) };
}

function joinPassages(passages: readonly Passage[]): Passage {
  return {
    text: passages.map(({ text }) => text).join('\n'),
    pictures: passages.flatMap(({ pictures }) => pictures),
  };
}
