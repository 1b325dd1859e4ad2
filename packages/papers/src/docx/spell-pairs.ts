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
  return spellNamed(lines) ?? spellBare(lines) ?? spellBelow(lines) ?? [...lines];
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

/** An empty bracket or a line to write on asks as well as a question mark. */
const gap = /[?？]\s*$|[(（]\s*[)）]|_{2,}/u;
const mostTitles = 0.2;
const longestTitle = 40;
const mostNumbered = 0.1;

/**
 * A line that asks and its answer in the next one, many times, with a title here and there. Null where a question has other than
 * one line below it, or anything has a number or a mark of its own.
 */
function spellBelow(lines: readonly Line[]): Line[] | null {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const isAsking = filled.map(({ text }) => gap.test(text));
  const asked = isAsking.filter(Boolean).length;
  const numbered = filled.filter(({ text }) => findNumber(text.trim()) !== null).length;
  if (
    asked < fewestBare * 2 ||
    numbered > asked * mostNumbered ||
    filled.some(({ text }) => findField(text.trim()) !== null)
  )
    return null;
  const isAnswer = isAsking.map((isAsked, at) => !isAsked && isAsking[at - 1] === true);
  const titles = filled.filter((_, at) => !isAsking[at] && !isAnswer[at]);
  const isRegular =
    isAnswer.filter(Boolean).length === asked &&
    titles.length <= asked * mostTitles &&
    titles.every(({ text }) => text.trim().length <= longestTitle);
  if (!isRegular) return null;
  let number = 0;
  return filled.map((line, at) => {
    const text = line.text.trim();
    if (isAsking[at]) return retype(line, `${(number += 1)}. ${text}`);
    return retype(line, isAnswer[at] ? `Answer: ${text}` : `-- ${text} --`);
  });
}
