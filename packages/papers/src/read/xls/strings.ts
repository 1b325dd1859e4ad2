// The texts of a workbook, and what their fonts say.
import { drawBlank, raise, type Run, showUnderlined } from '../marked-text.ts';
import { tidyLines } from '../xlsx/shared-strings.ts';
import { type BiffRecord, RecordReader, type RichString } from './records.ts';

export interface Font {
  align: 'superscript' | 'subscript' | '';
  isUnderlined: boolean;
}

export function readFont(record: BiffRecord): Font {
  const data = new RecordReader(record);
  data.skip(8);
  const align = (['', 'superscript', 'subscript'] as const)[data.u16()] ?? '';
  return { align, isUnderlined: data.u8() !== 0 };
}

export interface Strings {
  texts: string[];
  /** Those with some words underlined, by their numbers. */
  underlined: Map<number, string>;
}

/** Their announced number is not believed: what is there is read. */
export function readStrings(record: BiffRecord, fonts: readonly Font[]): Strings {
  const data = new RecordReader(record);
  const strings: Strings = { texts: [], underlined: new Map() };
  data.skip(8);
  while (!data.isAtEnd) {
    const rich = data.richString(2);
    const runs = rich.changes.length === 0 ? [] : splitRuns(rich, fonts);
    const html = showUnderlined(runs);
    if (html !== null) strings.underlined.set(strings.texts.length, html);
    strings.texts.push(runs.length === 0 ? tidyLines(rich.text) : runs.map(({ text }) => text).join(''));
  }
  return strings;
}

function splitRuns({ text, changes }: RichString, fonts: readonly Font[]): Run[] {
  const starts = [{ at: 0, font: -1 }, ...changes];
  return starts.flatMap(({ at, font: number }, index) => {
    const part = tidyLines(text.slice(at, starts[index + 1]?.at));
    if (part === '') return [];
    // There is no font of the number 4.
    const font = fonts[number > 4 ? number - 1 : number];
    const blank = font?.isUnderlined ? drawBlank(part) : part;
    return [{ text: raise(blank, font?.align ?? ''), isUnderlined: font?.isUnderlined === true && blank === part }];
  });
}
