import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';

async function read(text: string, name = 'typed.txt') {
  const workbook = await readWorkbook(new TextEncoder().encode(text), name);
  const { paper, rejected } = importPaper(workbook);
  const questions = paper.items.map(({ question }) => ({
    type: question.type,
    desc: question.desc,
    answer: question.correct_answer,
  }));
  return { format: workbook.format, title: paper.title, questions, rejected };
}

const europe = { type: 1, desc: 'The capital of France', answer: ['A'] };
const round = { type: 4, desc: 'The earth is round', answer: true };

describe('typed questions', () => {
  it.each([
    ['with numbers', '1. The capital of France\nA. Paris\nB. Rome\nAnswer: A\n2. The earth is round\nAnswer: true'],
    [
      'with empty lines between them',
      'The capital of France\r\nA) Paris\r\nB) Rome\r\n\r\nAnswer: A\r\n\r\nThe earth is round\r\nAnswer: true\r\n',
    ],
    [
      'with their answers at the end',
      '1. The capital of France\nA. Paris  B. Rome\n2. The earth is round\n\nAnswer key\n1. A\n2. true',
    ],
  ])('%s are read', async (_, text) => {
    const { format, questions, rejected } = await read(text);
    expect(format).toBe('txt');
    expect(questions).toEqual([europe, round]);
    expect(rejected).toEqual([]);
  });

  it('are read in the words of other languages, below a title', async () => {
    const { title, questions } = await read('地理小测\n1、法国的首都是\nA．巴黎\nB．罗马\n答案：A\n解析：在塞纳河边。');
    expect(title).toBe('地理小测');
    expect(questions).toEqual([{ type: 1, desc: '法国的首都是', answer: ['A'] }]);
  });

  it('may be the cells of a spreadsheet', async () => {
    const header = ['Question', 'Type', 'Option 1', 'Option 2', 'Answer'];
    const row = ['The capital of France', 'Single choice', 'Paris', 'Rome', 'A'];
    const { format, questions } = await read(`${header.join('\t')}\n${row.join('\t')}\n`);
    expect(format).toBe('csv');
    expect(questions).toEqual([europe]);
  });

  it('that are none are said to be none', async () => {
    const { questions, rejected } = await read('Dear all,\nsee you on Monday.');
    expect(questions).toEqual([]);
    expect(rejected).toHaveLength(2);
    await expect(read('<!doctype html><p>hello')).rejects.toMatchObject({ fault: 'unknown-format' });
    await expect(read(' \n ')).rejects.toMatchObject({ fault: 'empty' });
  });
});

describe('marks that share a line', () => {
  it.each([
    ['the answer behind the last option', '1、法国的首都是\nA、巴黎 B、罗马答案：A\n2、地球是圆的\n（正确）'],
    [
      'the key behind what somebody answered',
      '1. 法国的首都是\nA. 巴黎\nB. 罗马\n我的答案:B正确答案:A\n知识点：\n0.0分\n2. 地球是圆的\n我的答案:错正确答案:对\n0.0分\n3. 月亮是方的\n我的答案:错正确答案:错\n1.0分',
    ],
    [
      'a name before each question',
      '题目：法国的首都是\nA. 巴黎\nB. 罗马\n答案：A\n题目：地球是圆的^*^答案：正确\n题目：月亮是方的^*^答案：错误',
    ],
  ])('%s', async (_, text) => {
    const { questions, rejected } = await read(text);
    expect(questions.slice(0, 2)).toEqual([
      { type: 1, desc: '法国的首都是', answer: ['A'] },
      { type: 4, desc: '地球是圆的', answer: true },
    ]);
    expect(rejected).toEqual([]);
  });

  it('the type and the points before a question, and a type alone above the next ones', async () => {
    const { questions } = await read(
      '1. (单选题, 2.0 分) 法国的首都是\nA. 巴黎\nB. 罗马\n答案：A\n判断题\n1. 地球是圆的\n答案：对',
    );
    expect(questions).toEqual([
      { type: 1, desc: '法国的首都是', answer: ['A'] },
      { type: 4, desc: '地球是圆的', answer: true },
    ]);
  });

  it('a word and a number before each question, in a language that nobody has taught us', async () => {
    const text = ['Bir', 'Iki', 'Uc'].map((word, at) => `Sual ${at + 1}\n${word}?\nA. x\nB. y\nCavab: A`).join('\n');
    expect((await read(text)).questions.map(({ desc }) => desc)).toEqual(['Bir?', 'Iki?', 'Uc?']);
  });

  it('not: parts of a paper, which have numbers too', async () => {
    const text = ['Part', 'Part', 'Part'].map(
      (word, at) => `${word} ${at + 1}\n${at + 1}. Who?\nA. x\nB. y\nAnswer: A`,
    );
    expect((await read(text.join('\n'))).questions.map(({ desc }) => desc)).toEqual(['Who?', 'Who?', 'Who?']);
  });
});

