import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { buildWorkbook, importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

describe('layouts met in the wild', () => {
  it('reads the bank with notices, remarks in its headers and letters for true and false', () => {
    const result = importRows([
      ['填写须知：请勿删除表头，带（必填）的列必须填写；题型请从下拉列表中选择。'],
      [
        ' 题干（必填）',
        '题型 （必填）',
        '选项 A',
        '选项 B',
        '选项 C',
        '选项E\n(勿删)',
        '正确答案\n（必填）',
        '解析\n（勿删）',
        '章节\n（勿删）',
        '难度',
      ],
      ['首都？', '单选题', 'A.北京', 'B.上海', 'C.广州', '', 'A', '', '第一章', '简单'],
      ['对吗？', '判断题', '对', '错', '', '', 'B', '', '第一章', '中等'],
      ['（ ）和（ ）', '填空题', '', '', '', '', '红|蓝', '', '第二章', '困难'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
      [4, '对吗？', false],
      [3, '（ ）和（ ）', [['红'], ['蓝']]],
    ]);
    expect(result.layout).toBe('kaoshibao');
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['第一章', '第二章']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([1, 2, 3]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads the bank with five words for difficulty, sub-chapters and blanks in the option columns', () => {
    const result = importRows([
      ['导入说明'],
      ['题目（必填）', '题型（必填）', '选项A', '选项B', '选项C', '正确答案（必填）', '解析', '难易', '章节', '子章节'],
      ['自____年__月_日起施行。', '定序填空题', '2022', '9', '1', '', '', '易', '第二章', '第一节'],
      ['保证信息的', '不定序填空题', '', '', '', '完整性|机密性|可用性', '', '难', '第二章', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [3, '自____年__月_日起施行。', [['2022'], ['9'], ['1']]],
      [10, '保证信息的', [['完整性'], ['机密性'], ['可用性']]],
    ]);
    expect(result.layout).toBe('shuatidadang');
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['第二章 / 第一节', '第二章']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([0, 4]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads one correctness column per option', () => {
    const result = importRows([
      [
        '试题类型',
        '题干',
        '选项一内容',
        '选项二内容',
        '选项三内容',
        '解析',
        '选项一是否正确',
        '选项二是否正确',
        '选项三是否正确',
      ],
      ['1', '单选', '甲', '乙', '丙', '', '0', '1', '0'],
      ['2', '多选', '甲', '乙', '丙', '', '1', '0', '1'],
      ['3', '判断', '正确', '错误', '', '', '1', '0', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '单选', '甲|乙|丙', 'B'],
      [2, '多选', '甲|乙|丙', 'AC'],
      [4, '判断', true],
    ]);
    expect(result.layout).toBe('correctness-columns');
    expect(listProblems(result)).toEqual([]);
  });

  it('takes options apart that share a cell, and finds answers by their text', () => {
    const result = importRows([
      ['序号', '一级纲要', '二级纲要', '题型', '题干', '选项', '答案', '题目依据', '试题分数'],
      ['1', '总则', '目的', '单选', '首都？', '北京$;$上海$;$广州', '北京', '宪法', '2'],
      ['2', '总则', '目的', '多选', '哪些？', 'A. 甲,B. 乙,C. 丙', 'A,C', '', '2'],
      ['3', '总则', '', '单选', '哪个？', '甲\n乙\n丙', 'C', '', '2'],
      ['4', '', '', '单选', '哪个？', 'A、甲；B、乙；C、丙', 'B、乙', '', '2'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
      [2, '哪些？', '甲|乙|丙', 'AC'],
      [1, '哪个？', '甲|乙|丙', 'C'],
      [1, '哪个？', '甲|乙|丙', 'B'],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['总则 / 目的', '总则']);
    expect(result.paper.items[0]?.question.explanation).toBe('题目依据: 宪法');
    expect(listProblems(result)).toEqual([]);
  });

  it('joins sheets into one exam, the sheet’s name telling the type', () => {
    const header = ['题目', 'A', 'B', 'C', '答案'];
    const workbook = buildWorkbook({
      单选题: [header, ['一？', '甲', '乙', '丙', 'A']],
      多选题: [header, ['二？', '甲', '乙', '丙', 'A']],
      判断题: [
        ['题目', '答案'],
        ['三？', 'A'],
      ],
    });
    const result = importPaper(workbook);
    expect(listQuestions(result)).toEqual([
      [1, '一？', '甲|乙|丙', 'A'],
      [2, '二？', '甲|乙|丙', 'A'],
      [4, '三？', true],
    ]);
    expect(listProblems(result)).toEqual(['? B2 letter-for-true-false']);
    expect(listQuestions(importPaper(workbook, { sheets: [1] }))).toHaveLength(1);
  });

  it('reads English sheets with answers by number and points', () => {
    const result = importRows([
      [
        'Question Text',
        'Question Type',
        'Points',
        'Option 1',
        'Option 2',
        'Option 3',
        'Correct Answer',
        'Explanation',
        'Section',
        'Difficulty',
      ],
      ['2 + 2?', 'Multiple Choice', '2', 'three', 'four', 'five', '2', 'Count.', 'Sums', 'Easy'],
      ['Primes?', 'Multiple Answers', '3 points', 'two', 'four', 'five', '1,3', '', 'Sums', 'Very hard'],
      ['Earth is flat.', 'True/False', '1', '', '', '', 'F', '', 'Facts', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '2 + 2?', 'three|four|five', 'B'],
      [2, 'Primes?', 'two|four|five', 'AC'],
      [4, 'Earth is flat.', false],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['Sums', 'Facts']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([1, 4, null]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads Spanish and Portuguese sheets', () => {
    const spanish = importRows([
      ['Nº', 'Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta correcta', 'Puntuación'],
      ['1', '¿Capital?', 'a) Madrid', 'b) Lugo', 'c) Vigo', 'a)', '1,5'],
    ]);
    expect(listQuestions(spanish)).toEqual([[1, '¿Capital?', 'Madrid|Lugo|Vigo', 'A']]);
    expect(spanish.paper.items[0]?.question.score).toBe(1.5);
    const portuguese = importRows([
      ['Enunciado', 'Alternativa A', 'Alternativa B', 'Gabarito', 'Dificuldade', 'Comentário'],
      ['Capital?', 'Lisboa', 'Porto', 'A', 'Médio', 'Sim.'],
      ['A Terra é plana.', 'Verdadeiro', 'Falso', 'Falso', 'Fácil', ''],
    ]);
    expect(listQuestions(portuguese)).toEqual([
      [1, 'Capital?', 'Lisboa|Porto', 'A'],
      [4, 'A Terra é plana.', false],
    ]);
    expect([...listProblems(spanish), ...listProblems(portuguese)]).toEqual([]);
  });

  it('reads right and wrong answers in columns of their own, and answers beside a key as options', () => {
    const trivia = importRows([
      ['Category', 'Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2'],
      ['Space', 'Largest planet?', 'Jupiter', 'Mars', 'Venus'],
    ]);
    expect(listQuestions(trivia)).toEqual([[1, 'Largest planet?', 'Jupiter|Mars|Venus', 'A']]);
    const answers = importRows([
      ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Correct Answer'],
      ['Largest planet?', 'Mars', 'Jupiter', 'Venus', '2'],
    ]);
    expect(listQuestions(answers)).toEqual([[1, 'Largest planet?', 'Mars|Jupiter|Venus', 'B']]);
  });

  it('reads the sheets of quiz games: limits in the header, answers that are options, blanks with alternatives', () => {
    const game = importRows([
      ['Quiz template'],
      [
        '',
        'Question - max 120 characters',
        'Answer 1 - max 75 characters',
        'Answer 2 - max 75 characters',
        'Time limit (sec)',
        'Correct answer(s) - choose at least one',
      ],
      ['1', 'Which are even?', '2', '4', '20', '1,2'],
    ]);
    expect(listQuestions(game)).toEqual([[2, 'Which are even?', '2|4', 'AB']]);
    expect(listProblems(game)).toEqual(['? E2 column-not-used']);
    const typed = importRows([
      ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer', 'Image Link'],
      ['Colour of the sky?', 'Fill-in-the-Blank', 'blue', 'azure', '', ''],
      ['Pick one', 'Checkbox', 'x', 'y', '1', ''],
    ]);
    expect(listQuestions(typed)).toEqual([
      [3, 'Colour of the sky?', [['blue', 'azure']]],
      [2, 'Pick one', 'x|y', 'A'],
    ]);
    expect(listProblems(typed)).toEqual(['? C2 blanks-or-alternatives']);
  });

  it('reads answers that count from 0, a header that names the last option, and one answer column per kind', () => {
    const zero = importRows([
      ['問題文', '選択肢1', '選択肢2', '選択肢3', '正解番号(0-3)', 'カテゴリー'],
      ['山は？', '富士山', '北岳', '槍ヶ岳', '0', '地理'],
      ['川は？', '信濃川', '利根川', '石狩川', '2', '地理'],
    ]);
    expect(listQuestions(zero)).toEqual([
      [1, '山は？', '富士山|北岳|槍ヶ岳', 'A'],
      [1, '川は？', '信濃川|利根川|石狩川', 'C'],
    ]);
    expect(listProblems(zero)).toEqual(['? E1 answers-from-zero']);
    const named = importRows([
      ['题干（必填）', '题型 （必填）', '选项 A', '选项 B', '正确答案H\n（必填）'],
      ['不允许？', '单选题', '开路', '短路', 'A'],
    ]);
    expect(listQuestions(named)).toEqual([[1, '不允许？', '开路|短路', 'A']]);
    const kinds = importRows([
      ['题型', '题干', '选项', '正确答案', '标准答案', '参考答案'],
      ['单选题', '哪个？', 'A.y = x|B.y = -x', 'A', '', ''],
      ['填空题', '____是首都', '', '', '北京', ''],
      ['简答题', '为什么？', '', '', '', '因为。'],
    ]);
    expect(listQuestions(kinds)).toEqual([
      [1, '哪个？', 'y = x|y = -x', 'A'],
      [3, '____是首都', [['北京']]],
      [0, '为什么？', '因为。'],
    ]);
  });

  it('reads one-letter headers only side by side', () => {
    const result = importRows([
      ['J', 'P', 'I', 'Q', 'T', 'A', 'B', 'C'],
      ['LY0001', '1.1', 'MC2-0001', '机构是：', 'AC', '甲', '乙', '丙'],
    ]);
    expect(listQuestions(result)).toEqual([[2, '机构是：', '甲|乙|丙', 'AC']]);
    expect(result.layout).toBe('crac');
  });
});
