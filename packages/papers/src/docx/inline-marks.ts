// Marks that share a line with something else, each put into a line of its own: an answer behind the last option, one behind what
// somebody answered, a verdict in brackets below a statement, and `Câu 1` or `题目：` before a question.
import { readLetterList, readTruthWord } from '@tiku/questions/sheets';
import type { Line } from './document.ts';
import { findField, findNumber, findOptions } from './marks.ts';

export function spellInline(lines: readonly Line[]): Line[] {
  const parted = spellBareLetters(joinBlankAnswers(lines)).flatMap(splitAnswer).flatMap(spellTopic).map(spellVerdict);
  return spellPrompts(spellNumberWords(parted));
}

const countedAnswer = /^\s*[(（](\d{1,2})[)）]\s*(.*?)\s*[;；]?$/u;
const points = /^\s*\d+(?:\.\d)?\s?分\s*$/u;

/** `答案：`, and below it `(1) x`, `(2) y`: what is written into each blank. */
function joinBlankAnswers(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const field = findField(line.text.trim());
    const texts: string[] = [];
    let end = at;
    const from = field?.rest === '' ? at + 1 : lines.length;
    for (let below = from; below < lines.length; below += 1) {
      const text = lines[below]?.text ?? '';
      const [, number = '', answer = ''] = countedAnswer.exec(text) ?? [];
      if (Number(number) === texts.length + 1 && number !== '') {
        texts.push(answer);
        end = below;
      } else if (text.trim() !== '' && !points.test(text)) break;
    }
    joined.push(texts.length === 0 ? line : { ...line, text: `${line.text.trim()}${texts.join('^^')}` });
    at = end;
  }
  return joined;
}

const bareLetter = /^\s*([A-H])[ \t　]+(\S.*)$/u;

/** `A Paris`, `B Rome` in lines below one another, without a sign behind the letter. */
function spellBareLetters(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const letters = filled.map(({ text }) => bareLetter.exec(text)?.[1] ?? '');
  const isOption = new Set<Line>();
  for (const [at, letter] of letters.entries()) {
    if (letter !== 'A') continue;
    let end = at;
    while (letters[end + 1] === String.fromCharCode((letters[end] ?? '').charCodeAt(0) + 1)) end += 1;
    if (end > at) for (const line of filled.slice(at, end + 1)) isOption.add(line);
  }
  return lines.map((line) => (isOption.has(line) ? { ...line, text: line.text.replace(bareLetter, '$1. $2') } : line));
}

const mark =
  /[【[]?(?:正确答案|参考答案|标准答案|(?<![的生户])答案|(?<![\p{L}\p{M}])(?<!\p{L}\s)(?:correct answer|answer|respuesta correcta|respuesta|resposta correta|resposta|gabarito|đáp án))[】\]]?\s*[:：]\s*/giu;
const explanation = /[【[]?(?:答案解析|试题解析|解析|(?<!\p{L})explanation|explicación|explicação)[】\]]?\s*[:：]/iu;

/** `D. Rome  Answer: B`, `我的答案:正确答案:A`: only where a key follows and ends the line, or an explanation does. */
function splitAnswer(line: Line): Line[] {
  const found = [...line.text.matchAll(mark)].at(-1);
  if (!found || found.index === 0 || line.text.slice(0, found.index).trim() === '') return [line];
  const rest = line.text.slice(found.index + found[0].length);
  const more = explanation.exec(rest);
  const written = (more ? rest.slice(0, more.index) : rest).replace(/[\s。.;；]+$/u, '');
  // `C:Servlet;`, `AC:x; y`: the letters, and what they stand for.
  const key = /^([A-H]{1,8})\s*[:：]/u.exec(written)?.[1] ?? written;
  if (key.length > 20 || (readLetterList(key) === null && readTruthWord(key) === null)) return [line];
  const before = line.text.slice(0, found.index).replace(/[\s^*|;；,，]+$/u, '');
  const answer = line.text.slice(found.index, found.index + found[0].length) + key;
  const behind = [answer, ...(more ? [rest.slice(more.index)] : [])];
  return [{ ...line, text: before }, ...behind.map((text) => ({ text, pictures: [], isHeading: false }))];
}

