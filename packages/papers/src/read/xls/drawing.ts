// Pictures of an .xls: kept once for the workbook, placed by shapes on the sheets.
import type { AnchoredPicture, CellNote } from '../../workbook.ts';
import { findPictureExtension } from '../picture.ts';
import type { BiffRecord } from './records.ts';

/** Null for a picture that is no longer there. */
export type StoredPicture = Uint8Array | null;

interface Shape {
  type: number;
  instance: number;
  isContainer: boolean;
  data: Uint8Array;
}

const SHAPE = 0xf004;
const STORED = 0xf007;
const OPTIONS = 0xf00b;
const ANCHOR = 0xf010;
const PICTURE_OPTION = 0x104;
/** Deeper than shapes are grouped, shallower than a stack overflows. */
const MAX_DEPTH = 50;

function* readShapes(data: Uint8Array): Generator<Shape> {
  const view = viewOf(data);
  for (let at = 0; at + 8 <= data.length;) {
    const head = view.getUint16(at, true);
    const end = at + 8 + view.getUint32(at + 4, true);
    yield {
      type: view.getUint16(at + 2, true),
      instance: head >> 4,
      isContainer: (head & 0xf) === 0xf,
      data: data.subarray(at + 8, end),
    };
    at = end;
  }
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

function join(records: BiffRecord[]): Uint8Array {
  return Buffer.concat(records.flatMap(({ blocks }) => blocks));
}

/** In the order of their numbers. */
export function readPictureStore(records: BiffRecord[]): StoredPicture[] {
  const store: StoredPicture[] = [];
  collectStored(join(records), store, 0);
  return store;
}

function collectStored(data: Uint8Array, store: StoredPicture[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const shape of readShapes(data)) {
    if (shape.type === STORED) store.push(readStored(shape.data));
    else if (shape.isContainer) collectStored(shape.data, store, depth + 1);
  }
}

/** A header of 36 bytes, a name, and the picture as a record of its own that begins with one or two checksums. */
function readStored(data: Uint8Array): StoredPicture {
  const [picture] = readShapes(data.subarray(36 + (data[33] ?? 0)));
  return picture ? picture.data.subarray(picture.instance & 1 ? 33 : 17) : null;
}

interface Place {
  row: number;
  column: number;
}

interface Placed {
  pictures: AnchoredPicture[];
  notes: CellNote[];
}

export function readPlacedPictures(records: BiffRecord[], store: StoredPicture[]): Placed {
  const placed: Placed = { pictures: [], notes: [] };
  collectPlaced(join(records), store, placed, null, 0);
  placed.pictures.sort((a, b) => a.row - b.row || a.column - b.column);
  return placed;
}

/** The first shape of a group says where the group is; the others only where they are inside of it. */
function collectPlaced(
  data: Uint8Array,
  store: StoredPicture[],
  placed: Placed,
  around: Place | null,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  let group: Place | null | undefined;
  for (const shape of readShapes(data)) {
    if (shape.type === SHAPE) {
      const parts = [...readShapes(shape.data)];
      const own = readPlace(parts.find(({ type }) => type === ANCHOR)?.data);
      group ??= own ?? around;
      const number = readPictureNumber(parts.find(({ type }) => type === OPTIONS));
      if (number > 0) placePicture(store[number - 1] ?? null, own ?? group, placed);
    } else if (shape.isContainer) collectPlaced(shape.data, store, placed, group ?? around, depth + 1);
  }
}

function placePicture(bytes: StoredPicture, place: Place | null, placed: Placed): void {
  const extension = bytes && findPictureExtension(bytes);
  if (!place) placed.notes.push({ row: 0, column: 0, code: 'picture-unplaced' });
  else if (bytes && extension) placed.pictures.push({ ...place, extension, bytes });
  else placed.notes.push({ ...place, code: bytes ? 'picture-format' : 'picture-missing' });
}

function readPlace(data: Uint8Array | undefined): Place | null {
  if (!data || data.length < 18) return null;
  return { column: viewOf(data).getUint16(2, true), row: viewOf(data).getUint16(6, true) };
}

function readPictureNumber(options: Shape | undefined): number {
  if (!options) return 0;
  const view = viewOf(options.data);
  for (let at = 0; at < options.instance && at * 6 + 6 <= options.data.length; at += 1) {
    if ((view.getUint16(at * 6, true) & 0x3fff) === PICTURE_OPTION) return view.getUint32(at * 6 + 2, true);
  }
  return 0;
}
