// Names in a .zip: Windows writes them in the code page of the country and does not say so; macOS writes UTF-8 and does not
// say so either.
import { isUtf8 } from 'node:buffer';
import { findScript } from './text-encoding.ts';

interface NamedEntry {
  fileNameRaw: Buffer;
  generalPurposeBitFlag: number;
}

const UTF8_NAME = 0x800;

export function decodeNames(entries: readonly NamedEntry[]): string[] {
  const foreign = entries.filter((entry) => !isUnicode(entry)).map((entry) => entry.fileNameRaw);
  const script = foreign.length === 0 ? 'chinese' : findScript(Buffer.concat(foreign.flatMap((raw) => [raw, BREAK])));
  return entries.map((entry) => {
    const raw = entry.fileNameRaw;
    if (isUnicode(entry)) return raw.toString('utf8');
    if (script === 'western') return Array.from(raw, showWestern).join('');
    return new TextDecoder(script === 'japanese' ? 'shift_jis' : 'gb18030').decode(raw);
  });
}

const BREAK = Buffer.from('\n');

/** Two Chinese characters may look like UTF-8 by chance, but then they are Greek or Cyrillic letters, and no accented Latin ones. */
function isUnicode({ fileNameRaw: raw, generalPurposeBitFlag }: NamedEntry): boolean {
  if ((generalPurposeBitFlag & UTF8_NAME) !== 0) return true;
  return isUtf8(raw) && !/[\u0370-\u07ff]/.test(raw.toString('utf8'));
}

/** Code page 850 from 80 on, as the archiver of Windows still uses it in western Europe and America. */
const WESTERN = Array.from(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
);

function showWestern(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : (WESTERN[byte - 0x80] ?? '');
}
