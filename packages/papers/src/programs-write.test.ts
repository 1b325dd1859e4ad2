// Tables as programs and careless copies leave them: lists in cells, numbers for true and false, letters without options, gaps.
import { describe, expect, it } from 'vitest';
import type { ImportResult } from './import-paper.ts';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

const listKeys = ({ paper }: ImportResult) => paper.items.map(({ question }) => question.correct_answer);

const cities = ['Paris', 'Rome', 'Madrid', 'Vienna', 'Oslo', 'Athens', 'Cairo'];

describe('lists in cells', () => {
  it('of objects are options, whatever their field is called', () => {
    const options = JSON.stringify(['Paris', 'Rome', 'Oslo'].map((text) => ({ optionContent: text })));
    const rows = cities.map((city, at) => [`Where is ${city}?`, options, 'ABC'.charAt(at % 3)]);
    const result = importRows([['questionContent', 'optionContent', 'questionAnswer'], ...rows]);
    expect(listQuestions(result)).toEqual(rows.map(([stem, , key]) => [1, stem, 'Paris|Rome|Oslo', key]));
    expect(listProblems(result)).toEqual([]);
  });

  it('of one text are answers, and the first row of such a table is no header', () => {
    const rows = cities.map((city) => [`The capital (   ) is old, and ${city} is not.`, `['${city}']`]);
    const result = importRows(rows);
    expect(result.paper.items.map(({ question }) => question.desc)).toEqual(rows.map(([stem]) => stem));
    expect(listKeys(result)).toEqual(cities.map((city) => [[city]]));
  });
});

describe('1 and 2 beside no options', () => {
  const rows = cities.map((city, at) => [`${city} lies in Europe.`, '', '', at % 2 === 0 ? '1' : '2']);

  it('are true and false, and the file waits until somebody has said so', () => {
    const result = importRows([['Question', 'Option A', 'Option B', 'Answer'], ['Which?', 'x', 'y', 'A'], ...rows]);
    expect(listKeys(result).slice(1)).toEqual(rows.map((_, at) => at % 2 === 0));
    expect(result.heldBy).toEqual(['questions']);
  });

  it('are numbers where the type says that they fill blanks', () => {
    const blanks = rows.map(([stem = '', , , answer = '']) => ['Fill in the blank', `${stem} ____`, answer]);
    const result = importRows([['Type', 'Question', 'Answer'], ...blanks]);
    expect(listKeys(result)).toEqual(blanks.map(([, , answer]) => [[answer]]));
  });
});

describe('a letter', () => {
  it('without a text, behind the options, is no option', () => {
    const header = ['题目', 'A', 'B', 'C', 'D', '答案'];
    const rows = [
      ['哪座城市在法国？', 'A、巴黎', 'B、罗马', 'C', 'D', 'A、巴黎'],
      ['巴黎在法国。', 'A、正确', 'B、错误', 'C', 'D', 'B、错误'],
    ];
    const result = importRows([header, ...rows]);
    expect(listQuestions(result)[0]).toEqual([1, '哪座城市在法国？', '巴黎|罗马', 'A']);
    expect(listKeys(result)).toEqual([['A'], false]);
  });

  it('in front of equal options is taken off, and they are told', () => {
    const rows = [['哪座城市在法国？', 'A、巴黎', 'B、罗马', 'C、奥斯陆', 'D、罗马', 'A']];
    const result = importRows([['题目', 'A', 'B', 'C', 'D', '答案'], ...rows]);
    expect(listQuestions(result)).toEqual([[1, '哪座城市在法国？', '巴黎|罗马|奥斯陆|罗马', 'A']]);
    expect(listProblems(result)).toEqual(['? E2 equal-options']);
  });

  it('that names the only option of an open question means its text', () => {
    const rows = [['简答题', '简述量变和质变的关系。', '量变是质变的准备。', '', 'A']];
    const result = importRows([['题型', '题干', '选项A', '选项B', '答案'], ...rows]);
    expect(listKeys(result)).toEqual(['量变是质变的准备。']);
  });
});

describe('a row that lacks a cell', () => {
  const header = ['题型', '题目', '选项A', '选项B', '选项C', '选项D', '答案', '解析'];

  it('is read one column further right, and the file waits', () => {
    const result = importRows([
      header,
      ['单选', '哪座城市在法国？', '巴黎', '罗马', '奥斯陆', '马德里', 'A', '来源：地理'],
      ['单选', '哪座城市在意大利？', '巴黎', '罗马', '奥斯陆', 'B', '来源：地理'],
      ['填空', '法国的首都是____。', '', '', '', '巴黎', '来源：地理'],
    ]);
    expect(listKeys(result)).toEqual([['A'], ['B'], [['巴黎']]]);
    expect(listProblems(result)).toEqual(['? G3 row-shifted', '? G4 row-shifted']);
    expect(result.heldBy).toEqual(['questions']);
  });
});

