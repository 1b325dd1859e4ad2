// A few numbers that likely twins share, to look them up by: MinHash over pieces of words, in bands.
import type { ComparedText } from './compared-text.ts';

/**
 * Two that share nine tenths of their pieces have a band in common in all but one of ten thousand cases; those that share less
 * than half, as all questions of one pattern do, in one of twenty. With fewer rows, a bank of such questions would be compared
 * each with each.
 */
const bandsCount = 16;
const rowsCount = 8;
const hashesCount = bandsCount * rowsCount;

/** Murmur's finish: every bit of the input changes half of those that come out. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

const seeds = Array.from({ length: hashesCount }, (_, at) => mix(at + 1) | 1);

/** Three letters of a word at a time, so that a slip of the pen leaves most of it; characters that are words by pairs. */
function addPieces(tokens: readonly string[], pieces: Set<number>): void {
  tokens.forEach((word, at) => {
    if (word.length === 1) {
      pieces.add(hashText(word));
      pieces.add(hashText(`${word}${tokens[at + 1]?.slice(0, 1) ?? ''}`));
      return;
    }
    const padded = `^${word}$`;
    for (let start = 0; start + 3 <= padded.length; start += 1) pieces.add(hashText(padded.slice(start, start + 3)));
  });
}

/** Whole numbers of 32 bits, signed as a database stores them. Twins share at least one of them. */
export function fingerprint({ stem, options }: ComparedText): number[] {
  const pieces = new Set<number>();
  addPieces(stem, pieces);
  for (const option of options) addPieces(option, pieces);
  const least = new Uint32Array(hashesCount).fill(0xffffffff);
  for (const piece of pieces) {
    for (let at = 0; at < hashesCount; at += 1) {
      const hash = mix(Math.imul(piece, seeds[at] ?? 1) + at);
      if (hash < (least[at] ?? 0)) least[at] = hash;
    }
  }
  return Array.from({ length: bandsCount }, (_, band) => {
    let hash = mix(band + 1);
    for (let row = 0; row < rowsCount; row += 1) hash = mix(hash ^ (least[band * rowsCount + row] ?? 0));
    return hash | 0;
  });
}
