// MP4 and QuickTime: boxes within boxes. Those that play are listed; every other one becomes `free` of the same size, because
// tables name places in the file.

interface Box {
  type: string;
  start: number;
  /** Of what it holds. */
  body: number;
  end: number;
}

/** What a box may hold. Those below without a list of their own stay as they are. */
const kept: Record<string, readonly string[]> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'pssh'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'load', 'trgr'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hmhd', 'nmhd', 'sthd', 'gmhd', 'dinf', 'stbl', 'hdlr'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'stss',
    'stps',
    'stsh',
    'padb',
    'stdp',
    'sdtp',
    'sbgp',
    'sgpd',
    'subs',
    'saiz',
    'saio',
    'senc',
  ],
  moof: ['mfhd', 'traf', 'pssh'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
};

export function blankBoxes(file: Buffer): void {
  blankWithin(file, '', 0, file.length);
}

function blankWithin(file: Buffer, parent: string, from: number, to: number): void {
  for (const box of boxesOf(file, from, to)) {
    const isOfData = box.type === 'trak' && recordsData(file, box);
    if (isOfData) blankSamples(file, box);
    if (isOfData || kept[parent]?.includes(box.type) !== true) blank(file, box);
    else if (box.type in kept) blankWithin(file, box.type, box.body, box.end);
    else blankFields(file, box);
  }
}

/** What cannot be read as boxes is one box of no type, to the end. */
function* boxesOf(file: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  while (at < to) {
    const box = readBox(file, at, to) ?? { type: '', start: at, body: Math.min(at + 8, to), end: to };
    yield box;
    at = box.end;
  }
}

function readBox(file: Buffer, start: number, to: number): Box | null {
  if (start + 8 > to) return null;
  const size = file.readUInt32BE(start);
  const type = file.toString('latin1', start + 4, start + 8);
  if (size === 0) return { type, start, body: start + 8, end: to };
  if (size === 1) {
    if (start + 16 > to) return null;
    const long = Number(file.readBigUInt64BE(start + 8));
    return long < 16 ? null : { type, start, body: start + 16, end: Math.min(start + long, to) };
  }
  // One that says it goes on after its parent, or after the file, ends there.
  return size < 8 ? null : { type, start, body: start + 8, end: Math.min(start + size, to) };
}

function blank(file: Buffer, { start, body, end }: Box): void {
  if (end - start >= 8) file.write('free', start + 4, 'latin1');
  file.fill(0, Math.min(body, end), end);
  if (end - start < 8) file.fill(0, start, end);
  // What had no readable size gets the one it has.
  else if (body === start + 8) file.writeUInt32BE(end - start, start);
}

/** When it was made, and what made it, stand in boxes that have to stay. */
function blankFields(file: Buffer, { type, body, end }: Box): void {
  const fill = (from: number, to: number) => file.fill(0, Math.min(body + from, end), Math.min(body + to, end));
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') fill(4, file[body] === 1 ? 20 : 12);
  else if (type === 'hdlr') fill(12, end - body);
  else if (type === 'stsd') blankEncoders(file, body + 8, end);
}

/** Video names what it was compressed with, in 32 bytes at a fixed place. Other samples have other things there. */
const videoSamples = /^(?:avc[1-4]|hev1|hvc1|mp4v|vp0[89]|av01|dvh[1e]|s263|jpeg|ap[ch][nsho4xq])$/;

function blankEncoders(file: Buffer, from: number, to: number): void {
  for (const { type, start, end } of boxesOf(file, from, to))
    if (videoSamples.test(type)) file.fill(0, Math.min(start + 50, end), Math.min(start + 82, end));
}

/** A track that is neither seen nor heard nor read: positions and movements of the device, moment by moment. */
function recordsData(file: Buffer, trak: Box): boolean {
  const hdlr = findBox(file, trak, 'mdia', 'hdlr');
  const handler = hdlr ? file.toString('latin1', hdlr.body + 8, hdlr.body + 12) : '';
  return !['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd', 'hint'].includes(handler);
}

/** The first of its type, within the first of the types before it. */
function findBox(file: Buffer, parent: Box, ...types: string[]): Box | null {
  let found: Box | undefined = parent;
  for (const type of types) {
    if (!found) return null;
    found = boxesOf(file, found.body, found.end).find((box) => box.type === type);
  }
  return found ?? null;
}

/** Rows of a table: after version, flags and what stands before their number. */
function rowsOf(file: Buffer, table: Box, at: number, rowBytes: number): { first: number; count: number } {
  const first = table.body + at + 4;
  if (first > table.end) return { first, count: 0 };
  const room = Math.floor((table.end - first) / rowBytes);
  return { first, count: Math.min(file.readUInt32BE(table.body + at), room) };
}

/** The samples of a track lie in chunks. However tables overlap, no more is blanked than the file is long. */
function blankSamples(file: Buffer, trak: Box): void {
  const table = (name: string) => findBox(file, trak, 'mdia', 'minf', 'stbl', name);
  const chunks = table('stco') ?? table('co64');
  const sizes = table('stsz');
  const spread = table('stsc');
  if (!chunks || !sizes || !spread || sizes.body + 12 > sizes.end) return;
  const offsets = rowsOf(file, chunks, 4, chunks.type === 'co64' ? 8 : 4);
  const runs = rowsOf(file, spread, 4, 12);
  const oneSize = file.readUInt32BE(sizes.body + 4);
  const each = rowsOf(file, sizes, 8, 4);
  let run = 0;
  let sample = 0;
  let budget = file.length;
  for (let chunk = 0; chunk < offsets.count && budget > 0; chunk++) {
    while (run + 1 < runs.count && file.readUInt32BE(runs.first + (run + 1) * 12) <= chunk + 1) run++;
    const inChunk = runs.count === 0 ? 0 : file.readUInt32BE(runs.first + run * 12 + 4);
    let length = 0;
    for (let left = inChunk; left > 0 && length < budget; left--, sample++) {
      if (oneSize === 0 && sample >= each.count) break;
      length += oneSize || file.readUInt32BE(each.first + sample * 4);
    }
    const at = chunks.type === 'co64' ? offsets.first + chunk * 8 + 4 : offsets.first + chunk * 4;
    const offset = file.readUInt32BE(at);
    budget -= Math.max(length, 1);
    file.fill(0, Math.min(offset, file.length), Math.min(offset + length, file.length));
  }
}
