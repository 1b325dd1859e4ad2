// Numbers and letters that Word counts itself: they stand before a paragraph on the screen, but not in its text.
import { parseXml, type XmlElement } from '../read/xml-tree.ts';

interface Level {
  format: string;
  /** `%1.`, `（%1）`… */
  pattern: string;
  start: number;
}

export class Numbering {
  readonly #levels: Map<string, Level[]>;
  readonly #counters = new Map<string, number[]>();

  constructor(xml: string) {
    this.#levels = readLevels(xml);
  }

  /** The label of the next paragraph of this list, or nothing for bullets. */
  next(list: string, depth: number): string {
    const levels = this.#levels.get(list);
    const level = levels?.[depth];
    if (!levels || !level) return '';
    const counters = this.#counters.get(list) ?? [];
    this.#counters.set(list, counters);
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    counters.length = depth + 1;
    if (level.format === 'bullet' || level.format === 'none') return '';
    return level.pattern.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return spell(counters[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? 'decimal');
    });
  }
}

function readLevels(xml: string): Map<string, Level[]> {
  const root = parseXml(xml).elements[0];
  const abstract = new Map<string, Level[]>();
  const lists = new Map<string, Level[]>();
  for (const element of root?.elements ?? []) {
    if (element.name === 'abstractNum') {
      abstract.set(element.attribute('abstractNumId') ?? '', element.elements.filter(isLevel).map(readLevel));
    } else if (element.name === 'num') {
      const levels = abstract.get(element.child('abstractNumId')?.attribute('val') ?? '');
      if (levels) lists.set(element.attribute('numId') ?? '', levels);
    }
  }
  return lists;
}

function isLevel(element: XmlElement): boolean {
  return element.name === 'lvl';
}

function readLevel(level: XmlElement): Level {
  return {
    format: level.child('numFmt')?.attribute('val') ?? 'decimal',
    pattern: level.child('lvlText')?.attribute('val') ?? '',
    start: Number(level.child('start')?.attribute('val') ?? 1),
  };
}

const DIGITS = '〇一二三四五六七八九';

function spell(number: number, format: string): string {
  if (format === 'upperLetter') return letters(number);
  if (format === 'lowerLetter') return letters(number).toLowerCase();
  if (/^(?:chinese|japanese|ideographDigital)/.test(format)) return chinese(number);
  return String(number);
}

function letters(number: number): string {
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));
}

function chinese(number: number): string {
  if (number >= 100) return String(number);
  const tens = Math.floor(number / 10);
  const one = number % 10 === 0 && tens > 0 ? '' : DIGITS[number % 10]!;
  return tens === 0 ? one : `${tens === 1 ? '' : DIGITS[tens]}十${one}`;
}
