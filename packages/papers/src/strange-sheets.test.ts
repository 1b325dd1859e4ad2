// Sheets that nobody had in mind when the reader was written, as teachers and companies lay them out.
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { buildWorkbook, importRows, listProblems, listQuestions } from './testing/build-workbook.ts';
import type { Span } from './workbook.ts';

/** From the first cell to the last, both counted from 0. */
const span = (row: number, column: number, lastRow: number, lastColumn: number): Span => ({
  row,
  column,
  lastRow,
  lastColumn,
});

describe('names over columns', () => {
  it('may stand in two rows, groups above and some merged down', () => {
    const result = importRows([
      ['题目信息', '', '选项', '', '', '答案', '分值'],
      ['题型', '题干', 'A', 'B', 'C', '', ''],
      ['单选', '首都？', '北京', '上海', '广州', 'A', '2'],
    ]);
    expect(listQuestions(result)).toEqual([[1, '首都？', '北京|上海|广州', 'A']]);
    expect(result.paper.items[0]?.question.score).toBe(2);
    expect(listProblems(result)).toEqual([]);
  });

  it('may be one for several columns', () => {
    const rows = [
      ['题目', '选项', '', '', '答案', '', '得分'],
      ['____和____', '', '', '', '红', '蓝', '2'],
      ['首都？', '北京', '上海', '广州', 'A', '', '2'],
    ];
    expect(listQuestions(importRows(rows, [span(0, 1, 0, 3), span(0, 4, 0, 5)]))).toEqual([
      [3, '____和____', [['红'], ['蓝']]],
      [1, '首都？', '北京|上海|广州', 'A'],
    ]);
    const [, , choice] = rows;
    expect(listQuestions(importRows([['题目', '选项', '', '', '答案'], choice ?? []]))).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
    ]);
  });

  it.each([
    [['1', '2', '3'], '2'],
    [['ア', 'イ', 'ウ'], 'イ'],
    [['A、', 'B、', 'C、'], 'B'],
    [['选项A Option A', '选项B Option B', '选项C Option C'], 'b'],
  ])('may be %s', (options, answer) => {
    const result = importRows([
      ['No.', '题目 Question', ...options, '正確答案Correct Answer'],
      ['1', '哪个？', '甲', '乙', '丙', answer],
    ]);
    expect(listQuestions(result)).toEqual([[1, '哪个？', '甲|乙|丙', 'B']]);
  });

  it('are said to be missing where a column holds something, unless it numbers the lines', () => {
    const result = importRows([
      ['Q#', '', 'Question', 'A', 'B', 'Answer'],
      ['1', '', 'One?', 'p', 'q', 'A', 'from 2019'],
      ['2', '', 'Two?', 'p', 'q', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, 'One?', 'p|q', 'A'],
      [1, 'Two?', 'p|q', 'B'],
    ]);
    expect(listProblems(result)).toEqual(['? G1 column-not-used']);
  });

  it('count whatever invisible signs stand around them', () => {
    const result = importRows([
      ['\u200b题干', '选项A\u200b', '选项B\u00a0', '答案\ufeff'],
      ['哪个', '甲', '乙', 'A\u200b'],
    ]);
    expect(listQuestions(result)).toEqual([[1, '哪个', '甲|乙', 'A']]);
  });
});

describe('cells merged over several rows', () => {
  it('say the type of every question beside them', () => {
    const result = importRows(
      [
        ['题型', '题干', 'A', 'B', '答案'],
        ['多选题', '一', '甲', '乙', 'AB'],
        ['', '二', '甲', '乙', 'A'],
        ['', '三', '甲', '乙', 'A'],
      ],
      [span(1, 0, 2, 0)],
    );
    expect(listQuestions(result)).toEqual([
      [2, '一', '甲|乙', 'AB'],
      [2, '二', '甲|乙', 'A'],
      [1, '三', '甲|乙', 'A'],
    ]);
  });

  it('end a material with their last row', () => {
    const { paper } = importRows(
      [
        ['材料', '题干', '答案'],
        ['一段材料', '一对吗', '对'],
        ['', '二对吗', '对'],
        ['', '三对吗', '对'],
      ],
      [span(1, 0, 2, 0)],
    );
    expect(paper.items.map(({ material }) => material)).toEqual([0, 0, null]);
  });
});

