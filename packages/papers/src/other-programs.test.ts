// Sheets as the templates of other programs lay them out.
import { expect, it } from 'vitest';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

it('numbers its questions under `Question #` and asks for the answer’s number', () => {
  const result = importRows([
    ['Import Template'],
    [
      'Question #',
      'Question Text',
      'Answer 1',
      'Answer 2',
      'Answer 3\n(Optional)',
      'Correct Answer(s)\n(Only include Answer #)',
    ],
    ['1', 'What is 2+2?', '3', 'four', '5', '2'],
    ['2', 'Odd?', 'two', 'three', 'five', '2,3'],
  ]);
  expect(listQuestions(result)).toEqual([
    [1, 'What is 2+2?', '3|four|5', 'B'],
    [2, 'Odd?', 'two|three|five', 'BC'],
  ]);
  expect(listProblems(result)).toEqual([]);
});

it('leads through numbered steps in a header of two rows', () => {
  const result = importRows([
    ['Instructions: please fill in the quiz below according to the steps.'],
    ['2. Question Type:', '3. Question:', '4. If Multiple Choice Question:', '', '', '5. Optional'],
    ['', '', 'Answer A:', 'Answer B:', 'Answer C:', 'Correct Answer'],
    ['Multiple choice', 'Smallest unit?', 'atom', 'cell', 'organ', 'B'],
    ['True/False', 'Cells are alive.', '', '', '', 'True'],
  ]);
  expect(listQuestions(result)).toEqual([
    [1, 'Smallest unit?', 'atom|cell|organ', 'B'],
    [4, 'Cells are alive.', true],
  ]);
});

it('has a column for the text around sub-questions, which single questions use for themselves', () => {
  const { paper, problems } = importRows([
    ['目录', '题型', '大题题干', '小题题型', '小题题干', '正确答案', '选项A', '选项B'],
    ['第一章', '综合题', '小明有三个苹果。', '判断题', '小明有苹果。', '对', '', ''],
    ['第一章', '综合题', '', '单选题', '有几个？', 'B', '两个', '三个'],
    ['第一章', '单选题', '首都？', '', '', 'A', '北京', '上海'],
  ]);
  expect(problems).toEqual([]);
  expect(paper.materials).toEqual(['小明有三个苹果。']);
  expect(paper.items.map(({ question, material }) => [question.type, question.desc, material])).toEqual([
    [4, '小明有苹果。', 0],
    [1, '有几个？', 0],
    [1, '首都？', null],
  ]);
});

it.each([
  [['N°', 'Preg.', 'a', 'b', 'Rpta.', 'Ptos.']],
  [['Nº', 'Questão', 'A', 'B', 'Resp.', 'Peso']],
  [['#', 'Q. Text', 'Opt. A', 'Opt. B', 'Ans', 'Marks']],
  [['Item No.', 'Question', 'Response A', 'Response B', 'Correct Response', 'Point Value']],
  [['No.', '問題', 'ア', 'イ', '正答', '配点']],
])('calls its columns %s', (header) => {
  const result = importRows([header, ['1', '¿?', 'p', 'q', 'B', '1,5']]);
  expect(listQuestions(result)).toEqual([[1, '¿?', 'p|q', 'B']]);
  expect(result.paper.items[0]?.question.score).toBe(1.5);
  expect(listProblems(result)).toEqual([]);
});
