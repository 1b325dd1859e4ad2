// Letters that could stand for options, alone or listed: "A", "AC", "A、B", "A, B y D".

interface OptionLetter {
  /** Its place in the text, and the option it would stand for. */
  at: number;
  option: number;
}

export interface LetterGroup {
  from: number;
  to: number;
  letters: OptionLetter[];
  /** Written in one go: "AC" is a run of two. */
  runs: OptionLetter[][];
  isLowerCase: boolean;
  /** Some lie beyond the options: the A, T, C and G of a gene, or "C、H+ …", where one letter is a label and one is not. */
  isMixed: boolean;
  /** "B, C": what follows may have begun after the comma. */
  endsAfterComma: boolean;
}

/** Between one letter and the next of a list. */
const joint =
  /\s{0,3}(?:[,，]?\s{0,3}\b(?:and|or|y|e|o|u|ou|ni|nem)\s(?:(?:la|las|a|as)\s)?|[、,，/&＆+＋・和与及或跟とや])\s{0,3}/y;
const wordCharacters = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{M}_\\^°′]+/gu;

/** What lies beyond the options altogether is left out. */
export function findLetterGroups(text: string, count: number): LetterGroup[] {
  const runs = new Map<number, OptionLetter[]>();
  for (const { 0: word, index } of text.matchAll(wordCharacters)) {
    const letters = readRun(word, index);
    if (letters) runs.set(index, letters);
  }

  const groups: LetterGroup[] = [];
  let past = 0;
  for (const [from, first] of runs) {
    if (from < past) continue;
    const listed = [first];
    let to = from + first.length;
    let endsAfterComma = false;
    for (let next = findNextRun(text, to, runs); next; next = findNextRun(text, to, runs)) {
      listed.push(next.run);
      to = next.to;
      endsAfterComma = next.isAfterComma;
    }
    past = to;
    const letters = listed.flat();
    const beyond = letters.filter(({ option }) => option >= count).length;
    if (beyond === letters.length) continue;
    const isLowerCase = letters.some(({ at }) => toHalfWidth(text.charAt(at)) >= 'a');
    groups.push({ from, to, letters, runs: listed, isLowerCase, endsAfterComma, isMixed: beyond > 0 });
  }
  return groups;
}

function findNextRun(text: string, at: number, runs: ReadonlyMap<number, OptionLetter[]>) {
  joint.lastIndex = at;
  const joined = joint.exec(text)?.[0];
  const run = joined && runs.get(at + joined.length);
  if (!run) return null;
  return { run, to: at + joined.length + run.length, isAfterComma: /^\s*[,，]\s*$/.test(joined) };
}

/** One letter, or capitals in the order of the alphabet: AC may be two options, DNA is a word. */
function readRun(word: string, at: number): OptionLetter[] | null {
  const letters = word.split('').map((char, offset) => ({ at: at + offset, option: optionOf(char) }));
  if (letters.some(({ option }) => option < 0)) return null;
  if (letters.length === 1) return letters;
  const isRising = letters.every(({ option }, index) => index === 0 || option > (letters[index - 1]?.option ?? 0));
  return isRising && toHalfWidth(word).toUpperCase() === toHalfWidth(word) ? letters : null;
}

function optionOf(char: string): number {
  const plain = toHalfWidth(char).toUpperCase();
  return plain.length === 1 && plain >= 'A' && plain <= 'T' ? plain.charCodeAt(0) - 65 : -1;
}

function toHalfWidth(text: string): string {
  return text.normalize('NFKC');
}
