import { scanXml } from '../xml.ts';

/** Rich text becomes plain; readings above Japanese words (`rPh`) are no part of it. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  scanXml(xml, {
    open: (name) => {
      if (name === 't') isText = !isReading;
      else if (name === 'rPh') isReading = true;
      else if (name === 'si') text = '';
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(tidyText(text));
    },
  });
  return strings;
}

/** Office writes characters that XML cannot hold as `_x000D_`. */
export function tidyText(text: string): string {
  const decoded = text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return tidyLines(decoded);
}

/** A line ends in one character, whatever the program and the system wrote. */
export function tidyLines(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
}