/** What a question is about, below its answer: part of the explanation where it says anything. */
function spellTopic(line: Line): Line[] {
  const found = /^\s*[【[]?(?:知识点|考点|知識点)[】\]]?\s*[:：]\s*(.*)$/u.exec(line.text);
  if (!found) return [line];
  return found[1] === '' ? [] : [{ ...line, text: `解析：${line.text.trim()}` }];
}

/** `（错误）` alone in a line. */
function spellVerdict(line: Line): Line {
  const [, word = ''] = /^\s*[(（【[]\s*([^()（）\s]{1,8})\s*[)）】\]]\s*[。.]?\s*$/u.exec(line.text) ?? [];
  return word !== '' && readTruthWord(word) !== null ? { ...line, text: `答案：${word}` } : line;
}

const numberWord = /^\s*(\p{L}[\p{L}\p{M}]{1,14})\s*[.:#]?\s*(\d{1,4})\s*(?:[.．、:：)）–-]\s*|(?=\s|$|\p{Lu}))(.*)$/u;
const fewest = 3;

/** A word that comes with 1, 2, 3 …, each before options or an answer, numbers the questions in whatever language. */
function spellNumberWords(lines: readonly Line[]): Line[] {
  const found = lines.map(({ text }) => (findNumber(text.trim()) ? null : numberWord.exec(text.trim())));
  const starts = new Map<string, number[]>();
  for (const [at, each] of found.entries()) {
    const word = each?.[1]?.toLowerCase() ?? '';
    const known = starts.get(word) ?? [];
    if (word === '' || Number(each?.[2]) !== known.length + 1) continue;
    known.push(at);
    starts.set(word, known);
  }
  const [, counted] = [...starts].find(([, places]) => areStarts(lines, places)) ?? [];
  if (!counted) return [...lines];
  const places = new Set(counted);
  const joined = new Set<number>();
  return lines.flatMap((line, at) => {
    if (joined.has(at)) return [];
    const [, , number = '', rest = ''] = places.has(at) ? (found[at] ?? []) : [];
    if (number === '') return [line];
    // The question in the line below may begin with a number of its own.
    const next = at + 1 + lines.slice(at + 1, at + 4).findIndex(({ text }) => text.trim() !== '');
    if (rest !== '' || next === at) return [{ ...line, text: `${number}. ${rest}` }];
    joined.add(next);
    return [{ ...line, ...lines[next], text: `${number}. ${lines[next]?.text.trim() ?? ''}` }];
  });
}

function areStarts(lines: readonly Line[], places: readonly number[]): boolean {
  return places.length >= fewest && places.filter((at) => startsQuestion(lines, at)).length >= places.length * 0.8;
}

/** Options or an answer follow before anything that has a number. */
function startsQuestion(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at, at + 9).map(({ text }) => text.trim());
  const part = next.findIndex((text) => findField(text) !== null || findOptions(text, 0).length > 0);
  const number = next.findIndex((text, below) => below > 0 && findNumber(text) !== null);
  return part >= 0 && (number < 0 || part < number);
}

const bare =
  /^\s*[【[]?(?:选项|选择项|options?|opciones|opções|選択肢|题目|题干|试题|问题|question|pregunta|pergunta|問題)[】\]]?\s*[:：]\s*$/iu;
const prompt = /^\s*[【[]?(?:题目|题干|试题|问题|question|pregunta|pergunta|問題)[】\]]?\s*[:：]\s*(?=\S)/iu;

/** `题目：…` before every question, and no numbers. */
function spellPrompts(all: readonly Line[]): Line[] {
  // Alone between the number and the question, it says nothing.
  const lines = all.filter(({ text }) => !bare.test(text));
  const prompts = lines.filter(({ text }) => prompt.test(text)).length;
  const numbered = lines.filter(({ text }) => findNumber(text.trim()) !== null).length;
  if (prompts < fewest) return [...lines];
  // With numbers as well, the name says nothing either.
  if (numbered * 2 > prompts) {
    return lines.flatMap((line) =>
      prompt.test(line.text) ? [{ ...line, text: line.text.replace(prompt, '') }] : [line],
    );
  }
  let number = 0;
  return lines.flatMap((line) => {
    if (!prompt.test(line.text)) return [line];
    number += 1;
    return [{ ...line, text: `${number}. ${line.text.replace(prompt, '')}` }];
  });
}
