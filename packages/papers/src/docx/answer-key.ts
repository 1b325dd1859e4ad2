// Answers that stand together at the end of a document: "1-5 ABCDA", "6. √ 7. ×", a table of numbers and letters, "8. the
// reference answer", each perhaps with its explanation.
import { readLetterList, readTruthWord } from '@tiku/questions/sheets';
import type { Line } from './document.ts';
import { findField, findNumber, findSection } from './marks.ts';

export interface KeyEntry {
  number: number;
  answer: Line;
  explanation: Line[];
}

const HEADING =
  /^[【[]?(?:(?:参考|标准|试题)?答案(?:[与及和]解析)?|解答一覧|解答・解説|解答|正解|正答|answer key|answers|key|solutions|respuestas(?: correctas)?|soluciones|solucionario|clave de respuestas|respostas|gabarito(?: oficial)?)[】\]]?\s*[:：]?\s*(?=\d|$)/i;

/** The lines before the key and what it says; no entries where some line below the heading is no part of a key. */
export function splitAnswerKey(lines: Line[]): { lines: Line[]; entries: KeyEntry[] } {
  const at = lines.findLastIndex((line) => readHeading(line.text) !== null);
  if (at < 1) return { lines, entries: [] };
  const entries = [...(readHeading(lines[at]!.text) ?? [])];
  const below = lines.slice(at + 1);
  for (let row = 0; row < below.length; row += 1) {
    const line = below[row]!;
    const text = line.text.trim().normalize('NFKC');
    if (findSection(text, line.isHeading) !== null) continue;
    const table = readTable(line, below[row + 1]);
    if (table) {
      entries.push(...table);
      row += 1;
      continue;
    }
    const found = readRange(text) ?? readList(text) ?? readSingle(line);
    if (found) entries.push(...found);
    else if (!addExplanation(entries.at(-1), line)) return { lines, entries: [] };
  }
  return entries.length === 0 ? { lines, entries } : { lines: lines.slice(0, at), entries };
}

const RUN =
  /^[【[]?(?:参考|标准|正确)?(?:答案|正解|解答|answers?|answer key|keys?|respuestas|clave|respostas|gabarito)[】\]]?\s*[:：]\s*([A-H](?:[\s,、]*[A-H]){2,})\s*$/i;

/** `答案：ABCDBA` in the last line: one letter for each question. */
export function splitKeyRun(lines: Line[]): { lines: Line[]; keys: string[] } {
  const at = lines.findLastIndex(({ text }) => text.trim() !== '');
  const found = RUN.exec(lines[at]?.text.trim().normalize('NFKC') ?? '');
  return found
    ? { lines: lines.slice(0, at), keys: found[1]!.replaceAll(/[^A-H]/gi, '').split('') }
    : { lines, keys: [] };
}

/** `答案`, or `答案：1-5 ABCDA` with the key behind it; one number alone belongs to a question. */
function readHeading(text: string): KeyEntry[] | null {
  const plain = text.trim().normalize('NFKC');
  const heading = HEADING.exec(plain);
  if (!heading) return null;
  const rest = plain.slice(heading[0].length);
  if (rest === '') return [];
  const found = readRange(rest) ?? readList(rest);
  return found && found.length > 1 ? found : null;
}

function entry(number: number, text: string): KeyEntry {
  return { number, answer: { text, pictures: [], isHeading: false }, explanation: [] };
}

function readRange(text: string): KeyEntry[] | null {
  const match = /^(\d{1,4})\s*[-~—–至]\s*(\d{1,4})\s*[.、:]?\s*([A-T\s,]+)$/i.exec(text);
  if (!match) return null;
  const first = Number(match[1]);
  const answers = /[\s,]/.test(match[3]!.trim()) ? match[3]!.trim().split(/[\s,]+/) : match[3]!.trim().split('');
  return answers.length === Number(match[2]) - first + 1
    ? answers.map((answer, at) => entry(first + at, answer))
    : null;
}

const LISTED = /(\d{1,4})\s*[.、:)]?\s*[-–—]?\s*([^\s,;、\d]{1,20})(?:[\s,;、]+|$)/y;

function readList(text: string): KeyEntry[] | null {
  const entries: KeyEntry[] = [];
  LISTED.lastIndex = 0;
  while (LISTED.lastIndex < text.length) {
    const match = LISTED.exec(text);
    if (!match || !isKeyWord(match[2]!)) return null;
    entries.push(entry(Number(match[1]), match[2]!));
  }
  return entries.length === 0 ? null : entries;
}

function isKeyWord(text: string): boolean {
  return readLetterList(text) !== null || readTruthWord(text) !== null;
}

/** A row of numbers and below it a row of their answers; either may begin with a word. */
function readTable(numbers: Line, answers: Line | undefined): KeyEntry[] | null {
  const upper = numbers.text.split('\t').map((cell) => cell.trim().normalize('NFKC'));
  const lower = answers?.text.split('\t').map((cell) => cell.trim()) ?? [];
  const first = upper.findIndex((cell) => /^\d{1,4}$/.test(cell));
  const listed = upper.slice(Math.max(0, first));
  if (first < 0 || first > 1 || listed.length < 2 || lower.length !== upper.length) return null;
  if (!listed.every((cell) => /^\d{1,4}$/.test(cell))) return null;
  return listed.map((number, at) => entry(Number(number), lower[first + at] ?? ''));
}

const EXPLAINED = /[【[]解析[】\]]|解析[:：]/;

/** `3. 因为……`, `3.【答案】A【解析】……` */
function readSingle(line: Line): KeyEntry[] | null {
  const found = findNumber(line.text.trim());
  if (!found || found.rest === '') return null;
  const field = findField(found.rest);
  const rest = field?.field === 'answer' ? field.rest : found.rest;
  const mark = EXPLAINED.exec(rest);
  const text = (mark ? rest.slice(0, mark.index) : rest).trim();
  const after = mark ? rest.slice(mark.index + mark[0].length).trim() : '';
  const explanation = after === '' ? [] : [{ text: after, pictures: [], isHeading: false }];
  return text === '' ? null : [{ number: found.number, answer: { ...line, text }, explanation }];
}

/** The line that begins an explanation, or goes on with it. */
function addExplanation(last: KeyEntry | undefined, line: Line): boolean {
  const field = findField(line.text.trim());
  if (!last || (field ? field.field !== 'explanation' : last.explanation.length === 0)) return false;
  last.explanation.push(field ? { ...line, text: field.rest } : line);
  return true;
}