it('one answer to many questions is perhaps none', () => {
  const rows = cities.map((city) => [`What is ${city} known for?`, 'Source: the atlas of 2019']);
  const result = importRows([['Question', 'Answer'], ...rows]);
  expect(listProblems(result)).toEqual(['? A2 same-answer']);
  expect(result.heldBy).toEqual(['questions']);
});

describe('columns', () => {
  it.each([
    ['that count something are no answers', ['設問', '想定回答', '必要解答数'], ['首都は。', 'パリ', '3'], 'パリ'],
    [
      'called grade are a class beside those of points',
      ['Question', 'Answer', 'Grade', 'Marks'],
      ['Why?', 'So', '3', '2'],
      'So',
    ],
  ])('%s', (_, header, row, answer) => {
    const result = importRows([header, row, row.with(0, 'Another?')]);
    expect(listKeys(result)).toEqual([answer, answer]);
  });

  it('called type that hold levels are difficulties', () => {
    const header = ['Question', 'Type', 'A', 'B', 'Answer'];
    const result = importRows([header, ['Which?', 'simple', 'x', 'y', 'A'], ['What?', 'hard', 'x', 'y', 'B']]);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([1, 3]);
    expect(listProblems(result)).toEqual([]);
  });
});

describe('a key in the stem', () => {
  it('is not taken from the letters of options', () => {
    const stem = '哪些在欧洲(AB)。\n(A)巴黎 (B)罗马 (C)开罗';
    const result = importRows([
      ['题目', '答案'],
      [stem, ''],
      ['法国的首都是(A)。 (A)巴黎 (B)罗马', ''],
    ]);
    expect(listKeys(result)).toEqual([['A', 'B'], ['A']]);
  });

  it('is the verdict at the end, not a unit before it', () => {
    const result = importRows([
      ['题型', '题目', '答案'],
      ['判断题', '力的单位是吨(T)。（错误）', ''],
    ]);
    expect(listKeys(result)).toEqual([false]);
  });
});

it('the first option is right only after somebody has said so', () => {
  const rows = cities.map((city) => [`Where is ${city}?`, city, 'Nowhere']);
  expect(importRows([['question', 'choice1', 'choice2'], ...rows]).heldBy).toEqual(['questions']);
});

it('what is called a wrong option is one, whatever the other names are', () => {
  const rows = cities.map((city) => [city.slice(0, 1), `Which of them is ${city}?`, city, `not ${city}`, 'none']);
  const result = importRows([['theme', 'q', 'correct', 'wrong1', 'wrong2'], ...rows]);
  expect(listQuestions(result)).toEqual(
    rows.map(([, stem, right, ...wrong]) => [1, stem, [right, ...wrong].join('|'), 'A']),
  );
});

it('what is called a wrong option and has no place makes the file wait', () => {
  const rows = cities.map((city) => [city.slice(0, 1), `Which of them is ${city}?`, city, `not ${city}`]);
  expect(importRows([['theme', 'q', 'correct', 'wrong1'], ...rows]).heldBy).toEqual(['columns']);
});

it('C and E alone are certo and errado, and the file waits until somebody has said so', () => {
  const rows = cities.map((city, at) => [`${city} fica na Europa.`, at % 2 === 0 ? 'C' : 'E']);
  const result = importRows([['Assertiva', 'Gabarito'], ...rows]);
  expect(listKeys(result)).toEqual(rows.map((_, at) => at % 2 === 0));
  expect(result.heldBy).toEqual(['questions']);
});

it('a row of long texts is no header, although the first begins with the word for a question', () => {
  const long =
    'which lies by a river that many boats go up and down every day of the week, and where people have lived for long';
  const rows = cities.map((city, at) => [
    `Question ${at + 1} - Cities`,
    `Where is ${city}, ${long}?`,
    `(A) In ${city}, ${long}`,
    `(B) Not in ${city}, ${long}`,
    'A',
  ]);
  expect(importRows(rows).paper.items).toHaveLength(cities.length);
});

it('options in the lines of a question that has none make the file wait', () => {
  const rows = cities.map((city) => [`Where is ${city}?\nA here\nB there\nC nowhere`, `In ${city}`]);
  expect(importRows([['Question', 'Answer'], ...rows]).heldBy).toEqual(['questions']);
});

it('a file of which little became a question waits', () => {
  const rest = Array.from({ length: 30 }, (_, at) => [`Paragraph ${at} of a long tale without any answer.`]);
  const { heldBy, problems } = importRows([['Question', 'Answer'], ['Who?', 'Somebody'], ...rest]);
  expect(problems.map(({ code }) => code)).toContain('mostly-refused');
  expect(heldBy).toEqual(['questions']);
});

