// What stands before and after the frames of an MP3: ID3 of any version, APE and Lyrics3. Frames stand for themselves, so
// tags can be cut off.

/** Seven bits of each byte count. */
function syncsafe(bytes: Buffer, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return ((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f);
}

function says(bytes: Buffer, words: string, at: number): boolean {
  return at >= 0 && bytes.toString('latin1', at, at + words.length) === words;
}

const id3Bytes = 10;
const apeBytes = 32;

/** How many bytes a tag takes at the beginning; 0 without one. */
function tagAtStart(bytes: Buffer): number {
  if (says(bytes, 'ID3', 0) && bytes.length >= id3Bytes) {
    const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0;
    return id3Bytes + syncsafe(bytes, 6) + (hasFooter ? id3Bytes : 0);
  }
  if (says(bytes, 'APETAGEX', 0) && bytes.length >= apeBytes) return apeBytes + bytes.readUInt32LE(12);
  return 0;
}

/** How many bytes a tag takes at the end; 0 without one. */
function tagAtEnd(bytes: Buffer): number {
  const end = bytes.length;
  if (says(bytes, 'TAG', end - 128)) return says(bytes, 'TAG+', end - 355) ? 355 : 128;
  if (says(bytes, '3DI', end - id3Bytes)) return 2 * id3Bytes + syncsafe(bytes, end - 4);
  if (says(bytes, 'APETAGEX', end - apeBytes)) {
    const hasHeader = (bytes.readUInt32LE(end - 12) & 0x80_00_00_00) !== 0;
    return bytes.readUInt32LE(end - 20) + (hasHeader ? apeBytes : 0);
  }
  if (says(bytes, 'LYRICS200', end - 9)) {
    const length = Number(bytes.toString('latin1', end - 15, end - 9));
    return Number.isInteger(length) ? length + 15 : 15;
  }
  if (says(bytes, 'LYRICSEND', end - 9)) {
    const begin = bytes.subarray(-5_200).lastIndexOf('LYRICSBEGIN');
    return begin < 0 ? 9 : Math.min(5_200, end) - begin;
  }
  return 0;
}

/** No program writes so many; a file that is made of nothing else costs no more. */
const mostTags = 16;

export function cutTags(bytes: Buffer): Buffer {
  let frames = bytes;
  for (let turn = 0; turn < mostTags; turn++) {
    frames = frames.subarray(tagAtStart(frames));
    frames = frames.subarray(0, Math.max(0, frames.length - tagAtEnd(frames)));
  }
  return frames;
}
