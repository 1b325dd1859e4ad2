// Questions as cards of several rows, the name of each part beside it: laid out anew as a table with those names.
import { foldName } from '../layout/names.ts';
import { holdsAnything } from '../layout/read-heading.ts';
import type { Sheet } from '../workbook.ts';
import { shapeSheet } from './shaped-sheet.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

const mostNames = 20;

interface Part {
  at: number;
  name: string;
  text: string;
}

/** Null where the first column does not repeat the same few names. */
export function layOutCards(sheet: Sheet): ShapedSheet | null {
  const parts = listParts(sheet);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  const cards: Part[][] = [];
  for (const part of parts) {
    if (part.name === first.name) cards.push([part]);
    else cards.at(-1)?.push(part);
  }
  const names = [...new Set(parts.map(({ name }) => name))];
  const isRegular = cards.every((card) => new Set(card.map(({ name }) => name)).size === card.length);
  if (cards.length < 2 || names.length < 3 || !isRegular || parts.length < cards.length * 3) return null;
  const written = names.map(
    (name) => sheet.rows[parts.find((part) => part.name === name)?.at ?? 0]?.find(isText) ?? '',
  );
  const rows = cards.map((card) => names.map((name) => card.find((part) => part.name === name)?.text ?? ''));
  const places = cards.map((card) => ({ first: card[0]?.at ?? 0, last: card.at(-1)?.at ?? 0 }));
  return shapeSheet(sheet, [written, ...rows], [{ first: first.at, last: first.at }, ...places]);
}

function listParts({ rows }: Sheet): Part[] | null {
  const parts: Part[] = [];
  for (const [at, cells] of rows.entries()) {
    if (!holdsAnything(cells)) continue;
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const [written = '', ...texts] = filled;
    if (filled.length > 3 || texts.length === 0) return null;
    parts.push({ at, name: foldName(written), text: texts.join('\n') });
  }
  const names = new Set(parts.map(({ name }) => name));
  return names.has('') || names.size > mostNames || parts.length < names.size * 2 ? null : parts;
}

function isText(cell: string): boolean {
  return cell.trim() !== '';
}
