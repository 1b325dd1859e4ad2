// Questions and answers by turns, without options: `Q: …`, `A: …`, or one line that asks and one that does not.
import type { Line } from './document.ts';
import { findField, findNumber } from './marks.ts';

const question = /^\s*(?:Q|question|问|問|pregunta|pergunta)\s?\d{0,4}\s*[:：.．、)）]\s*(\S[^]*)$/iu;
const answer = /^\s*(?:A|answer|ans|答|respuesta|resposta|r)\s?\d{0,4}\s*[:：.．、)）]\s*(\S[^]*)$/iu;
/** An option behind the first: then `A.` is one too. */
const option = /^\s*[(（]?[Bb]\s*[.．、:：)）]\s*\S/u;
const asks = /[?？]\s*$/u;

const fewestNamed = 2;
const fewestBare = 5;

export function spellPairs(lines: readonly Line[]): Line[] {
  if (lines.some(({ text }) => option.test(text))) return [...lines];
  return spellNamed(lines) ?? spellBare(lines) ?? [...lines];
}

/** Null where not every question has its answer below it. */
function spellNamed(lines: readonly Line[]): Line[] | null {
  const kinds = lines.map(({ text }) => (question.test(text) ? 'Q' : answer.test(text) ? 'A' : '')).join('');
  if (!/^(?:QA)+$/u.test(kinds) || kinds.length < fewestNamed * 2) return null;
  let number = 0;
  return lines.map((line) => {
    const asked = question.exec(line.text)?.[1];
    const said = answer.exec(line.text)?.[1];
    if (asked !== undefined) return retype(line, `${(number += 1)}. ${asked}`);
    return said === undefined ? line : retype(line, `Answer: ${said}`);
  });
}

/** Null where it is not so throughout: a second line may be part of its question. */
function spellBare(lines: readonly Line[]): Line[] | null {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const isByTurns = filled.every(({ text }, at) => asks.test(text) === (at % 2 === 0));
  if (filled.length < fewestBare * 2 || filled.length % 2 === 1 || !isByTurns) return null;
  if (filled.some(({ text }, at) => findField(text) !== null || (at % 2 === 1 && findNumber(text.trim()) !== null)))
    return null;
  return filled.map((line, at) => {
    if (at % 2 === 1) return retype(line, `Answer: ${line.text.trim()}`);
    return findNumber(line.text.trim()) ? line : retype(line, `${at / 2 + 1}. ${line.text.trim()}`);
  });
}

function retype(line: Line, text: string): Line {
  return { ...line, text };
}
