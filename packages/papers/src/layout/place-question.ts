import { readPlace } from '../place.ts';
import { findSection } from './draft.ts';
import type { Draft } from './draft.ts';
import { joinRich } from './media.ts';
import { columnsOf, firstText, isFilled, readRich, textAt } from './table-row.ts';
import type { TableRow } from './table-row.ts';

/** What opened last and still goes on. */
export interface Standing {
  section: number | null;
  material: number | null;
  /** The number of its row; '' where it has none. */
  materialNumber: string;
  /** By level. */
  chapters: string[];
}

/** What the row itself names goes on in the rows below, even if the row is refused. */
export function followRow(draft: Draft, standing: Standing, row: TableRow): void {
  const section = firstText(row, 'section');
  if (section) {
    const place = findPlace(row, section.text, draft.paper.sections.length);
    standing.section = place === undefined ? findSection(draft, section.text) : place;
  }
  const chapters = columnsOf(row.table, 'chapter').map(({ at }) => textAt(row, at));
  const first = chapters.findIndex((text) => text !== '');
  const kept = row.table.carriesChapters ? standing.chapters.slice(0, first < 0 ? undefined : first) : [];
  standing.chapters = first < 0 && row.table.carriesChapters ? kept : [...kept, ...chapters.slice(kept.length)];
  followMaterial(draft, standing, row);
}

function followMaterial(draft: Draft, standing: Standing, row: TableRow): void {
  if (isFilled(row, 'material')) {
    const { materials } = draft.paper;
    const material = firstText(row, 'material');
    const place = material ? findPlace(row, material.text, materials.length) : undefined;
    const html = joinRich(columnsOf(row.table, 'material').map(({ at }) => readRich(row, at)));
    if (place !== undefined) standing.material = place;
    else standing.material = materials.at(-1) === html ? materials.length - 1 : materials.push(html) - 1;
    standing.materialNumber = '';
  } else if (hasOtherNumber(row, standing.materialNumber) || row.table.mergesMaterials) standing.material = null;
}

/** Of a question that follows a material: none, or one of the same rank as the material's own. */
function hasOtherNumber(row: TableRow, material: string): boolean {
  if (material === '') return columnsOf(row.table, 'number').length > 0 && !isFilled(row, 'number');
  const number = readNumber(row);
  return !/^[(①-⑳]/u.test(number) && !(number.startsWith(material) && /^\D/u.test(number.slice(material.length)));
}

/** Many number their questions in a column of line numbers. */
export function readNumber(row: TableRow): string {
  const number = firstText(row, 'number') ?? firstText(row, 'ignored');
  return number?.text.replaceAll('（', '(') ?? '';
}

/** To the chapter that its row stands in, else to the section that opened last. */
export function placeQuestion(draft: Draft, standing: Standing): { section: number | null; material: number | null } {
  const path = standing.chapters.filter((text) => text !== '').join(' / ');
  return { section: path === '' ? standing.section : findSection(draft, path), material: standing.material };
}

/** Of the `count` there are so far; undefined where the text is itself a title or a material. */
function findPlace(row: TableRow, text: string, count: number): number | null | undefined {
  const place = row.table.isOwnLayout ? readPlace(text) : undefined;
  return typeof place === 'number' && place >= count ? undefined : place;
}
