// How people mark answers in running text, in any language: the line below the options that names one of them, a sign beside
// the right one, a list of letters at the end, or braces. All of it is written in the words that the rest of the reader knows.
import { letters } from '@tiku/questions';
import { foldText, readLetterList, readTruthWord } from '@tiku/questions/sheets';
import { spellLines } from '../shape/foreign-letters.ts';
import type { Line } from './document.ts';
import { spellInline } from './inline-marks.ts';
import { findField, findNumber } from './marks.ts';
import { spellNumbers } from './spell-numbers.ts';
import { spellPairs } from './spell-pairs.ts';

export function spellMarks(lines: readonly Line[]): Line[] {
  return spellKey(spellSigns(spellFields(spellBraces(spellInline(spellLines(spellNumbers(spellPairs(lines))))))));
}

const option = /^\s*[(（]?([A-TＡ-Ｔa-tａ-ｔ])\s*[.．、:：)）]\s*(\S.*)$/u;

function readOption(text: string): { place: number; text: string } | null {
  const found = option.exec(text);
  if (!found) return null;
  const place = letters.indexOf((found[1] ?? '').normalize('NFKC').toUpperCase());
  return { place, text: (found[2] ?? '').trim() };
}

const field = /^\s*[【[]?([\p{L}][\p{L}\p{M}\s.'’/()-]{0,30}?)[】\]]?\s*[:：]\s*(\S.*)$/u;

/** Below the options of so many questions, it is no part of the last one. */
const fewestNotes = 3;

/** A word before a colon that comes again and again: below the options and naming one of them, it means the answer. */
function spellFields(lines: readonly Line[]): Line[] {
  const words = new Map<
    string,
    { count: number; keys: number; afterKey: number; afterOptions: number; isOnce: boolean }
  >();
  let options: string[] = [];
  let hasKey = false;
  const said = new Set<string>();
  for (const { text } of lines) {
    const found = readOption(text);
    if (found) {
      options = found.place === 0 ? [found.text] : [...options, found.text];
      hasKey = false;
      continue;
    }
    const [, word = '', rest = ''] = field.exec(text) ?? [];
    const known = findField(text);
    if (known?.field === 'answer') hasKey = true;
    if (findNumber(text)) {
      hasKey = false;
      said.clear();
    }
    if (word === '' || known || findNumber(text)) continue;
    const counted = words.get(foldText(word)) ?? { count: 0, keys: 0, afterKey: 0, afterOptions: 0, isOnce: true };
    const isKey = options.length > 1 && namesOption(rest, options);
    words.set(foldText(word), {
      count: counted.count + 1,
      keys: counted.keys + (isKey ? 1 : 0),
      afterKey: counted.afterKey + (hasKey && !isKey ? 1 : 0),
      isOnce: counted.isOnce && !said.has(foldText(word)),
      afterOptions: counted.afterOptions + (options.length > 1 && !hasKey && !isKey ? 1 : 0),
    });
    hasKey ||= isKey;
    said.add(foldText(word));
  }
  // Where the word for the answer is known, one that is not means something else than the explanation.
  const isKnown = lines.some(({ text }) => findField(text)?.field === 'answer');
  return lines.flatMap((line) => {
    const [, word = '', rest = ''] = field.exec(line.text) ?? [];
    const known = words.get(foldText(word));
    if (word === '' || !known || known.count < 2) return [line];
    if (known.keys >= known.count * 0.8) return [{ ...line, text: `Answer: ${rest}` }];
    const isNote = known.isOnce && known.count >= fewestNotes && known.afterOptions * 2 > known.count;
    if (known.afterKey < known.count * 0.8 && !isNote) return [line];
    return [{ ...line, text: `Explanation: ${isKnown || isNote ? `${word}: ${rest}` : rest}` }];
  });
}

function namesOption(text: string, options: readonly string[]): boolean {
  const found = readLetterList(text);
  if (found && text.length <= 20) return found.every((letter) => letters.indexOf(letter) < options.length);
  return options.some((known) => foldText(known) === foldText(text)) || readTruthWord(text) !== null;
}

const before = /^\s*[*＊✓✔√☑✅→►+=]\s*(?=[(（]?[A-TＡ-Ｔa-tａ-ｔ]\s*[.．、:：)）])/u;
const after = /\s*(?:[*＊✓✔√☑✅]|[(（](?:correct|right|正确|正解|correcta|correcto|correta|certa)[)）])\s*$/iu;

/** `E. Answer Doxycycline` */
const within =
  /^(\s*[(（]?[A-TＡ-Ｔ]\s*[.．、:：)）]\s*)(?:[(（[]?(?:correct answer|answer|correct|正确答案|正解)[)）\]]?\s*[:：]?\s+)(?=\S)/iu;

/** `B) **Rome**` */
const bold = /^(\s*[(（]?[A-TＡ-Ｔa-t]\s*[.．、:：)）]\s*)\*\*([^*]+)\*\*\s*$/u;

function isMarked({ text, isStrong = false }: Line): boolean {
  if (bold.test(text)) return true;
  const isSigned =
    before.test(text) || within.test(text) || (after.test(text) && readOption(text.replace(after, '')) !== null);
  return isSigned || (isStrong && readOption(text) !== null);
}

/** Where most options are bold, it is how they look and no mark. */
function markSome(lines: readonly Line[]): readonly Line[] {
  const options = lines.filter(({ text }) => readOption(text) !== null);
  const strong = options.filter(({ isStrong }) => isStrong);
  return strong.length * 2 <= options.length
    ? lines
    : lines.map(({ text, pictures, isHeading, at }) => ({
        text,
        pictures,
        isHeading,
        ...(at !== undefined && { at }),
      }));
}

/** Signs beside some of the options, and none beside the others. */
function spellSigns(all: readonly Line[]): Line[] {
  const lines = markSome(all);
  const marked = lines.filter(isMarked).length;
  const answered = all.filter(({ text }) => findField(text)?.field === 'answer').length;
  // Where the answers are written, signs mean something else.
  if (marked === 0 || answered * 4 > marked) return [...lines];
  const spelt: Line[] = [];
  let right: string[] = [];
  let next = 0;
  const answer = (): void => {
    // Where all of them are marked, it is how they look.
    if (right.length > 0 && right.length < next)
      spelt.push({ text: `Answer: ${right.join('')}`, pictures: [], isHeading: false });
    right = [];
    next = 0;
  };
  for (const line of lines) {
    const text = line.text.replace(bold, '$1$2').replace(before, '').replace(within, '$1').replace(after, '');
    const found = readOption(isMarked(line) ? text : line.text);
    if (!found || found.place !== next) answer();
    if (found && found.place === next) {
      next += 1;
      if (isMarked(line)) right.push(letters[found.place] ?? '');
      spelt.push(isMarked(line) ? { ...line, text } : line);
    } else spelt.push(line);
  }
  answer();
  return spelt;
}

function isEntry({ text }: Line): boolean {
  const found = findNumber(text.trim()) ?? /^(?<number>\d{1,4})\s+(?<rest>\S+)$/u.exec(text.trim())?.groups;
  return found?.rest !== undefined && readLetterList(found.rest) !== null && found.rest.trim().length <= 10;
}

/** Numbers and letters below the last question, counted from the beginning. */
function spellKey(lines: readonly Line[]): Line[] {
  const filled = lines.flatMap((line, at) => (line.text.trim() === '' ? [] : [at]));
  const from = filled.findLastIndex((at) => !isEntry(lines[at] ?? toLine(''))) + 1;
  const entries = filled.slice(from);
  const first = findNumber(lines[entries[0] ?? -1]?.text.trim() ?? '');
  if (entries.length < 2 || from === 0 || first?.number !== 1) return [...lines];
  const above = filled[from - 1] ?? 0;
  const isHeading = readOption(lines[above]?.text ?? '') === null && !findNumber(lines[above]?.text.trim() ?? '');
  const start = isHeading ? above : (entries[0] ?? 0);
  return [...lines.slice(0, start), toLine('Answer key'), ...entries.map((at) => lines[at] ?? toLine(''))];
}

const mostBraces = 40;

/** `Which? {=right ~wrong ~wrong}`, over one line or several. */
function spellBraces(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => /\{\s*(?:$|[=~]|T|F)/u.test(text))) return [...lines];
  const spelt: Line[] = [];
  const starts: number[] = [];
  let number = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? toLine('');
    const opening = line.text.indexOf('{');
    const closing = lines.findIndex(({ text }, below) => below >= at && text.includes('}'));
    const end = opening < 0 || closing < 0 || closing - at > mostBraces ? at : closing;
    const whole = lines.slice(at, end + 1).map(({ text }) => text);
    // A brace that begins its line belongs to the question above it.
    const above = opening >= 0 && line.text.slice(0, opening).trim() === '' ? takeAbove(spelt) : null;
    const block = opening < 0 ? null : readBraces([...(above ? [above.text] : []), ...whole].join('\n'));
    if (!block) {
      spelt.push(...(above ? [above] : []), line);
      continue;
    }
    number += 1;
    starts.push(spelt.length);
    spelt.push({ ...(above ?? line), text: `${number}. ${block.stem}` });
    for (const [place, text] of block.options.entries()) spelt.push(toLine(`${letters[place]}. ${text}`));
    spelt.push(toLine(`Answer: ${block.answer}`));
    at = end;
  }
  return dropNumbers(spelt, starts);
}

/** `1. 28. Where is Rome?`: the author counted them too. */
function dropNumbers(lines: Line[], starts: readonly number[]): Line[] {
  const counted = starts.map((at) => findNumber((lines[at]?.text ?? '').replace(/^\d+\. /u, '')));
  if (counted.filter((found) => found?.style === 0).length * 2 <= starts.length) return lines;
  for (const [place, at] of starts.entries()) {
    const found = counted[place];
    if (found?.style === 0) lines[at] = { ...(lines[at] ?? toLine('')), text: `${place + 1}. ${found.rest}` };
  }
  return lines;
}

/** The last line, taken off; none where it belongs to something else. */
function takeAbove(lines: Line[]): Line | null {
  const at = lines.findLastIndex(({ text }) => text.trim() !== '');
  const line = lines[at];
  if (!line || findField(line.text) !== null || readOption(line.text) !== null) return null;
  lines.splice(at);
  return line;
}

/** `=x`, `~%50%x`: right, or worth something. */
const rightEntry = /^(?:=|~%(?!0+(?:[.,]0+)?%)\d)/u;
const weight = /^%-?\d+(?:[.,]\d+)?%/u;

/** Code has braces too: answers begin with their sign, and lines of code end with a semicolon. */
const code = /;\s*(?:$|\n|\/\/)/u;

function readBraces(text: string): { stem: string; options: string[]; answer: string } | null {
  const found = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/su.exec(text);
  if (!found) return null;
  const [, start = '', inside = '', end = ''] = found;
  const stem = `${start.trim().replace(/^(?:::[^:]*::)/u, '')}${end.trim() === '' ? '' : ` ____ ${end.trim()}`}`.trim();
  const word = inside.trim();
  if (/^(?:T|F|TRUE|FALSE)$/iu.test(word)) return { stem, options: [], answer: /^t/iu.test(word) ? 'True' : 'False' };
  const entries = splitEntries(word);
  const texts = entries.map((entry) => entry.slice(1).replace(weight, '').split('#')[0]?.trim() ?? '');
  const right = entries.flatMap((entry, at) => (rightEntry.test(entry) ? [at] : []));
  const isCode = !/^[=~]/u.test(word) || (code.test(start) && code.test(word));
  if (stem === '' || isCode || right.length === 0 || texts.includes('')) return null;
  if (right.length === entries.length) return { stem, options: [], answer: texts.join('||') };
  return { stem, options: texts, answer: right.map((at) => letters[at] ?? '').join('') };
}

/** Each in a line of its own, where that is so: a sign within a line belongs to the text. */
function splitEntries(inside: string): string[] {
  const lines = inside
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1 && lines.every((line) => /^[=~]/u.test(line))) return lines;
  return inside
    .split(/(?<=^|\s)(?=[=~](?![=~]))/u)
    .map((entry) => entry.trim())
    .filter((entry) => /^[=~]/u.test(entry));
}

function toLine(text: string): Line {
  return { text, pictures: [], isHeading: false };
}