it('the head of a page is left out wherever the page ended, and is told', async () => {
  const head = 'Water safety, question bank of the sixth year';
  const pages = Array.from({ length: 6 }, (_, at) =>
    at % 2 === 0
      ? `${at + 1}. Which of them?\nA. x\n${head}\nB. y\nAnswer: A`
      : `${at + 1}. Which of them?\nA. x\nB. y\nAnswer: B\n${head}`,
  );
  const { questions, rejected } = await read(pages.join('\n'));
  expect(questions.map(({ answer }) => answer)).toEqual([['A'], ['B'], ['A'], ['B'], ['A'], ['B']]);
  expect(rejected).toEqual([]);
});

it('the right option in another colour, in Markdown', async () => {
  const text = "1. The capital of France\n\n- A. <font color='red'>Paris</font>\n- B. Rome\n";
  expect((await read(text, 'quiz.md')).questions).toEqual([europe]);
});

it('questions without numbers above the first number make the file wait', async () => {
  const bytes = new TextEncoder().encode('Notes\nWho is it?\nA. x\nB. y\nC. z\n1. The earth is round\nAnswer: true');
  expect(importPaper(await readWorkbook(bytes, 'typed.txt')).heldBy).toEqual(['questions']);
});

it('letters without a sign, names between the parts, and remarks behind the answer are read', async () => {
  const parts = '**题目：**\n法国的首都是\n**选项：**\nA 巴黎\nB 罗马\n**正确答案：**\nA 巴黎\n**出题人：** 王老师';
  const { questions, rejected } = await read([1, 2, 3].map((at) => `## Q00${at}\n${parts}`).join('\n\n'), 'quiz.md');
  expect(questions).toEqual([1, 2, 3].map(() => ({ type: 1, desc: '法国的首都是', answer: ['A'] })));
  expect(rejected).toEqual([]);
});

it('a small letter within an option is no label beside large ones', async () => {
  const { questions } = await read('1. Which is right?\nA. a.b\nB. a[b]\nC. d.name\nD. d-name\nAnswer: D');
  expect(questions).toEqual([{ type: 1, desc: 'Which is right?', answer: ['D'] }]);
});

it('the right option says so itself', async () => {
  const text = [1, 2].map((number) => `${number}. Which city?\nA. Oslo\nB. Answer Paris\nC. Rome`).join('\n');
  expect((await read(text)).questions.map(({ answer }) => answer)).toEqual([['B'], ['B']]);
});

const weighted = [
  'Where is Rome?',
  '{~%0% In Spain',
  '~%100% In Italy}',
  '',
  'Which are rivers?',
  '{~%33,33% Po',
  '~%33,33% Nile',
  '~%33,33% Tiber',
  '~%0% Etna}',
].join('\n');

it.each([
  ['without numbers', weighted],
  ['with the numbers of the author', weighted.replace('Where', '7. Where').replace('Which', '9. Which')],
])('weights say which options are right, in braces below their question, %s', async (_, text) => {
  expect((await read(text)).questions).toEqual([
    { type: 1, desc: 'Where is Rome?', answer: ['B'] },
    { type: 2, desc: 'Which are rivers?', answer: ['A', 'B', 'C'] },
  ]);
});

it('what can be said of a statement stands in two lines below it, and a lesson begins a section', async () => {
  const text = [
    '第01讲 地球',
    '1. 地球是圆的。',
    'true. 正确',
    'false. 错误',
    '答案：✔',
    '第02讲 月球',
    '2. 月球是方的。',
    '正确',
    '错误',
    '答案：✘',
    '它是圆的，人人都见过。',
  ].join('\n');
  const { paper } = importPaper(await readWorkbook(new TextEncoder().encode(text), 'typed.txt'));
  expect(paper.items.map(({ question }) => [question.desc, question.correct_answer, question.explanation])).toEqual([
    ['地球是圆的。', true, ''],
    ['月球是方的。', false, '它是圆的，人人都见过。'],
  ]);
  expect(paper.sections.map(({ title }) => title)).toEqual(['月球']);
});

it('a question that names no points counts one, beside others that name theirs', async () => {
  const text = '1. The earth is round (2 points)\nAnswer: true\n2. The moon is flat\nAnswer: false';
  const { paper, problems } = importPaper(await readWorkbook(new TextEncoder().encode(text), 'typed.txt'));
  expect(paper.items.map(({ question }) => question.score)).toEqual([2, 1]);
  expect(problems).toEqual([]);
});

it('two stars around one of the options say that it is right', async () => {
  const asked = ['Paris', 'Rome'].map((city, at) => `${at + 1}. Which is ${city}?\na) Oslo\nb) **${city}**\nc) Lima`);
  const { paper } = importPaper(await readWorkbook(new TextEncoder().encode(asked.join('\n')), 'typed.txt'));
  expect(paper.items.map(({ question: found }) => 'options' in found && [found.options, found.correct_answer])).toEqual(
    [
      [['Oslo', 'Paris', 'Lima'], ['B']],
      [['Oslo', 'Rome', 'Lima'], ['B']],
    ],
  );
});

