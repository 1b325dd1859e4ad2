// Answers that stand together at the end of a document: "1-5 ABCDA", "6. √ 7. ×", "8. the reference answer".
import type { Line } from './document.ts';
import { findNumber, findSection } from './marks.ts';

export interface KeyEntry {
  number: number;
  answer: Line;
}

const HEADING =
  /^[【[]?(?:参考答案|答案与解析|答案及解析|答案|解答|正解|解答一覧|answer key|answers|key|respuestas|solucionario|respostas|gabarito)[】\]]?\s*[:：]?$/i;

/** The lines before the key and what it says; no entries where some line below the heading is no part of a key. */
export function splitAnswerKey(lines: Line[]): { lines: Line[]; entries: KeyEntry[] } {
  const at = lines.findLastIndex((line) => HEADING.test(line.text.trim()));
  if (at < 1) return { lines, entries: [] };
  const entries: KeyEntry[] = [];
  for (const line of lines.slice(at + 1)) {
    const text = line.text.trim();
    if (findSection(text, line.isHeading) !== null) continue;
    const found = readRange(text) ?? readList(text) ?? readSingle(line);
    if (found === null) return { lines, entries: [] };
    entries.push(...found);
  }
  return entries.length === 0 ? { lines, entries } : { lines: lines.slice(0, at), entries };
}

function entry(number: number, text: string): KeyEntry {
  return { number, answer: { text, pictures: [], isHeading: false } };
}

function readRange(text: string): KeyEntry[] | null {
  const match = /^(\d{1,4})\s*[-~～—–至]\s*(\d{1,4})\s*[.．、:：]?\s*([A-T\s,，]+)$/i.exec(text);
  if (!match) return null;
  const first = Number(match[1]);
  const answers = /[\s,，]/.test(match[3]!.trim()) ? match[3]!.trim().split(/[\s,，]+/) : match[3]!.trim().split('');
  return answers.length === Number(match[2]) - first + 1
    ? answers.map((answer, at) => entry(first + at, answer))
    : null;
}

const LISTED =
  /(\d{1,4})\s*[.．、:：)）]?\s*([A-T]{1,10}|[√×✓✗对错]|正确|错误|true|false)(?=[\s,，;；、]|$)[\s,，;；、]*/giy;

function readList(text: string): KeyEntry[] | null {
  const entries: KeyEntry[] = [];
  LISTED.lastIndex = 0;
  while (LISTED.lastIndex < text.length) {
    const match = LISTED.exec(text);
    if (!match) return null;
    entries.push(entry(Number(match[1]), match[2]!));
  }
  return entries;
}

function readSingle(line: Line): KeyEntry[] | null {
  const found = findNumber(line.text.trim());
  return found && found.rest !== '' ? [{ number: found.number, answer: { ...line, text: found.rest } }] : null;
}