describe('a question over several rows', () => {
  it('has one option in each, with marks beside the right ones', () => {
    const result = importRows([
      ['序号', '题目', '题型', '选项', '选项内容', '是否正确'],
      ['1', '首都？', '单选题', 'A', '北京', '是'],
      ['', '', '', 'B', '上海', '否'],
      ['2', '哪些？', '多选题', 'A', '甲', '是'],
      ['', '', '', 'B', '乙', '是'],
      ['', '', '', 'C', '丙', '否'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海', 'A'],
      [2, '哪些？', '甲|乙|丙', 'AB'],
    ]);
    expect(listProblems(result)).toEqual([]);
    expect(result.origins.map(({ row, last_row }) => [row, last_row])).toEqual([
      [2, 3],
      [4, 6],
    ]);
  });

  it.each([
    [['', 'x', ''], 'B'],
    [['B', '', ''], 'B'],
    [['Não', 'Sim', 'Não'], 'B'],
  ])('may be marked by %s', (marks, key) => {
    const result = importRows([
      ['Nº', 'Pergunta', 'Alternativas', 'Correta'],
      ...['a) Faro', 'b) Lisboa', 'c) Porto'].map((option, at) => [
        at === 0 ? '1' : '',
        at === 0 ? 'Capital?' : '',
        option,
        marks[at] ?? '',
      ]),
    ]);
    expect(listQuestions(result)).toEqual([[1, 'Capital?', 'Faro|Lisboa|Porto', key]]);
  });

  it('swallows no question that lacks its stem', () => {
    const result = importRows([
      ['No', 'Question', 'Options', 'Answer'],
      ['1', 'Capital?', 'Paris', 'A'],
      ['2', '', 'Rome', 'B'],
      ['', '', 'A. p\nB. q', 'B'],
    ]);
    expect(result.rejected.map(({ row }) => row)).toEqual([2, 3, 4]);
  });
});

describe('a material named by its type', () => {
  it('goes with the questions whose numbers go on from its own', () => {
    const result = importRows([
      ['题号', '题型', '题干', '答案'],
      ['1', '材料题', '阅读：小明有三个苹果。', ''],
      ['1.1', '判断题', '小明有苹果。', '对'],
      ['（2）', '判断题', '小明有梨。', '错'],
      ['2', '判断题', '天是蓝的。', '对'],
    ]);
    expect(result.paper.materials).toEqual(['阅读：小明有三个苹果。']);
    expect(result.paper.items.map(({ material }) => material)).toEqual([0, 0, null]);
    expect(listProblems(result)).toEqual([]);
  });

  it('is reported where no question follows it', () => {
    const result = importRows([
      ['题型', '题干', '答案'],
      ['判断题', '天是蓝的。', '对'],
      ['阅读理解', '一段文字', ''],
    ]);
    expect(listProblems(result)).toEqual(['? B3 unreadable-row']);
  });
});

describe('titles', () => {
  it('give each question its score where no cell does', () => {
    const { paper } = importRows([
      ['题号', '题干', '答案'],
      ['一、判断题（每题2分，共4分）'],
      ['1', '一对吗', '对'],
      ['二、填空题（每空1.5分）'],
      ['1', '____和____', '红^^蓝'],
    ]);
    expect(paper.items.map(({ question }) => question.score)).toEqual([2, 3]);
  });

  it.each(['Multiple Choice Quiz', 'Short stories', 'Match day'])('of a sheet called %s name no other type', (name) => {
    const rows = [
      ['Question', 'A', 'B', 'Answer'],
      ['One?', 'p', 'q', 'A'],
      ['Poe wrote it.', '', '', 'True'],
    ];
    expect(listQuestions(importRows(rows, [], name))).toEqual([
      [1, 'One?', 'p|q', 'A'],
      [4, 'Poe wrote it.', true],
    ]);
  });

  it.each([
    ['Essay questions', 7],
    ['Preguntas de desarrollo', 7],
    ['判断题 共10题', 4],
    ['Essay 1-10', 7],
  ])('of a sheet called %s name its type', (name, type) => {
    const { paper } = importRows(
      [
        ['Question', 'Answer'],
        ['One?', '对'],
      ],
      [],
      name,
    );
    expect(paper.items[0]?.question.type).toBe(type);
  });
});

it('keeps underlined words of stems and options, and reads answers without them', () => {
  const workbook = buildWorkbook({
    Sheet1: [
      ['Question', 'A', 'B', 'Answer'],
      ['The big dog', 'cat', 'dog', 'A'],
    ],
  });
  const marks = new Map([
    [0, 'The <u>big</u> dog'],
    [1, '<u>c</u>at'],
    [3, '<u>A</u>'],
  ]);
  for (const sheet of workbook.sheets) sheet.underlined = new Map([[1, marks]]);
  expect(listQuestions(importPaper(workbook))).toEqual([[1, 'The <u>big</u> dog', '<u>c</u>at|dog', 'A']]);
});

it('takes options apart that are numbered in one cell, and matches likewise', () => {
  const result = importRows([
    ['题型', '题干', '选项', '匹配', '答案'],
    ['单选题', '一', '①北京②上海③广州', '', '②'],
    ['单选题', '二', '1.北京 2.上海 3.广州', '', '3'],
    ['单选题', '三', '①②；①③；②③', '', 'B'],
    ['匹配题', '四', '法国\n意大利', '罗马\n巴黎', 'BA'],
  ]);
  expect(listQuestions(result)).toEqual([
    [1, '一', '北京|上海|广州', 'B'],
    [1, '二', '北京|上海|广州', 'C'],
    [1, '三', '①②|①③|②③', 'B'],
    [5, '四', '法国|意大利', 'BA'],
  ]);
});
