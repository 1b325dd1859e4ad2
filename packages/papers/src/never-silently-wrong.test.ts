// Rules that hold for every file: what is imported is right, or it is marked.
import { countBlanks } from '@tiku/questions/sheets';
import { describe, expect, it } from 'vitest';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

function listKeys(result: ReturnType<typeof importRows>) {
  return result.paper.items.map(({ question }) => (question.correct_answer as string[]).join(''));
}

describe('labels', () => {
  it('are taken away only if what is left differs', () => {
    const result = importRows([
      ['题干', '选项A', '选项B', '选项C', '选项D', '答案'],
      ['哪一类？', 'A 类', 'B 类', 'C 类', 'D 类', 'B'],
      ['哪一个？', 'A 甲', 'B 乙', 'C 丙', 'D 丁', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '哪一类？', 'A 类|B 类|C 类|D 类', 'B'],
      [1, '哪一个？', '甲|乙|丙|丁', 'B'],
    ]);
  });

  it('do not hide that two options are equal', () => {
    const result = importRows([
      ['题干', '选项A', '选项B', '选项C', '答案'],
      ['哪个？', '甲', '乙', '甲', 'B'],
    ]);
    expect(listProblems(result)).toEqual(['? D2 equal-options']);
  });
});

describe('a letter for an answer', () => {
  it.each([[['题干', '答案']], [['Question', 'Answer']], [['Frage', 'Lösung']]])(
    'is refused where there are no options: %s',
    (names) => {
      const result = importRows([names, ['Which city is the capital of France?', 'A'], ['Which one ____?', 'BC']]);
      expect(listQuestions(result)).toEqual([]);
      expect(result.rejected.map(({ row }) => row)).toEqual(expect.arrayContaining([2, 3]));
    },
  );

  it('is refused as the text of a blank where all answers are letters, and stays one where they are not', () => {
    const names = ['题干', '题型', '答案'];
    const keys = importRows([names, ...['A', 'B', 'C'].map((key, at) => [`第${at}个____`, '填空题', key])]);
    expect(listQuestions(keys)).toEqual([]);
    const words = importRows([
      names,
      ['缺乏维生素____', '填空题', 'C'],
      ['首都是____', '填空题', '北京'],
      ['河是____', '填空题', '长江'],
    ]);
    expect(listQuestions(words)).toHaveLength(3);
  });

  it('means the text of its option where the type is a blank', () => {
    const result = importRows([
      ['题干', '题型', '选项A', '选项B', '选项C', '选项D', '答案'],
      ['首都是____', '填空题', '北京', '上海', '广州', '深圳', 'A'],
    ]);
    expect(listQuestions(result)).toEqual([[3, '首都是____', [['北京']]]]);
    expect(listProblems(result)).toContain('? G2 option-for-blank');
  });
});

describe('two columns that look like answers', () => {
  const names = ['Question', 'Answers', 'Correct answer'];

  it.each([
    [['1', '3', '2'], 'ACB'],
    [['0', '2', '1'], 'ACB'],
    [['Rome', 'Paris', 'Lima'], 'ACB'],
  ])('are the options and the one among them: %s', (answers, key) => {
    const options = [
      ['Rome', 'Oslo', 'Bern'],
      ['Lima', 'Rome', 'Paris'],
      ['Oslo', 'Lima', 'Rome'],
    ];
    const rows = options.map((texts, at) => [`Which is city ${at}?`, texts.join(';'), answers[at] ?? '']);
    const result = importRows([names, ...rows]);
    expect(listQuestions(result)).toEqual(
      options.map((texts, at) => [1, `Which is city ${at}?`, texts.join('|'), key[at]]),
    );
    expect(result.isHeld).toBe(false);
  });

  it('wait for somebody who knows whether the first option is 0 or 1', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'C', 'D', 'Correct answer'],
      ['Which?', 'p', 'q', 'r', 's', '2'],
      ['Who?', 'p', 'q', 'r', 's', '1'],
    ]);
    expect(result.isHeld).toBe(true);
    expect(listProblems(result)).toEqual(['? F1 index-base-unsure']);
  });
});

