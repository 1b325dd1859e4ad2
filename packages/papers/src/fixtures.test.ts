// Each file imports exactly as it was found to be by hand.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from '@tiku/questions';
import { findProblems, sumScores } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import { question as questionSchema } from '@tiku/questions/schema';
import { expect, it } from 'vitest';
import { describeThirdParty } from '../../questions/src/testing/third-party.ts';
import { importPaper } from './import-paper.ts';
import type { ImportResult } from './import-paper.ts';
import { readWorkbook } from './read/read-workbook.ts';

interface SpotCheck {
  no: number;
  row: number;
  type: number;
  stem_starts: string;
  n_options: number;
  option_1: string | null;
  answer: unknown;
  scores: number[];
}

interface Expected {
  title?: string | null;
  description?: string;
  duration_min?: number;
  questions: number;
  by_type: Record<string, number>;
  full_score: number;
  sections?: number;
  material_groups?: number;
  images?: { stem: number };
  spot_checks?: SpotCheck[];
  same_as?: string;
}

async function importFile(path: string, sheetName?: string): Promise<ImportResult> {
  const workbook = await readWorkbook(new Uint8Array(readFileSync(path)), basename(path));
  const sheet = workbook.sheets.find(({ name }) => name === sheetName);
  return importPaper(workbook, sheet ? { sheets: [sheet.no] } : {});
}

describeThirdParty('files that people really brought', (folder) => {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;

  it.each(Object.keys(expected))('%s imports as expected', async (key) => {
    const [path = '', sheetName] = key.split('#');
    const own = expected[key];
    const wanted = expected[own?.same_as ?? key];
    if (!wanted) throw new Error(`Nothing is expected of ${key}`);
    const { paper, rejected, rows, rowsRead } = await importFile(join(folder, path), sheetName);
    const questions = paper.items.map(({ question }) => question);
    expect(rejected).toEqual([]);
    expect(sumRows(rows)).toBe(rowsRead);
    expect({
      title: paper.title,
      description: paper.description,
      duration: paper.duration,
      questions: questions.length,
      types: countTypes(questions),
      score: sumScores(questions.map(({ score }) => score)),
      sections: paper.sections.length,
      materials: paper.materials.length,
      pictures: questions.filter(({ desc }) => desc.includes('<img ')).length,
      files: paper.files.size,
    }).toEqual({
      title: wanted.title ?? '',
      description: wanted.description ?? '',
      duration: wanted.duration_min ?? 0,
      questions: wanted.questions,
      types: wanted.by_type,
      score: wanted.full_score,
      sections: wanted.sections ?? 0,
      materials: wanted.material_groups ?? 0,
      pictures: wanted.images?.stem ?? 0,
      files: wanted.images?.stem ?? 0,
    });
    for (const check of wanted.spot_checks ?? []) expectSpot(questions[check.no - 1], check);
    for (const question of questions) {
      expect(questionSchema.parse(question)).toEqual(question);
      expect(findProblems(question)).toEqual([]);
    }
  });

  it.each([
    ['original/TimXiedada+crac-amateur-radio-exam-questions-2025-csv/class_a.csv', 'crac', 683, 0],
    ['original/russolsen+ham_radio_question_pool/technician-2026-2030.csv', 'option-columns', 409, 0],
    ['original/procastino+bancosTecno/bancoTecno_es.csv', 'first-option-right', 142, 0],
    ['original/Silentely+Demo/shuatidadang_question.xlsx', 'shuatidadang', 8, 0],
    ['original/chamilo+chamilo-lms/quiz_template.xls', 'chamilo', 9, 0],
    // One of its rows names an option D that is not there.
    ['original/Hermannmayer+Examination-paper-generation-system/题库模板.xlsx', 'option-columns', 11, 1],
  ])('%s is understood', async (path, layout, questions, refused) => {
    const result = await importFile(join(folder, path));
    expect(result.layout).toBe(layout);
    expect(result.paper.items).toHaveLength(questions);
    expect(result.rejected).toHaveLength(refused);
    expect(sumRows(result.rows)).toBe(result.rowsRead);
  });
});

function sumRows(rows: ImportResult['rows']): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

function countTypes(questions: readonly Question[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of questions) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function expectSpot(question: Question | undefined, check: SpotCheck): void {
  if (!question) throw new Error(`There is no question ${check.no}`);
  const options = 'options' in question ? question.options.map(htmlToText) : [];
  expect(question.type).toBe(check.type);
  expect(htmlToText(question.desc).startsWith(check.stem_starts)).toBe(true);
  expect(options).toHaveLength(check.n_options);
  expect(options[0]?.startsWith(check.option_1 ?? '') ?? check.option_1 === null).toBe(true);
  expect(readKey(question)).toEqual(check.answer);
  expect(listScores(question)).toEqual(check.scores);
}

function readKey(question: Question): unknown {
  const { type, correct_answer } = question;
  if (type === 0 || type === 7) return htmlToText(correct_answer);
  const isLetters = 'options' in question && type !== 14;
  return isLetters ? (correct_answer as string[]).join('') : correct_answer;
}

function listScores(question: Question): number[] {
  if ('item_scores' in question && question.item_scores) return question.item_scores;
  const partial = 'partial_score' in question ? question.partial_score : null;
  return partial === null ? [question.score] : [question.score, partial];
}
