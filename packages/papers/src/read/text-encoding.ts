// oxlint-disable-next-line no-control-regex -- everything but tabs and line breaks
const strayCharacter = /[\x01-\x08\x0e-\x1a\x1c-\x1f]/g;

/** Null for bytes that are no text. A few control characters come with what was pasted; programs are full of them. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeByMark(bytes) ?? tryDecode(bytes, 'utf-8') ?? decodeLegacy(bytes);
  if (text === null || text.includes('\0')) return null;
  const clean = text.replaceAll(strayCharacter, '');
  return (text.length - clean.length) * 20 > text.length ? null : clean;
}

function decodeByMark(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return tryDecode(bytes, 'utf-16le');
  if (a === 0xfe && b === 0xff) return tryDecode(bytes, 'utf-16be');
  return null;
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What spreadsheet programs write where nobody asked for Unicode: by the traces that each language leaves. */
function decodeLegacy(bytes: Uint8Array): string | null {
  const japanese = tryDecode(bytes, 'shift_jis');
  if (japanese !== null && isJapanese(japanese)) return japanese;
  if (isWestern(bytes)) return tryDecode(bytes, 'windows-1252');
  return tryDecode(bytes, 'gb18030') ?? tryDecode(bytes, 'windows-1252');
}

/** Chinese text read as Japanese hardly ever gives hiragana. */
function isJapanese(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const hiragana = sample.match(/[\u3041-\u3093]/g)?.length ?? 0;
  const foreign = sample.match(/[^\0-\x7f]/g)?.length ?? 0;
  return hiragana * 10 > foreign;
}

/** An accented letter stands alone between plain ones; a Chinese character takes two bytes. */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0;
  let paired = 0;
  let run = 0;
  for (const byte of bytes.subarray(0, 100_000)) {
    if (byte >= 0x80) run += 1;
    else if (run > 0) {
      if (run === 1) alone += 1;
      else paired += 1;
      run = 0;
    }
  }
  return alone > paired;
}
