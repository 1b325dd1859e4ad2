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
  /** By level. */
  chapters: string[];
}

/** Where the question belongs: to the section and material that opened last, or to those its own row names. */
export function placeQuestion(
  draft: Draft,
  standing: Standing,
  row: TableRow,
): { section: number | null; material: number | null } {
  const named = firstText(row, 'section');
  if (named) {
    const place = findPlace(row, named.text, draft.paper.sections.length);
    standing.section = place === undefined ? findSection(draft, named.text) : place;
  }
  const path = readChapters(standing, row)
    .filter((text) => text !== '')
    .join(' / ');
  const section = path === '' ? standing.section : findSection(draft, path);

  const material = firstText(row, 'material');
  if (material || isFilled(row, 'material')) {
    const { materials } = draft.paper;
    const place = material ? findPlace(row, material.text, materials.length) : undefined;
    const html = joinRich(columnsOf(row.table, 'material').map(({ at }) => readRich(row, at)));
    if (place !== undefined) standing.material = place;
    else standing.material = materials.at(-1) === html ? materials.length - 1 : materials.push(html) - 1;
  } else if (columnsOf(row.table, 'number').length > 0 && !isFilled(row, 'number')) standing.material = null;
  return { section, material: standing.material };
}

function readChapters(standing: Standing, row: TableRow): string[] {
  const named = columnsOf(row.table, 'chapter').map(({ at }) => textAt(row, at));
  const first = named.findIndex((text) => text !== '');
  if (!row.table.carriesChapters || first < 0) {
    return row.table.carriesChapters ? standing.chapters : named;
  }
  standing.chapters = [...standing.chapters.slice(0, first), ...named.slice(first)];
  return standing.chapters;
}

/** Of the `count` there are so far; undefined where the text is itself a title or a material. */
function findPlace(row: TableRow, text: string, count: number): number | null | undefined {
  const place = row.table.isOwnLayout ? readPlace(text) : undefined;
  return typeof place === 'number' && place >= count ? undefined : place;
}
