// What lies over the cells of a sheet.
import type { CellNote } from '../../workbook.ts';
import { findAttribute, scanXml } from '../xml.ts';

export interface DrawnPicture {
  row: number;
  column: number;
  /** Of the relation to the picture's bytes; null where it is only linked. */
  relation: string | null;
}

const ANCHORS = new Set(['oneCellAnchor', 'twoCellAnchor', 'absoluteAnchor']);

export function readDrawing(xml: string): { pictures: DrawnPicture[]; notes: CellNote[] } {
  const pictures: DrawnPicture[] = [];
  const notes: CellNote[] = [];
  let place = { row: -1, column: -1 };
  let into: 'row' | 'column' | null = null;
  let isFrom = false;
  let hasText = false;
  let fallbacks = 0;
  scanXml(xml, {
    open: (name, attributes) => {
      // The same shape once more, for programs that do not know the first way of writing it.
      if (name === 'Fallback') fallbacks += 1;
      else if (fallbacks > 0) return;
      else if (ANCHORS.has(name)) {
        place = { row: -1, column: -1 };
        hasText = false;
      } else if (name === 'from') {
        isFrom = true;
        place = { row: 0, column: 0 };
      } else if (isFrom && name === 'row') into = 'row';
      else if (isFrom && name === 'col') into = 'column';
      else if (name === 'blip') {
        if (place.row < 0) notes.push({ row: 0, column: 0, code: 'picture-unplaced' });
        else pictures.push({ ...place, relation: findAttribute(attributes, 'embed') });
      } else if (name === 't') hasText = true;
    },
    text: (text) => {
      if (into) place[into] = Math.max(0, Number(text) || 0);
    },
    close: (name) => {
      if (name === 'Fallback') fallbacks -= 1;
      else if (name === 'from') isFrom = false;
      else if (hasText && ANCHORS.has(name)) {
        notes.push({ row: Math.max(0, place.row), column: Math.max(0, place.column), code: 'text-box' });
      }
      into = null;
    },
  });
  return { pictures, notes };
}
