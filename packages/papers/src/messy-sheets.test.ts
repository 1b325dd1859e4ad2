// Sheets as they come: notes, gaps, answers in odd places, and everything else that a form would have prevented.
import { describe, expect, it } from 'vitest';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

const header = ['题干', '选项A', '选项B', '选项C', '选项D', '答案'];
const question = ['哪个？', '甲', '乙', '丙', '丁', 'A'];

function listChapters(chapters: string[]): (string | null | undefined)[] {
  const rows = chapters.map((chapter, index) => [chapter, `第${index}题`, '对']);
  const { paper } = importRows([['章节', '题干', '答案'], ...rows]);
  return paper.items.map(({ section }) => (section === null ? null : paper.sections[section]?.title));
}

describe('where the table stands', () => {
  it('finds it below notices, to the right of empty columns, with a header of two rows', () => {
    const result = importRows([
      [],
      ['', '', '2024 年安全知识题库'],
      [],
      ['', '', '序号', '题干', '选项', '', '', '答案'],
      ['', '', '', '', 'A', 'B', 'C', ''],
      ['', '', '1', '哪个？', '甲', '乙', '丙', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([[1, '哪个？', '甲|乙|丙', 'B']]);
    expect(result.paper.title).toBe('2024 年安全知识题库');
    expect(listProblems(result)).toEqual([]);
  });

  it('starts anew where the header is repeated with other columns, under section titles in a line of their own', () => {
    const result = importRows([
      ['一、单选题（每题2分）'],
      header,
      question,
      ['二、判断题'],
      ['题干', '答案', '解析'],
      ['对吗？', 'A', '因为。'],
      [],
      ['三、填空题'],
      ['____是首都。', '北京', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '哪个？', '甲|乙|丙|丁', 'A'],
      [4, '对吗？', true],
      [3, '____是首都。', [['北京']]],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual([
      '一、单选题（每题2分）',
      '二、判断题',
      '三、填空题',
    ]);
    expect(result.paper.items.map(({ section }) => section)).toEqual([0, 1, 2]);
    expect(listProblems(result)).toEqual(['? B6 letter-for-true-false']);
  });

  it('names what it does not understand: notes, totals, numbered empty lines, stems alone', () => {
    const result = importRows([
      ['序号', ...header],
      ['1', ...question],
      ['2'],
      ['3', '没有答案的题'],
      ['合计', '', '', '', '', '', '100'],
      ['注：以上题目仅供参考'],
    ]);
    expect(listQuestions(result)).toHaveLength(1);
    expect(listProblems(result)).toEqual([
      '? A3 only-a-number',
      '! G4 missing-answer',
      '! B5 empty-stem',
      '! A6 unreadable-row',
    ]);
    expect(result.rejected.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [3, '2'],
      [4, '3'],
      [5, '合计'],
      [6, '注：以上题目仅供参考'],
    ]);
    expect(result.rejected[0]?.header).toEqual(['序号', ...header]);
  });

  it('carries a chapter on that stands once, as in merged cells, and no other', () => {
    expect(listChapters(['一', '', '', '二', ''])).toEqual(['一', '一', '一', '二', '二']);
    expect(listChapters(['一', '一', '', '二', '二'])).toEqual(['一', '一', null, '二', '二']);
  });

  it('takes options that stand in the rows below their question', () => {
    const result = importRows([
      ['序号', '题目', '答案'],
      ['1', '首都？', 'A'],
      ['', 'A. 北京'],
      ['', 'B. 上海'],
      ['2', '哪些？', 'AC'],
      ['', 'A、甲 B、乙'],
      ['', 'C、丙 D、丁'],
      ['3', '对吗？', '对'],
      ['4', '哪个？', 'E'],
      ['', 'A. 甲'],
      ['', 'B. 乙'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海', 'A'],
      [2, '哪些？', '甲|乙|丙|丁', 'AC'],
      [4, '对吗？', true],
    ]);
    expect(result.rejected.map(({ row }) => row)).toEqual([9, 10, 11]);
    expect(result.rows).toEqual({ heading: 1, section: 0, material: 0, question: 7, rejected: 3 });
  });

  it('refuses a sheet without a header row by row', () => {
    const result = importRows([['hello'], [], ['', 'world', '1']]);
    expect(listProblems(result)).toEqual(['! A1 unknown-layout', '! B3 unknown-layout']);
    expect(result.rejected).toHaveLength(2);
    expect(result.layout).toBe('unknown');
  });

  it('takes the longest unknown column for the stem, and says so; says which columns it left out', () => {
    const result = importRows([
      ['年级', '内容', '选项A', '选项B', '答案', '备用'],
      ['三年级', '一加一等于几，请选择', '一', '二', 'B', ''],
    ]);
    expect(listQuestions(result)).toEqual([[1, '一加一等于几，请选择', '一|二', 'B']]);
    expect(listProblems(result)).toEqual(['? B1 stem-guessed', '? A1 column-not-used']);
  });
});

describe('what is wrong with a row', () => {
  it('is said with the cell and the reason', () => {
    const result = importRows([
      [...header, '得分1', '得分2', '题型'],
      [...question, '-1'],
      ['没有这个选项', '甲', '乙', '', '', 'D', '1'],
      ['缺一个选项', '甲', '', '丙', '', 'A', '1'],
      ['看不懂', '甲', '乙', '', '', '见教材', '1'],
      ['部分分太多', '甲', '乙', '丙', '', 'AB', '1', '2'],
      ['分数？', '甲', '乙', '', '', 'A', '两分'],
      ['一项却选了两个', '甲', '乙', '丙', '', 'AB', '1.25', '', '单选题'],
      ['未知题型', '甲', '乙', '', '', 'A', '1', '', '听力题'],
    ]);
    expect(listProblems(result)).toEqual([
      '! G2 invalid-score',
      '! F3 answer-not-an-option',
      '! C4 empty-option',
      '! F5 unreadable-answer',
      '! H6 invalid-partial-score',
      '! G7 unreadable-score',
      '? F8 any-or-all',
      '? I8 type-changed',
      '? G8 score-rounded',
      '? I9 unknown-type',
    ]);
    expect(listQuestions(result)).toHaveLength(2);
    expect(result.rejected).toHaveLength(6);
  });

  it('refuses types that would turn into others', () => {
    const result = importRows([
      [...header, '题型'],
      ['按先后排列', '甲', '乙', '丙', '丁', 'CADB', '排序题'],
    ]);
    expect(listProblems(result)).toEqual(['! G2 unsupported-type']);
  });

  it('refuses a 21st option', () => {
    const many = Array.from({ length: 21 }, (_, index) => `选择项${index + 1}`);
    const result = importRows([
      ['题干', ...many, '答案'],
      ['太多', ...many, 'A'],
    ]);
    expect(listProblems(result)).toEqual(['! V2 too-many-options']);
  });
});
