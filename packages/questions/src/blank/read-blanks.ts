// The answer cells of a question with blanks, taken apart: `^^` parts the blanks, `||` the texts accepted for one.

export interface ReadBlanks {
  /** Per blank, every text that is accepted. */
  blanks: string[][];
  /** The same cell could have meant other blanks: the number of marks in the stem decided. */
  isDoubtful: boolean;
}

/** `marks` is the number of blanks that the stem shows. */
export function readBlanks(cells: readonly string[], marks: number, isUnordered: boolean): ReadBlanks {
  const [only = ''] = cells;
  if (cells.length > 1 || only.includes('^^')) {
    const texts = cells.flatMap((cell) => cell.split('^^'));
    return { blanks: texts.map(readAlternatives), isDoubtful: false };
  }
  const named = splitNamed(only);
  if (named) return { blanks: named.map(readAlternatives), isDoubtful: false };
  if (only.includes('|')) return readBars(only, marks, isUnordered);
  const split = marks > 1 ? splitInto(only, marks) : null;
  if (split) return { blanks: split.map((text) => [text]), isDoubtful: true };
  // `(1) x` for the only blank.
  return {
    blanks: [[marks === 1 ? only.trim().replace(/^[(（]1[)）]\s*(?=\S)/u, '') : only.trim()]],
    isDoubtful: false,
  };
}

const blankName = /(?:第\s*(?:\d{1,2}|[一二三四五六七八九十])\s*个?空|\bblank\s*\d{1,2})\s*[:：]\s*/iu;

/** `第1空：x 第2空：y`, `Blank 1: x; Blank 2: y`; null where the blanks are not named. */
function splitNamed(cell: string): string[] | null {
  const [before, ...texts] = cell.split(blankName);
  if (texts.length === 0 || before?.trim() !== '') return null;
  return texts.map((text) =>
    text
      .trim()
      .replace(/[;；]$/u, '')
      .trim(),
  );
}

/** A single bar parts blanks in some banks and alternatives in others; two bars are always alternatives. */
function readBars(cell: string, marks: number, isUnordered: boolean): ReadBlanks {
  const bySingle = cell.split(/(?<!\|)\|(?!\|)/u);
  if (bySingle.length > 1) {
    if (marks === bySingle.length || isUnordered) return { blanks: bySingle.map(readAlternatives), isDoubtful: false };
    if (marks === 1) return { blanks: [bySingle.flatMap(readAlternatives)], isDoubtful: true };
    return { blanks: bySingle.map(readAlternatives), isDoubtful: true };
  }
  return { blanks: [readAlternatives(cell)], isDoubtful: false };
}

function readAlternatives(text: string): string[] {
  if (!text.includes('||')) return [text.trim()];
  const texts = text.split(/\|{2,}/u).map((alternative) => alternative.trim());
  const filled = [...new Set(texts.filter((alternative) => alternative !== ''))];
  return filled.length > 0 ? filled : [''];
}

const separators = ['\n', '；', ';', '、', '，', ',', '/', '\u3000', '  ', ' '] as const;

/** `1. red 2. blue`, `①红②蓝`, `red; blue`: exactly as many texts as there are blanks, or null. */
function splitInto(cell: string, blanks: number): string[] | null {
  const numbered = cell.split(/(?:^|\s|[,;，；、。])(?:[(（]\d{1,2}[)）]|\d{1,2}[.、．)）])|[①-⑳]/u);
  const candidates = [numbered.slice(1), ...separators.map((separator) => cell.split(separator))];
  for (const candidate of candidates) {
    const texts = candidate.map((text) => text.trim()).filter((text) => text !== '');
    if (texts.length === blanks) return texts.map((text) => text.replace(/[,;，；、]$/u, '').trim());
  }
  return null;
}