it('a column that counts the options is no key', () => {
  const rows = cities.map((city, at) => {
    const options = [city, 'Nowhere', 'On the moon', 'Under the sea'].slice(0, 2 + (at % 3));
    const turned = at % 2 === 0 ? options : options.toReversed();
    return [
      `Which of them is called ${city}?`,
      String(options.length),
      String(turned.indexOf(city) + 1),
      ...Array.from({ length: 4 }, (_, place) => turned[place] ?? ''),
    ];
  });
  const result = importRows([['Câu', 'Bao nhiêu', 'Vị trí', 'Lựa 1', 'Lựa 2', 'Lựa 3', 'Lựa 4'], ...rows]);
  expect(listKeys(result)).toEqual(rows.map(([, , place]) => ['ABCD'.charAt(Number(place) - 1)]));
});

it('true and false beside a statement need no question, and what follows is the explanation', () => {
  const rows = cities.map((city, at) => [
    `${city} lies by a river that is long and wide.`,
    at % 2 === 0 ? 'true' : 'false',
    `The maps that show ${city} say so in blue and in green, with names.`,
  ]);
  const result = importRows(rows);
  expect(result.isHeld).toBe(false);
  expect(listKeys(result)).toEqual(cities.map((_, at) => at % 2 === 0));
});

it('what stands in a column without a name, beside columns with names, is no explanation', () => {
  const rows = cities.map((city, at) => [
    `어느 도시가 ${city}인가?`,
    city,
    `not ${city}`,
    `never ${city}`,
    'a',
    `정답은 ${city}이다, 지도에서 볼 수 있다`,
    '',
    `a torn piece of text, number ${at}, of another table`,
  ]);
  const result = importRows([['문제', '보기a', '보기b', '보기c', '정답', '해설', '', ''], ...rows]);
  expect(result.paper.items.map(({ question }) => question.explanation)).toEqual(
    cities.map((city) => `정답은 ${city}이다, 지도에서 볼 수 있다`),
  );
});

it('keys stand alone or in a list, in one column', () => {
  const rows = cities.map((city, at) => [`Which is ${city}?`, city, 'Nowhere', city, at % 2 === 0 ? 'A' : '["A","C"]']);
  expect(listKeys(importRows([['Question', 'A', 'B', 'C', 'Answer'], ...rows]))).toEqual(
    cities.map((_, at) => (at % 2 === 0 ? ['A'] : ['A', 'C'])),
  );
});

it('a question that asks for an order is no choice of several', () => {
  const names = ['Question', 'A', 'B', 'C', 'Answer'];
  const asked = ['Put them in order of their size.', 'Rome', 'Oslo', 'Lima', 'CAB'];
  const several = ['Which are capitals?', 'Rome', 'Oslo', 'Lima', 'CAB'];
  const { rejected, paper } = importRows([names, asked, several]);
  expect(rejected.map(({ row }) => row)).toEqual([2]);
  expect(paper.items.map(({ question }) => question.correct_answer)).toEqual([['A', 'B', 'C']]);
});

it('1 and 0 are true and false where no answer is anything else', () => {
  const rows = cities.map((city, at) => [`${city} is a city.`, '2', at % 3 === 0 ? '0' : '1', '5']);
  const result = importRows([['题目', '题目类型', '答案', '分数'], ...rows]);
  expect(listKeys(result)).toEqual(cities.map((_, at) => at % 3 !== 0));
  expect(result.isHeld).toBe(false);
});

it('`ans_correct` is the key, and the numbered answers beside it are options', () => {
  const rows = cities.map((city, at) => [
    `Which is ${city}?`,
    ...['Oslo', 'Lima', 'Bonn'].toSpliced(at % 4, 0, city),
    String((at % 4) + 1),
  ]);
  const result = importRows([['question', 'ans_1', 'ans_2', 'ans_3', 'ans_4', 'ans_correct'], ...rows]);
  expect(listKeys(result)).toEqual(rows.map((_, at) => ['ABCD'.charAt(at % 4)]));
});

it('a sign that ends the lines of a cell is no part of the options', () => {
  const rows = cities.map((city) => [`Which is ${city}?`, `Bonn|\n${city}|\nLima`, 'B']);
  expect(importRows([['Question', 'Options', 'Answer'], ...rows]).paper.items[0]?.question).toMatchObject({
    options: ['Bonn', 'Paris', 'Lima'],
  });
});

it('an option that few questions have is found before the column of the answers', () => {
  const rows = Array.from({ length: 40 }, (_, at) => [
    `Which of them is number ${at}?`,
    ...['north', 'east', 'south', 'west'].map((word) => `${word} of ${at} and more`),
    at % 20 === 7 ? `none of ${at} and more` : '',
    at % 20 === 7 ? 'E' : 'ABCD'.charAt((at * 3) % 4),
  ]);
  const { paper, rejected } = importRows(rows);
  expect(rejected).toEqual([]);
  expect(paper.items[7]?.question.correct_answer).toEqual(['E']);
});

it('what stands before the questions is no answer without asking', () => {
  const rows = cities.map((city, at) => [at % 2 === 0 ? 'Maps' : 'Rivers', `Where is ${city}?`]);
  expect(importRows([['about', 'questions'], ...rows]).heldBy).toEqual(['columns']);
});
