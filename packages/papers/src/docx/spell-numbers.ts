// Questions whose numbers, keys or starts are written in a way of their own, spelt as the rest of the reader knows them.
import type { Line } from './document.ts';
import { findNumber, findTypeMark } from './marks.ts';

export function spellNumbers(lines: readonly Line[]): Line[] {
  return spellBareKeys(spellTypeStarts(joinBareNumbers(spellNextNumbers(lines.map(tidyMarks)))));
}

const fewest = 3;

function withText(line: Line, text: string): Line {
  return line.text === text ? line : { ...line, text };
}

const label =
  /^(?:✅|[→➡✔☑👉▶➤⇒*]|\uFE0F|\s)+(?=[【[]?(?:正确|参考)?(?:答案|答え|正解|answer|ans\b|correct|respuesta|resposta|gabarito))/iu;
const behind = /([（(])\s*([)）])\s*([A-H](?:[\s,，、]*[A-H])*)\s*[。.]?$/u;

/** `A .x`, `1 .x`, `✅ Answer: B`, and `… ( ) A` with the key behind its bracket. */
function tidyMarks(line: Line): Line {
  const text = line.text.replace(/^(\s*[(（]?(?:[A-H]|\d{1,4}))\s+(?=[.．、])/u, '$1').replace(label, '');
  const key = findNumber(text.trim()) ? behind.exec(text) : null;
  if (!key) return withText(line, text);
  const [whole, opening = '', closing = '', letters = ''] = key;
  return withText(line, `${text.slice(0, -whole.length)}${opening}${letters.replaceAll(/[\s,，、]/gu, '')}${closing}`);
}

/** `136. …`, then `137.2017年…` or `137下列…`: the next number counts on, whatever follows it. */
function spellNextNumbers(lines: readonly Line[]): Line[] {
  let last = 0;
  return lines.map((line) => {
    const text = line.text.trim();
    const known = findNumber(text);
    if (known) {
      if (known.style === 0) last = known.number;
      return line;
    }
    const [, number = '', rest = ''] =
      /^(\d{1,4})(?:[.．](?=\d)|\s*(?=[\p{Script=Han}【（(]))(\S.{5,})$/u.exec(text) ?? [];
    if (number === '' || last === 0 || Number(number) !== last + 1) return line;
    last += 1;
    return withText(line, `${number}. ${rest}`);
  });
}

/** `1` alone in a line, the question below it. */
function joinBareNumbers(lines: readonly Line[]): Line[] {
  const starts = new Set<Line>();
  for (const line of lines) {
    const found = /^(\d{1,4})[.．、]?$/u.exec(line.text.trim());
    if (found && Number(found[1]) === starts.size + 1) starts.add(line);
  }
  const numbered = lines.filter(({ text }) => (findNumber(text.trim())?.rest ?? '') !== '').length;
  if (starts.size < fewest || numbered > starts.size) return [...lines];
  const joined: Line[] = [];
  let number = 0;
  let isOpen = false;
  for (const line of lines) {
    if (starts.has(line)) {
      number += 1;
      isOpen = true;
    } else if (isOpen && line.text.trim() !== '') {
      joined.push({ ...line, text: `${number}. ${line.text.trim()}` });
      isOpen = false;
    } else joined.push(line);
  }
  return joined;
}

/** `【单选题】…` before each question, and no numbers. */
function spellTypeStarts(lines: readonly Line[]): Line[] {
  const starts = lines.filter(({ text }) => findTypeMark(text.trim()) !== null).length;
  const numbered = lines.filter(({ text }) => findNumber(text.trim()) !== null).length;
  if (starts < fewest || numbered * 2 > starts) return [...lines];
  let number = 0;
  return lines.map((line) => {
    if (findTypeMark(line.text.trim()) === null) return line;
    number += 1;
    return { ...line, text: `${number}. ${line.text.trim()}` };
  });
}

const option = /^\s*[(（]?[A-H]\s*[.．、:：)）]\s*\S/u;

/** `D. Rome`, then `B` alone in a line, and the next question. */
function spellBareKeys(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const isKey = new Set(
    filled.filter(({ text }, at) => {
      const isBetween = option.test(filled[at - 1]?.text ?? '') && !option.test(filled[at + 1]?.text ?? '');
      return isBetween && /^[A-H]{1,6}$/u.test(text.trim());
    }),
  );
  if (isKey.size < fewest) return [...lines];
  return lines.map((line) => (isKey.has(line) ? { ...line, text: `Answer: ${line.text.trim()}` } : line));
}
