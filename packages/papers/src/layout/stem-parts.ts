// Answers and options that people leave inside the stem.
import { readTruthWord, splitAtLabels } from '@tiku/questions/sheets';
import { dropBullet } from './split-options.ts';

/** `…是（A）。`, `…（√）`, `…【答案】AC`: the stem with the bracket emptied, and what stood in it. */
export function takeAnswer(text: string, mayHoldOptions: boolean): { stem: string; answer: string } | null {
  const named = /[【[(（]?(?:正确|参考)?答案[】\])）]?\s?[:：]?\s?([A-Ta-tＡ-Ｔ]{1,20}|[√×✓✗对错])\s?[。.]?$/u.exec(
    text,
  );
  if (named) return { stem: text.slice(0, named.index).trimEnd(), answer: named[1] ?? '' };
  // The letters of options that stand in the same text are no answers.
  const before = mayHoldOptions ? takeOptions(text)?.stem : undefined;
  if (before === undefined || !text.startsWith(before)) return findBracket(text);
  const found = findBracket(before);
  return found && { ...found, stem: found.stem + text.slice(before.length) };
}

function findBracket(stem: string): { stem: string; answer: string } | null {
  const brackets = Array.from(stem.matchAll(/([(（[【])\s*([^()（）[\]【】\s]{1,20})\s*([)）\]】])/gu));
  for (const found of brackets.toReversed()) {
    const [whole, opening = '', inside = '', closing = ''] = found;
    const isLast = /^[\s。.?？!！]*$/u.test(stem.slice(found.index + whole.length));
    if (!isKey(inside) && !(isLast && inside.length > 1 && readTruthWord(inside) !== null)) continue;
    // `f(B)`, `sizeof(A)`: the argument of a function.
    if (opening === '(' && /[A-Za-z0-9_\])]/u.test(stem.charAt(found.index - 1)) && isLatin(stem)) continue;
    const emptied = `${opening}\u3000${closing}`;
    return { stem: stem.slice(0, found.index) + emptied + stem.slice(found.index + whole.length), answer: inside };
  }
  return null;
}

function isLatin(text: string): boolean {
  return !/[\u3040-\u30ff\u3400-\u9fff]/u.test(text);
}

/** Capital letters in the order of the alphabet, or a sign; `(DNA)` and `(CAD)` are words. */
function isKey(inside: string): boolean {
  const text = inside.normalize('NFKC').replace(/[,、;]/gu, '');
  if (/^[A-H]+$/u.test(text)) return Array.from(text).every((letter, at) => at === 0 || letter > text.charAt(at - 1));
  return /^[√×✓✗✔✘对错]$/u.test(text) && readTruthWord(text) !== null;
}

const truthLine = /^\s*(?:(?:[A-BＡ-Ｂ12○●□]|true|false)\s?[.．、:：)）]?\s*)?([^\s.．、:：]+)\s*$/iu;

/** The two lines below a statement that name what can be said of it. */
export function dropTruthLines(stem: string): string {
  const lines = stem.trimEnd().split('\n');
  const words = new Set(lines.slice(-2).map((line) => readTruthWord(truthLine.exec(line)?.[1] ?? '')));
  const isPair = lines.length > 2 && words.has(true) && words.has(false);
  return isPair ? lines.slice(0, -2).join('\n').trimEnd() : stem;
}

/** `Which? A. x B. y C. z` */
export function takeOptions(stem: string): { stem: string; options: string[] } | null {
  const found = splitAtLabels(dropBullet(stem));
  return found && found.before.trim() !== '' ? { stem: found.before.trim(), options: found.options } : null;
}
