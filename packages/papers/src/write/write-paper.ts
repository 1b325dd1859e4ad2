// An exam as a file that the import reads back with nothing lost: our own layout, in the words of one language.
import { isOf } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { optionsToCells, richToCell, writeRow } from '@tiku/questions/sheets';
import { moveLongCells } from '../long-cells.ts';
import type { Paper, PaperItem } from '../paper.ts';
import { readPlace, writePlace } from '../place.ts';
import { packFiles } from './pack-files.ts';
import { findWidths, layOutLines, rowsBeforeLines } from './sheet-lines.ts';
import type { SheetLine } from './sheet-lines.ts';
import { sheetTexts } from './sheet-texts.ts';
import type { SheetWords } from './sheet-texts.ts';
import type { Language } from '@tiku/questions/languages';
import { writeSheet } from './spreadsheet.ts';

export interface WrittenPaper {
  bytes: Uint8Array;
  /** A .zip where there are files to go with the workbook. */
  extension: 'xlsx' | 'zip';
}

export async function writePaper(paper: Paper, language: Language): Promise<WrittenPaper> {
  const words = sheetTexts[language].words;
  const { title, description } = paper;
  const lines = listLines(paper, words);
  const { rows, texts } = moveLongCells(
    layOutLines({ title, description, duration: String(paper.duration) }, lines, words),
  );
  const workbook = await writeSheet({ name: words.sheet, rows, widths: findWidths(rows), frozenRows: rowsBeforeLines });
  if (paper.files.size === 0 && texts.size === 0) return { bytes: workbook, extension: 'xlsx' };
  return { bytes: packFiles(workbook, new Map([...paper.files, ...texts])), extension: 'zip' };
}

/**
 * Sections and materials stand above their first question, those without any where their number puts them. A question
 * that belongs elsewhere than to what opened last says so in its own row.
 */
function listLines(paper: Paper, words: SheetWords): SheetLine[] {
  const lines: SheetLine[] = [];
  let [sections, materials, number] = [0, 0, 0];
  let open: Pick<PaperItem, 'section' | 'material'> = { section: null, material: null };
  const openSections = (upTo: number) => {
    for (; sections <= upTo; sections += 1) {
      lines.push(describeSection(paper, sections));
      open = { section: sections, material: null };
    }
  };
  const openMaterials = (upTo: number) => {
    for (; materials <= upTo; materials += 1) {
      lines.push({ material: richToCell(paper.materials[materials] ?? '') });
      open = { ...open, material: materials };
      number = 0;
    }
  };
  for (const item of paper.items) {
    openSections(item.section ?? -1);
    openMaterials(item.material ?? -1);
    const line = describeQuestion(item.question, words);
    if (item.section !== open.section) line.section = nameSection(paper, item.section);
    if (item.material !== null) {
      if (item.material !== open.material) line.material = writePlace(item.material);
      number += 1;
      line.no = String(number);
    }
    lines.push(line);
    open = { section: item.section, material: item.material };
  }
  openSections(paper.sections.length - 1);
  openMaterials(paper.materials.length - 1);
  return lines;
}

/** By its title, where that says which one. */
function nameSection({ sections }: Paper, at: number | null): string {
  const title = at === null ? undefined : sections[at]?.title;
  const isKnown = title !== undefined && sections.filter((section) => section.title === title).length === 1;
  return isKnown && readPlace(title) === undefined ? title : writePlace(at);
}

function describeSection({ sections }: Paper, at: number): SheetLine {
  const { title = '', description = '' } = sections[at] ?? {};
  return { section: title, stem: richToCell(description) };
}

function describeQuestion(question: Question, words: SheetWords): SheetLine {
  const row = writeRow(question);
  return {
    type: row.type,
    stem: richToCell(row.stem),
    options: optionsToCells(row.options),
    matchings: optionsToCells(row.matchings),
    explanation: richToCell(row.explanation),
    difficulty: row.difficulty,
    answers: isOf(question, 'true-false') ? [question.correct_answer ? words.right : words.wrong] : row.answers,
    scores: row.scores,
  };
}