describe('answers that are numbers', () => {
  const names = ['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Correct answer'];

  it('wait where they name neither the last option nor 0, whatever the options are called', () => {
    const result = importRows([names, ['Which?', 'p', 'q', 'r', 's', '2'], ['Who?', 'p', 'q', 'r', 's', '1']]);
    expect(listProblems(result)).toEqual(['? F1 index-base-unsure']);
    expect(result.isHeld).toBe(true);
  });

  it('wait where they may be the texts of options as well', () => {
    const result = importRows([names, ['1 + 1 =', '1', '2', '3', '4', '1'], ['2 + 2 =', '2', '3', '4', '5', '2']]);
    expect(listProblems(result)).toEqual(['? F1 index-base-unsure']);
    expect(result.isHeld).toBe(true);
  });

  it('wait where some count from 0 and others from 1', () => {
    const rows = ['0', '4', '1', '2', '0', '4'].map((key, at) => [`Which is ${at}?`, 'p', 'q', 'r', 's', key]);
    expect(importRows([names, ...rows]).isHeld).toBe(true);
  });

  it('count from 0 beside an option that nobody has written', () => {
    const rows = ['0', '3', '1', '2', '0', '1'].map((key, at) => [`Which is ${at}?`, 'p', 'q', 'r', 's', key]);
    const result = importRows([names, ...rows, ['Which is last?', '', 'q', 'r', 's', '3']]);
    expect(listKeys(result)).toEqual(['A', 'D', 'B', 'C', 'A', 'B']);
    expect(result.rejected).toHaveLength(1);
  });

  it('are refused behind the last option, and mean no other', () => {
    const keys = Array.from({ length: 60 }, (_, at) => String(at % 4));
    const rows = [...keys, '4'].map((key, at) => [`Which is ${at}?`, 'p', 'q', 'r', 's', key]);
    const result = importRows([names, ...rows]);
    expect(listQuestions(result)).toHaveLength(60);
    expect(listProblems(result)).toContain('! F62 answer-not-an-option');
  });
});

describe('several answers to a question', () => {
  it('wait where it has no blanks for them, read as options of which the first is right', () => {
    const result = importRows([
      ['問題', '解答1', '解答2', '解答3'],
      ['首都はどれか。', '東京', '大阪', '京都'],
      ['川はどれか。', '利根川', '富士山', '琵琶湖'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都はどれか。', '東京|大阪|京都', 'A'],
      [1, '川はどれか。', '利根川|富士山|琵琶湖', 'A'],
    ]);
    expect(listProblems(result)).toEqual(['? B1 answers-or-options']);
    expect(result.isHeld).toBe(true);
  });

  it('belong to its blanks where it has them', () => {
    const result = importRows([
      ['问题', '答案1', '答案2'],
      ['首都是____，河是____。', '北京', '长江'],
      ['山是____，湖是____。', '泰山', '青海湖'],
    ]);
    expect(result.paper.items.map(({ question }) => question.type)).toEqual([3, 3]);
    expect(result.isHeld).toBe(false);
  });
});

it('holds a question whose options have no place', () => {
  const result = importRows([
    ['Question', 'Type', 'A', 'B', 'C', 'Answer'],
    ['Which one?', 'Short answer', 'p', 'q', 'r', 'because of it'],
    ['Why?', 'Short answer', '', '', '', 'therefore'],
  ]);
  expect(listProblems(result)).toContain('? C2 options-not-used');
  expect(result.isHeld).toBe(true);
});

describe('a key with more than its letter', () => {
  it('is read with the text of its option, brackets and spaces aside', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'Answer'],
      ['Which is it?', '(A) DALL -E', '(B) RAG (retrieval)', '(B)\tRAG（retrieval）'],
      ['Which was it?', '(A) DALL -E', '(B) RAG (retrieval)', '(A) DALL-E'],
    ]);
    expect(listKeys(result)).toEqual(['B', 'A']);
  });
});

it('reads the first language where each column comes once for each', () => {
  const result = importRows([
    ['question_fr', 'question_en', 'A_fr', 'B_fr', 'A_en', 'B_en', 'correct'],
    ['Quelle ville ?', 'Which city?', 'Londres', 'Vienne', 'London', 'Vienna', 'B'],
    ['Quel pays ?', 'Which country?', 'Espagne', 'Pérou', 'Spain', 'Peru', 'A'],
  ]);
  expect(listQuestions(result)).toEqual([
    [1, 'Quelle ville ?', 'Londres|Vienne', 'B'],
    [1, 'Quel pays ?', 'Espagne|Pérou', 'A'],
  ]);
  expect(listProblems(result)).toEqual(['? B1 column-not-used', '? E1 column-not-used', '? F1 column-not-used']);
});

