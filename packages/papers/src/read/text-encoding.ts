import type { TextEncoding } from '@tiku/questions/file-reading';
import { UnreadableFile } from '../workbook.ts';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

// oxlint-disable-next-line no-control-regex -- everything but tabs and line breaks
const strayCharacter = /[\x01-\x08\x0e-\x1a\x1c-\x1f]/g;

/** Null for bytes that are no text. A few control characters come with what was pasted; programs are full of them. */
function decodeText(bytes: Uint8Array, said: TextEncoding | undefined): DecodedText | null {
  const found = said ? decodeAs(bytes, said) : (decodeWide(bytes) ?? tryDecode(bytes, 'utf-8') ?? decodeLegacy(bytes));
  if (found === null || found.text.includes('\0')) return null;
  const clean = found.text.replaceAll(strayCharacter, '');
  return (found.text.length - clean.length) * 20 > found.text.length ? null : { ...found, text: clean };
}

/** In the encoding that somebody said, or in the one that the bytes speak for. */
export function decodePlain(bytes: Uint8Array, said?: TextEncoding): DecodedText {
  const decoded = decodeText(bytes, said);
  if (decoded === null || isMarkup(decoded.text)) throw new UnreadableFile('unknown-format');
  if (decoded.text.trim() === '') throw new UnreadableFile('empty');
  return decoded;
}

/** A text that begins like a tag, whatever it is. */
export function decodeMarkup(bytes: Uint8Array, said?: TextEncoding): DecodedText | null {
  const start = String.fromCodePoint(...bytes.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/u, '');
  return /^\s*</u.test(start) ? decodeText(bytes, said) : null;
}

/** What does not fit shows as a replacement sign, so that the person sees where. */
function decodeAs(bytes: Uint8Array, encoding: TextEncoding): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** Web pages and other documents are often saved under the name of a spreadsheet. */
function isMarkup(text: string): boolean {
  return /^\s*(?:<[!?a-z]|\{\\rtf|%PDF)/i.test(text.slice(0, 1000));
}

/** Two bytes for each character, with the mark in front or without it. */
function decodeWide(bytes: Uint8Array): DecodedText | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return tryDecode(bytes, 'utf-16le');
  if (a === 0xfe && b === 0xff) return tryDecode(bytes, 'utf-16be');
  const empty = [0, 0];
  const sample = bytes.subarray(0, 100_000);
  for (const [at, byte] of sample.entries()) if (byte === 0) empty[at % 2]! += 1;
  const [even = 0, odd = 0] = empty;
  // Separators and line ends alone fill a twentieth of any table.
  if ((even + odd) * 40 < sample.length || Math.min(even, odd) * 20 > Math.max(even, odd)) return null;
  return tryDecode(bytes, even > odd ? 'utf-16be' : 'utf-16le');
}

function tryDecode(bytes: Uint8Array, encoding: TextEncoding): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

/** What spreadsheet programs write where nobody asked for Unicode: by the traces that each language leaves. */
function decodeLegacy(bytes: Uint8Array): DecodedText | null {
  const script = findScript(bytes);
  if (script === 'japanese') return tryDecode(bytes, 'shift_jis');
  if (script === 'western') return tryDecode(bytes, 'windows-1252');
  return tryDecode(bytes, 'gb18030') ?? tryDecode(bytes, 'windows-1252');
}

/** Of text that is no Unicode. */
export function findScript(bytes: Uint8Array): 'japanese' | 'western' | 'chinese' {
  const sample = bytes.subarray(0, 100_000);
  const japanese = new TextDecoder('shift_jis').decode(sample);
  if (tryDecode(bytes, 'shift_jis') !== null && (isKana(japanese) || hasLowLeads(sample))) return 'japanese';
  return isWestern(sample) ? 'western' : 'chinese';
}

/** Chinese text read as Japanese hardly ever gives kana of full width, and is full of kana of half width. */
function isKana(text: string): boolean {
  const kana = text.match(/[\u3041-\u3093\u30a1-\u30f6\u30fc]/g)?.length ?? 0;
  const narrow = text.match(/[\uff61-\uff9f]/g)?.length ?? 0;
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return kana * 20 > foreign && kana > narrow;
}

/**
 * Common Chinese characters begin with bytes from A1 on, most Japanese ones with bytes below. So do the curved apostrophes
 * of western text, but those stand inside of words.
 */
function hasLowLeads(bytes: Uint8Array): boolean {
  let low = 0;
  let high = 0;
  let inWords = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte < 0x81) continue;
    if (byte < 0xa0) low += 1;
    else high += 1;
    if (isSmallLetter(bytes[at - 1] ?? 0) && isSmallLetter(bytes[at + 1] ?? 0)) inWords += 1;
    at += 1;
  }
  return low > high * 2 && inWords * 2 < low;
}

/** An accented letter stands between plain ones, or beside one other (`ação`); Chinese characters take two bytes each. */
function isWestern(sample: Uint8Array): boolean {
  let western = 0;
  let eastern = 0;
  let run = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte >= 0x80) run += 1;
    else if (run > 0) {
      if (run === 1 || (run === 2 && isSmallLetter(byte) && isSmallLetter(sample[at - 3] ?? 0))) western += 1;
      else eastern += 1;
      run = 0;
    }
  }
  return western > eastern;
}

function isSmallLetter(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}
