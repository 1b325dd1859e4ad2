// A Word document of questions as a spreadsheet in the product's own layout, so that it goes the same way from here on.
import {
  type AnchoredPicture,
  type CellNote,
  type UnderlinedTexts,
  UnreadableFile,
  type Workbook,
} from '../workbook.ts';
import { Grid } from '../read/grid.ts';
import { CellBudget } from '../read/limits.ts';
import { type Run, showUnderlined } from '../read/marked-text.ts';
import type { OfficePackage, Relation } from '../read/office-package.ts';
import { findPictureExtension } from '../read/picture.ts';
import { parseXml } from '../read/xml-tree.ts';
import { PICTURE, readBlocks, readLines, UNDERLINED, type Line } from './document.ts';
import { dropFurniture } from './furniture.ts';
import { layOut, layOutTables, placeRows } from './lay-out.ts';
import { Numbering } from './numbering.ts';
import { findQuestionTables } from './question-tables.ts';
import type { Passage } from './found-question.ts';
import { findQuestions } from './questions.ts';
import { noteRepeated } from './read-typed.ts';
import { spellMarks } from './typed-marks.ts';

/** As a tree of elements a part takes many times its size. */
const MAX_DOCUMENT_CHARACTERS = 20 * 1024 * 1024;

export async function readDocx(parts: OfficePackage, path: string): Promise<Workbook> {
  await parts.checkOtherXml();
  const relations = await parts.readRelations(path);
  const read = async (kind: string) => {
    const target = [...relations.values()].find((relation) => relation.kind === kind)?.target;
    return target && parts.has(target) ? limit(await parts.readXml(target)) : '';
  };
  const numbering = await read('numbering');
  const headings = findHeadingStyles(await read('styles'));
  const document = parseXml(limit(await parts.readXml(path)));
  const lines = Array.from(readLines(document, new Numbering(numbering), headings), (line, at): Line => ({
    ...line,
    at,
  }));
  if (lines.length === 0) throw new UnreadableFile('empty');
  const tables = findQuestionTables(readBlocks(document, new Numbering(numbering), headings));
  const { lines: between, left } = dropFurniture(lines);
  const paper = tables ? null : findQuestions(spellMarks(between));
  const cells = tables ? layOutTables(tables) : paper ? layOut(paper) : [];
  const { pictures, notes } = await fetchPictures(parts, relations, cells);
  if (!tables) notes.push(...noteRepeated(left));
  const grid = new Grid(new CellBudget());
  const underlined: UnderlinedTexts = new Map();
  cells.forEach((row, at) => {
    row.forEach(({ text }, column) => {
      const runs = splitRuns(text.replaceAll(PICTURE, '').trim());
      const html = showUnderlined(runs);
      if (html !== null) underlined.set(at, (underlined.get(at) ?? new Map<number, string>()).set(column, html));
      grid.put(
        at,
        column,
        runs
          .map((run) => run.text)
          .join('')
          .trim(),
      );
    });
  });
  const bare = lines.map(({ text }) => text.replaceAll(/[\uFFF9-\uFFFC]/gu, ''));
  const source = paper && { lines: bare, rowsOf: placeRows(paper, cells.length, lines.length) };
  return {
    format: 'docx',
    isTable: tables !== null,
    sheets: [
      {
        no: 0,
        name: cells[0]?.[1]?.text.slice(0, 31) ?? '',
        rows: grid.rows,
        spans: [],
        underlined,
        pictures,
        notes,
        ...(source && { source }),
      },
    ],
    files: new Map(),
    notes: [],
  };
}

function splitRuns(text: string): Run[] {
  return text.split(/(?=\uFFF9)|(?<=\uFFFB)/).map((part) => ({
    text: part.replaceAll(/[\uFFF9\uFFFB]/g, ''),
    isUnderlined: part.startsWith(UNDERLINED.start),
  }));
}

function limit(xml: string): string {
  if (xml.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableFile('inflates-too-much');
  return xml;
}

function findHeadingStyles(xml: string): Set<string> {
  const styles = parseXml(xml).elements[0]?.elements ?? [];
  return new Set(
    styles
      .filter((style) => /^(?:heading \d|title)$/i.test(style.child('name')?.attribute('val') ?? ''))
      .map((style) => style.attribute('styleId') ?? ''),
  );
}

async function fetchPictures(
  parts: OfficePackage,
  relations: Map<string, Relation>,
  cells: Passage[][],
): Promise<{ pictures: AnchoredPicture[]; notes: CellNote[] }> {
  const pictures: AnchoredPicture[] = [];
  const notes: CellNote[] = [];
  for (const [row, passages] of cells.entries()) {
    for (const [column, passage] of passages.entries()) {
      for (const id of passage.pictures) {
        const target = relations.get(id)?.target;
        const bytes = target ? await parts.readMedia(target) : null;
        const extension = bytes && findPictureExtension(bytes);
        if (bytes && extension) pictures.push({ row, column, extension, bytes });
        else notes.push({ row, column, code: bytes ? 'picture-format' : 'picture-missing' });
      }
    }
  }
  return { pictures, notes };
}