it.each([
  ["['Rome', 'Oslo', None]", ['Rome', 'Oslo']],
  ["['Rome', \"Land's End\", 'Bern']", ['Rome', "Land's End", 'Bern']],
  ['["Rome", "Oslo", null]', ['Rome', 'Oslo']],
])('reads a list as a program writes it: %s', (cell, options) => {
  const result = importRows([
    ['Question', 'Options', 'Correct'],
    ['Which city?', cell, 'Rome'],
    ['Which other city?', cell, options[1] ?? ''],
  ]);
  expect(listQuestions(result)).toEqual([
    [1, 'Which city?', options.join('|'), 'A'],
    [1, 'Which other city?', options.join('|'), 'B'],
  ]);
});

it('takes signs for true and false only where the column holds nothing else', () => {
  const names = ['Question', 'Answer'];
  const truths = importRows([names, ['The earth is round.', 'T'], ['The earth is flat.', 'F']]);
  expect(listQuestions(truths)).toEqual([
    [4, 'The earth is round.', true],
    [4, 'The earth is flat.', false],
  ]);
  const values = importRows([names, ['How many moons has Mercury?', '0'], ['How many moons has Mars?', '2']]);
  expect(listQuestions(values)).toEqual([
    [3, 'How many moons has Mercury?', [['0']]],
    [3, 'How many moons has Mars?', [['2']]],
  ]);
});

it('sees no blank in names of a programming language', () => {
  expect(['__init__', 'x.__name__ is', '__a__ and __b__'].map(countBlanks)).toEqual([0, 0, 0]);
  expect(['__ and __', '__and__', '____', '__1__ is'].map(countBlanks)).toEqual([2, 2, 1, 1]);
});

it('takes no column of numbers, explanations or page references for the stem', () => {
  const rows = ['France', 'Spain', 'Italy', 'Peru'].map((country, at) => [
    String(1000 + at * 7),
    `page ${at + 3}`,
    `What is the capital of ${country}, the country?`,
    'Paris',
    'Madrid',
    'Rome',
    'Lima',
    'ABCD'[at] ?? '',
    `Because the government has its seat in that city and nowhere else, as every book on ${country} explains.`,
  ]);
  const stems = rows.map((row) => row[2]);
  expect(importRows(rows).paper.items.map(({ question }) => question.desc)).toEqual(stems);
  const named = importRows([['Zahl', 'Seite', 'Aufgabe', 'W', 'X', 'Y', 'Z', 'Schlüssel', 'Grund'], ...rows]);
  expect(named.paper.items.map(({ question }) => question.desc)).toEqual(stems);
});

it.each([
  [['题目', 'A项目', 'B项目', 'C项目', 'D项目', '答案']],
  [['题目', '选项1（A）', '选项2（B）', '选项3（C）', '选项4（D）', '答案']],
  [['sentence', 'option a', 'option b', 'option c', 'option d', 'correct option number']],
])('knows the names people use: %s', (names) => {
  const answer = names.at(-1) === '答案' ? 'D' : '4';
  const result = importRows([names, ['Which city?', 'Paris', 'Rome', 'Oslo', 'Lima', answer]]);
  expect(listQuestions(result)).toEqual([[1, 'Which city?', 'Paris|Rome|Oslo|Lima', 'D']]);
  expect(listProblems(result)).toEqual([]);
});

it('knows names that are misspelt', () => {
  const result = importRows([
    ['Queston', 'Option A', 'Option B', 'Answer', 'Explaination'],
    ['Which city?', 'Paris', 'Rome', 'A', 'It is in France.'],
  ]);
  expect(result.paper.items[0]?.question.explanation).toBe('It is in France.');
});

it('says of a picture that is named and not there', () => {
  const result = importRows([
    ['Question', 'A', 'B', 'Answer'],
    ['What is this?', 'fig1.png', 'fig2.png', 'A'],
  ]);
  expect(listProblems(result)).toEqual(['? B2 missing-file', '? C2 missing-file']);
});
