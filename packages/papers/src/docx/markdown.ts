// Markdown as the lines that people type: without its signs, lists with letters, ticked boxes marked as right.
import { letters } from '@tiku/questions';

const bullet = /^\s*[-*+]\s+(?:\[([ xX])\]\s+)?(.*)$/u;
const labelled = /^\*?[(（]?[A-Ta-t][.．、:：)）]/u;
const coloured = /^(\s*(?:[-*+]\s+)?)([(（]?[A-Ta-t]\s*[.．、:：)）]\s*)<font\b[^>]*color[^>]*>(.*)<\/font>\s*$/iu;
const tag = /<\/?(?:details|summary|p|b|i|br|div|center|img|a|font|span)\b[^>]*>/giu;

export function readMarkdown(text: string): string[] {
  // The right option in another colour.
  const typed = readOptionTables(text.split(/\r\n?|\n/u)).map((line) => line.replace(coloured, '$1*$2$3'));
  // Where options have letters, a list without them is part of a question.
  const hasLetters = typed.some((line) => labelled.test(dropSigns(bullet.exec(line)?.[2] ?? '')));
  const lines: string[] = [];
  let place = 0;
  let isCode = false;
  for (const line of typed) {
    if (/^\s*(?:```|~~~)/u.test(line)) {
      isCode = !isCode;
      continue;
    }
    const found = isCode ? null : bullet.exec(line);
    if (!found) {
      if (line.trim() !== '') place = 0;
      lines.push(isCode ? line : readLine(line));
      continue;
    }
    const [, tick, rest = ''] = found;
    const option = dropSigns(rest);
    const isNamed = hasLetters && tick === undefined;
    const written = isNamed || labelled.test(option) ? option : `${letters[place] ?? ''}. ${option}`;
    lines.push(tick !== undefined && tick !== ' ' ? `*${written}` : written);
    place += 1;
  }
  return lines;
}

const letterCell = /^[(（]?[A-Ta-t][.．、:：)）]?$/u;

function cellsOf(line: string): string[] {
  if (!/^\s*\|.*\|\s*$/u.test(line)) return [];
  const cells = line.trim().slice(1, -1).split('|');
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function isOptionRow(cells: readonly string[]): boolean {
  const isMarked = /^[*✓✔√xX]?$/u.test(cells.at(-3) ?? '');
  return cells.length > 1 && cells.length < 4 && letterCell.test(cells.at(-2) ?? '') && isMarked;
}

const fewestOptionRows = 4;

/** `| * | c. | Rome |`: one row for each option, with a sign beside the right one. */
function hasOptionTables(lines: readonly string[]): boolean {
  return lines.filter((line) => isOptionRow(cellsOf(line))).length >= fewestOptionRows;
}

function readOptionTables(lines: readonly string[]): string[] {
  if (!hasOptionTables(lines)) return [...lines];
  return lines.flatMap((line) => {
    if (/^\s*\|[\s|:-]*\|\s*$/u.test(line)) return [];
    const cells = cellsOf(line);
    if (!isOptionRow(cells)) return [line];
    const letter = (cells.at(-2) ?? '').replaceAll(/[.．、:：)）(（]/gu, '');
    return [`${cells.length > 2 ? '*' : ''}${letter}. ${cells.at(-1) ?? ''}`];
  });
}

/** `### 1. Which?`; the summary of what is folded away is a button, no text. */
function readLine(line: string): string {
  const plain = line.replaceAll(/<summary\b[^>]*>.*<\/summary>/giu, '').replaceAll(tag, '');
  return dropSigns(plain.replace(/^\s*(?:#{1,6}|>)\s+/u, ''));
}

function dropSigns(text: string): string {
  return text
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replaceAll(/`([^`]+)`/gu, '$1')
    .trim();
}

/** The cells of the tables, where they are most of the document. */
export function readMarkdownTable(text: string): string[][] | null {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const rows = lines.filter((line) => /^\s*\|.*\|\s*$/u.test(line));
  if (hasOptionTables(lines)) return null;
  const isTable = rows.some((line) => /^[\s|:-]+$/u.test(line) && line.includes('-'));
  if (!isTable || rows.length * 3 < lines.length * 2) return null;
  return rows
    .filter((line) => !/^[\s|:-]+$/u.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => dropSigns(cell.replaceAll('\\|', '|').replaceAll(/<br\s*\/?>/giu, '\n'))),
    );
}