it('a title without a mark, behind an answer, is none of its question', async () => {
  const blocks = [1, 2, 3, 4, 5].map((no) => `${no}. Which city?\nA. Paris\nB. Rome\nAnswer: B`);
  const text = blocks.toSpliced(2, 0, 'Rivers and lakes').join('\n');
  const { paper, rejected } = importPaper(await readWorkbook(new TextEncoder().encode(text), 'typed.txt'));
  expect(paper.sections.map(({ title }) => title)).toEqual(['Rivers and lakes']);
  expect(paper.items.map(({ question: found, section }) => [found.correct_answer, found.explanation, section])).toEqual(
    [null, null, 0, 0, 0].map((section) => [['B'], '', section]),
  );
  expect(rejected).toEqual([]);
});

it('a word that comes below the options of every question is no part of the last one', async () => {
  const blocks = [1, 2, 3, 4].map((no) => `${no}. Which city (B)?\nA. Paris\nB. Rome\nShelf: the ${no}. row`);
  const text = blocks.join('\n');
  const { paper } = importPaper(await readWorkbook(new TextEncoder().encode(text), 'typed.txt'));
  expect(paper.items.map(({ question: found }) => 'options' in found && [found.options, found.explanation])).toEqual(
    [1, 2, 3, 4].map((no) => [['Paris', 'Rome'], `Shelf: the ${no}. row`]),
  );
});

describe('questions and answers by turns', () => {
  const cities = ['Rome', 'Oslo', 'Lima', 'Cairo', 'Bonn', 'Bern'];

  it.each([
    ['named by letters', (city: string) => `Q: Where is ${city}?\nA: In ${city}, on the map`],
    ['with numbers', (city: string, at: number) => `Q${at + 1}. Where is ${city}?\nA${at + 1}. In ${city}, on the map`],
    ['in other words', (city: string) => `问：Where is ${city}?\n答：In ${city}, on the map`],
    ['line by line', (city: string) => `Where is ${city}?\nIn ${city}, on the map`],
    ['below a number', (city: string, at: number) => `${at + 1}. Where is ${city}?\nIn ${city}, on the map`],
  ])('are read: %s', async (_, write) => {
    for (const between of ['\n', '\n\n']) {
      const { questions } = await read(cities.map(write).join(between));
      expect(questions).toEqual(
        cities.map((city) => ({ type: 0, desc: `Where is ${city}?`, answer: `In ${city}, on the map` })),
      );
    }
  });

  it('are none where a question goes on in a second line', async () => {
    const lines = cities.map((city) => `Where is ${city}?\nIn ${city}, on the map`);
    expect((await read([...lines, 'Say where.'].join('\n'))).questions).toEqual([]);
  });
});

async function readFields(text: string) {
  const workbook = await readWorkbook(new TextEncoder().encode(text), 'typed.txt');
  return importPaper(workbook).paper.items.map(({ question }) => [question.correct_answer, question.explanation]);
}

const question = (number: number, answer: string) => `${number}. Which city?\nA. Paris\nB. Rome\n${answer}`;
const sourced = (number: number) => `${number}. Which city?\nA. Paris\nB. Rome【${2020 + number}年真题】\n答案：B`;

describe('behind the letter of an answer', () => {
  it.each([
    ['in brackets', '正解：(B) It lies on the Tiber.', 'It lies on the Tiber.'],
    ['with a stop', 'Answer: B. It lies on the Tiber.', 'It lies on the Tiber.'],
    ['in the lines below', 'Answer: B\nIt lies on the Tiber.', 'It lies on the Tiber.'],
    ['in other brackets', '《答案》B\n詳解：It lies on the Tiber.', 'It lies on the Tiber.'],
    ['the text of its option', 'Answer: B. Rome', ''],
  ])('stands its reason: %s', async (_, answer, explanation) => {
    expect(await readFields(`${question(1, answer)}\n\n${question(2, answer)}`)).toEqual([
      [['B'], explanation],
      [['B'], explanation],
    ]);
  });

  it('stands no further question', async () => {
    const text = question(1, 'Answer: B\nWhich river is longer?\nA. Po\nB. Nile\nAnswer: B');
    expect((await readFields(text)).map(([, explanation]) => explanation)).not.toContain(
      expect.stringContaining('Which river'),
    );
  });

  it('stands the source, where many last options end with one', async () => {
    expect(await readFields([1, 2, 3].map(sourced).join('\n'))).toEqual([
      [['B'], '【2021年真题】'],
      [['B'], '【2022年真题】'],
      [['B'], '【2023年真题】'],
    ]);
  });
});
