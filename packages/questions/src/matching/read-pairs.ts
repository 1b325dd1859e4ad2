import { letters } from '../letters.ts';

/**
 * The letter of the match for each item: `BADC`, `B A D C`, `1-B, 2-A`, `A-2; B-1`, one cell per item, or the matches' own
 * texts; null where it is none of these. An item without a match has an empty letter.
 */
export function readPairs(cells: readonly string[], items: number, matchings: readonly string[]): string[] | null {
  if (cells.length > 1 || cells[0]?.includes('^^')) {
    return readOneByOne(
      cells.flatMap((cell) => cell.split('^^')),
      matchings,
    );
  }
  const text = (cells[0] ?? '').normalize('NFKC').toUpperCase().trim();
  if (text === '' || !onlyPairs.test(text)) return null;
  const areDigits = /^\d+$/u.test(text) && text.length === items;
  const marks = text.match(areDigits ? /\d/gu : /[A-T]|\d{1,2}/gu) ?? [];
  const isNumber = marks.map((mark) => mark >= '0' && mark <= '99');
  if (!isNumber.includes(true)) return readLetters(marks, items, text);
  if (!isNumber.includes(false)) return marks.map((mark) => letters[Number(mark) - 1] ?? mark);
  if (marks.length % 2 !== 0 || isNumber.some((is, index) => is !== isNumber[index % 2])) return null;
  const leftIsNumber = isNumber[0] === true;
  return placePairs(marks, items, (left, right) =>
    leftIsNumber ? [Number(left) - 1, right] : [letters.indexOf(left), letters[Number(right) - 1] ?? right],
  );
}

const onlyPairs = /^[A-T\d\s,;、.。:()\->=→~|/—–_]+$/u;

/** `BADC`, or `A-B, B-A` with the items on the left lettered too. */
function readLetters(marks: string[], items: number, text: string): string[] | null {
  if (marks.length !== items * 2 || !/[-:>=→~—–]/u.test(text)) return marks;
  return placePairs(marks, items, (left, right) => [letters.indexOf(left), right]);
}

function placePairs(
  marks: readonly string[],
  items: number,
  toPair: (left: string, right: string) => [number, string],
): string[] | null {
  const placed = Array.from({ length: items }, () => '');
  for (let index = 0; index + 1 < marks.length; index += 2) {
    const [item, letter] = toPair(marks[index] ?? '', marks[index + 1] ?? '');
    if (placed[item] !== '') return null;
    placed[item] = letter;
  }
  return placed;
}

function readOneByOne(cells: readonly string[], matchings: readonly string[]): string[] | null {
  const found = cells.map((cell) => {
    const text = cell.normalize('NFKC').trim();
    if (text === '' || /^[A-Ta-t]$/u.test(text)) return text.toUpperCase();
    const byText = matchings.findIndex((matching) => matching.normalize('NFKC').trim() === text);
    return letters[byText >= 0 ? byText : Number(text) - 1] ?? null;
  });
  return found.every((letter) => letter !== null) ? found : null;
}
