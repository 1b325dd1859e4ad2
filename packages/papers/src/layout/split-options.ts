import { splitAtLabels } from '@tiku/questions/sheets';
import { parseList } from './parse-list.ts';

const separators = ['$;$', '\n', '||', '|', '；', ';', '\t', '、', '，', ','] as const;

/** All options of a question in one cell: `x$;$y`, `A. x,B. y`, `①x②y`, one per line, or with another sign between them. */
export function splitOptions(cell: string, said?: string): string[] {
  if (said !== undefined) return splitAt(cell, said);
  const text = dropBullet(cell.replaceAll('\r\n', '\n').trim());
  if (text === '') return [];
  const listed = readJson(text);
  if (listed) return listed;
  if (!text.includes('$;$')) {
    const labelled = splitAtLabels(text);
    if (labelled?.before === '') return labelled.options;
    const numbered = splitAtNumbers(text);
    if (numbered) return numbered;
  }
  for (const separator of separators) {
    const parts = text.split(separator).map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    if (filled.length > 1) return separator === '\n' ? dropEnds(filled) : filled;
  }
  return [text];
}

/** A sign that ends all lines but the last one stands between them. */
function dropEnds(lines: string[]): string[] {
  const [first = ''] = lines;
  const sign = /[|｜;；]$/u.exec(first)?.[0];
  if (sign === undefined || !lines.slice(0, -1).every((line) => line.endsWith(sign))) return lines;
  return lines.map((line) => (line.endsWith(sign) ? line.slice(0, -1).trim() : line));
}

/** The signs that Chinese and Japanese keyboards have for the same. */
const twins: Readonly<Record<string, string>> = { '|': '｜', ';': '；', '/': '／', ',': '，' };

/** As somebody said that they are separated. */
function splitAt(cell: string, separator: string): string[] {
  const text = cell.replaceAll('\r\n', '\n');
  const twin = twins[separator];
  const plain = twin === undefined ? text : text.replaceAll(twin, separator);
  const parts = separator === ' ' ? plain.split(/\s+/u) : plain.split(separator);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** `["x", "y"]`, `{"A": "x", "B": "y"}`, `['x', 'y', None]`, as programs write lists; what is null at the end is no option. */
function readJson(text: string): string[] | null {
  if (!/^(?:\[[^]*\]|\{[^]*\})$/u.test(text) || !/["']/u.test(text)) return null;
  const values: unknown[] = Object.values(parseList(text) ?? {});
  const filled = values.slice(0, values.findLastIndex((value) => value !== null) + 1);
  const texts = filled.map((value) => (isScalar(value) ? String(value).trim() : ''));
  return texts.length > 0 && values.length > 1 && !texts.includes('') ? texts : null;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const number = /([①-⑳])|(?<![\d０-９.．])([\d０-９]{1,2})(?:[.．](?![\d０-９])|[、)）])/gu;

/** `1. x 2. y`, `①x②y`: one after the other from the start of the cell; `①②` are combinations. */
function splitAtNumbers(text: string): string[] | null {
  const starts: { at: number; end: number }[] = [];
  for (const found of text.matchAll(number)) {
    const value = Number((found[1] ?? found[2] ?? '').normalize('NFKC'));
    if (value === starts.length + 1) starts.push({ at: found.index, end: found.index + found[0].length });
  }
  if (starts.length < 2 || starts[0]?.at !== 0) return null;
  const options = starts.map(({ end }, index) =>
    text
      .slice(end, starts[index + 1]?.at)
      .replace(/^\s+|[\s,，;；]$/gu, '')
      .trim(),
  );
  return options.includes('') ? null : options;
}

/** `&A. x`, `• A) x`: signs before all options alike. A star or a tick says that one is right. */
export function dropBullet(text: string): string {
  return text.replaceAll(/(^|\n)[ \t]*[&#@•·▪◦>-][ \t]*(?=[(（]?[A-Ha-hＡ-Ｈ][.．、)）])/gu, '$1');
}
