// Options that are counted by the letters of another alphabet, `а) б) в)` or `가. 나. 다.`: where a file shows it, its labels and
// the answers that name them are written in the letters that all the rest reads. Syllables of Japanese are read as they are.
import { letters } from '@tiku/questions';
import type { Sheet } from '../workbook.ts';

const alphabets = [
  'АБВГДЕЖЗИК',
  '가나다라마바사아자차',
  'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ',
  'ΑΒΓΔΕΖΗΘΙΚ',
  'אבגדהוזחטי',
  'ابجدهوزحطي',
  'กขคงจฉชซ',
  'कखगघङचछज',
] as const;

/** Cyrillic signs that look like Latin ones, as somebody types who forgot to switch the keyboard. */
const alike = new Map(Array.from('АВСЕ', (sign, at) => [sign, 'ABCE'.charAt(at)]));

const foreign =
  /[\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Where these scripts have their signs, and some others: asked of whole rows first, as most files have none. */
const mayBeForeign = /[\u0370-\u1fff\u2de0-\u2dff\u3130-\u318f\ua640-\ua97f\uac00-\udfff\ufb1d-\ufeff\uffa0-\uffdc]/;

type Spell = (text: string) => string;

interface Alphabet {
  /** The place of a sign, counted from 0; -1 for any other. */
  placeOf: (sign: string) => number;
  label: RegExp;
  signs: RegExp;
}

function describe(alphabet: string): Alphabet {
  const all = `${alphabet}${alphabet.toLowerCase()}${alphabet.includes('ا') ? 'أ' : ''}`;
  return {
    placeOf: (sign) => alphabet.indexOf(sign === 'أ' ? 'ا' : sign.toUpperCase()),
    label: new RegExp(`(?<![\\p{L}\\d])([(（[]?)\\s?([${all}])\\s?([.．、:：)）\\]])`, 'gu'),
    signs: new RegExp(`^[(（[]?[${all}](?:[\\s,;、.·/|&+]*[${all}])*[\\s,;.)）\\]]*$`, 'u'),
  };
}

const described = alphabets.map(describe);

/** `б`, `а, в`, `ав`: each once and in the order of the alphabet; a word such as `да` is none. */
function listPlaces(text: string, { placeOf, signs }: Alphabet): number[] | null {
  if (text.length > 24 || !signs.test(text)) return null;
  const places = Array.from(text, placeOf).filter((place) => place >= 0);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) ? places : null;
}

function spellPlaces(places: readonly number[]): string {
  return places.map((place) => letters[place] ?? '').join('');
}

/** Labels that follow each other from the first on, all written alike, and how far they came. */
function spellLabels(text: string, { placeOf, label }: Alphabet): { text: string; count: number } {
  let count = 0;
  let style = '';
  const spelt = text.replaceAll(label, (whole, open: string, sign: string, close: string) => {
    const written = `${open}${sign === sign.toUpperCase()}${close}`;
    if (placeOf(sign) !== count || (count > 0 && written !== style)) return whole;
    style = written;
    count += 1;
    return whole.replace(sign, letters[count - 1] ?? sign);
  });
  return count > 1 ? { text: spelt, count } : { text, count: 0 };
}

/** One cell may be the header. */
const mostOf = (cells: readonly string[]) => (cells.length - 1) * 0.8;

/** Whether the answers of a column are signs of the alphabet: one of them is no other letter's twin. */
function isAnswerColumn(cells: readonly string[], alphabet: Alphabet): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const found = filled.map((cell) => listPlaces(cell, alphabet)).filter((places) => places !== null);
  if (found.length < 2 || found.length < mostOf(filled)) return false;
  const signs = new Set(filled.flatMap((cell) => Array.from(cell.toUpperCase())));
  return [...signs].some((sign) => alphabet.placeOf(sign) > 0 && !alike.has(sign));
}

const lookalike = /^[АВСЕавсе](?:[\s,;]*[АВСЕавсе])*$/u;

function isTwinColumn(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const count = filled.filter((cell) => lookalike.test(cell) || /^[A-Ha-h]$/u.test(cell)).length;
  return count > 1 && count >= mostOf(filled) && filled.some((cell) => /[Сс]/u.test(cell));
}

function columnSpelling(cells: readonly string[]): Spell | null {
  if (!cells.some((cell) => cell.length <= 24 && foreign.test(cell))) return null;
  const alphabet = described.find((each) => isAnswerColumn(cells, each));
  if (alphabet) {
    return (text) => {
      const places = listPlaces(text.trim(), alphabet);
      return places ? spellPlaces(places) : text;
    };
  }
  if (!isTwinColumn(cells)) return null;
  return (text) =>
    lookalike.test(text.trim())
      ? text.replaceAll(/[АВСЕавсе]/gu, (sign) => alike.get(sign.toUpperCase()) ?? sign)
      : text;
}

/** Its rows in Latin letters where they count in others; the sheet itself where they do not. */
export function spellSheet(sheet: Sheet): Sheet {
  const rows = sheet.rows.filter((cells) => mayBeForeign.test(cells.join(' ')));
  const texts = rows.flat().filter((cell) => foreign.test(cell));
  if (texts.length === 0) return sheet;
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => columnSpelling(sheet.rows.map((row) => row[at] ?? '')));
  const labelled = findLabelled(texts);
  if (!labelled && columns.every((spell) => spell === null)) return sheet;
  const spelt = sheet.rows.map((row) =>
    row.map((cell, at) => {
      const text = columns[at]?.(cell) ?? cell;
      return labelled && text === cell ? spellLabels(cell, labelled).text : text;
    }),
  );
  return { ...sheet, rows: spelt };
}

/** The alphabet whose labels run on in several of the texts. */
function findLabelled(texts: readonly string[]): Alphabet | null {
  const found = described.find((alphabet) => {
    let runs = 0;
    for (const text of texts) {
      if (text.length < 2_000 && spellLabels(text, alphabet).count > 1) runs += 1;
      if (runs > 1) return true;
    }
    return false;
  });
  return found ?? null;
}

const answer = /^(.*[:：]|\s*\d{1,4}\s*[.)、-]?)(\s*)(\S.*?)(\s*)$/u;

/** The same of running text, in which the options of a question follow each other line by line. */
export function spellLines<L extends { text: string }>(lines: readonly L[]): L[] {
  const blocks = lines.map(({ text }) => text).join('\n');
  const alphabet = described.find((each) => {
    const labels = blocks.matchAll(new RegExp(`^\\s*${each.label.source}`, 'gmu'));
    const places = Array.from(labels, ([, , sign = '']) => each.placeOf(sign));
    return places.filter((place, at) => place === 1 && places[at - 1] === 0).length > 1;
  });
  if (!alphabet) return [...lines];
  const { placeOf, label } = alphabet;
  let next = 0;
  return lines.map((line) => {
    const { text } = line;
    let isOption = false;
    const spelt = text.replaceAll(label, (whole, _open: string, sign: string, _close: string, at: number) => {
      const place = placeOf(sign);
      const isFirst = text.slice(0, at).trim() === '';
      if (!(isFirst && place === 0) && !((isFirst || isOption) && place === next)) return whole;
      isOption = true;
      next = place + 1;
      return whole.replace(sign, letters[place] ?? sign);
    });
    if (isOption) return { ...line, text: spelt };
    const [, before = '', gap = '', rest = '', tail = ''] = answer.exec(text) ?? [];
    const places = rest === '' ? null : listPlaces(rest, alphabet);
    return places ? { ...line, text: `${before}${gap}${spellPlaces(places)}${tail}` } : line;
  });
}
