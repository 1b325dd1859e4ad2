// Answers and options that people leave inside the stem.
import { readTruthWord, splitAtLabels } from '@tiku/questions/sheets';
import { dropBullet } from './drop-bullet.ts';

/** `…是（A）。`, `…（√）`, `…【答案】AC`: the stem with the bracket emptied, and what stood in it. */
export function takeAnswer(stem: string): { stem: string; answer: string } | null {
  const named = /[【[(（]?(?:正确|参考)?答案[】\])）]?\s?[:：]?\s?([A-Ta-tＡ-Ｔ]{1,20}|[√×✓✗对错])\s?[。.]?$/u.exec(
    stem,
  );
  if (named) return { stem: stem.slice(0, named.index).trimEnd(), answer: named[1] ?? '' };
  const brackets = Array.from(stem.matchAll(/([(（[【])\s*([^()（）[\]【】\s]{1,20})\s*([)）\]】])/gu));
  for (const found of brackets.toReversed()) {
    const [whole, opening = '', inside = '', closing = ''] = found;
    if (!isKey(inside)) continue;
    const emptied = `${opening}\u3000${closing}`;
    return { stem: stem.slice(0, found.index) + emptied + stem.slice(found.index + whole.length), answer: inside };
  }
  return null;
}

/** Capital letters in the order of the alphabet, or a sign; `(DNA)` and `(CAD)` are words. */
function isKey(inside: string): boolean {
  const text = inside.normalize('NFKC').replace(/[,、;]/gu, '');
  if (/^[A-T]+$/u.test(text)) return Array.from(text).every((letter, at) => at === 0 || letter > text.charAt(at - 1));
  return /^[√×✓✗✔✘对错]$/u.test(text) && readTruthWord(text) !== null;
}

/** `Which? A. x B. y C. z` */
export function takeOptions(stem: string): { stem: string; options: string[] } | null {
  const found = splitAtLabels(dropBullet(stem));
  return found && found.before.trim() !== '' ? { stem: found.before.trim(), options: found.options } : null;
}
