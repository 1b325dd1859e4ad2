import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from './read-workbook.ts';

const questions = [
  { question: 'Where is Rome?', options: ['Italy', 'Spain'], answer: 'A' },
  { question: 'Where is Oslo?', options: ['Spain', 'Norway'], answer: 'B' },
];

async function read(text: string, name = 'questions.txt') {
  const { paper } = importPaper(await readWorkbook(new TextEncoder().encode(text), name));
  return paper.items.map(({ question }) => [
    question.desc,
    'options' in question && question.options,
    question.correct_answer,
  ]);
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

describe('questions that a program wrote', () => {
  it.each([
    ['as a list', JSON.stringify(questions)],
    ['inside an exam', JSON.stringify({ title: 'Cities', data: { rows: questions } }, null, 2)],
    ['one on each line', questions.map((question) => JSON.stringify(question)).join('\n')],
  ])('%s are a table', async (_, text) => {
    expect(await read(text)).toEqual([
      ['Where is Rome?', ['Italy', 'Spain'], ['A']],
      ['Where is Oslo?', ['Spain', 'Norway'], ['B']],
    ]);
  });

  it('are a table under the name of JSON, over many lines', async () => {
    expect(await read(JSON.stringify(questions, null, 2), 'questions.json')).toHaveLength(2);
  });

  it('are all read where they stand in several lists, or below their chapters', async () => {
    const types = { singles: questions, extra: { more: questions }, singles_again: questions };
    expect(await read(JSON.stringify(types))).toHaveLength(6);
    const chapters = [
      { name: 'South', questions: questions.slice(0, 1) },
      { name: 'North', questions: questions.slice(1) },
    ];
    const { paper } = importPaper(await readWorkbook(encode({ title: 'Europe', chapters }), 'a.json'));
    expect(paper.sections.map(({ title }) => title)).toEqual(['South', 'North']);
    expect(paper.items.map(({ section }) => section)).toEqual([0, 1]);
  });

  it('keep the passage that they are about', async () => {
    const passages = [{ id: 1, passage: 'A long tale of a city by a river, and of those who built it.', questions }];
    const { paper } = importPaper(await readWorkbook(encode(passages), 'a.json'));
    expect(paper.materials).toEqual([passages[0]?.passage]);
    expect(paper.items.map(({ material }) => material)).toEqual([0, 0]);
  });

  it.each([
    ['under their letters', { A: 'Italy', B: 'Spain' }, 'A'],
    [
      'as pairs that say which is right',
      [
        ['Italy', true],
        ['Spain', false],
      ],
      '',
    ],
    ['with the key as a list', ['Italy', 'Spain'], ['A']],
    [
      'with a word of another language for the right one',
      [
        { text: 'Italy', correcta: true },
        { text: 'Spain', correcta: false },
      ],
      '',
    ],
  ])('have their options %s', async (_, options, answer) => {
    const [first] = questions;
    expect(
      await read(
        JSON.stringify([
          { ...first, options, answer },
          { ...first, options, answer },
        ]),
      ),
    ).toEqual([
      ['Where is Rome?', ['Italy', 'Spain'], ['A']],
      ['Where is Rome?', ['Italy', 'Spain'], ['A']],
    ]);
  });

  it('count their options from 0 in numbers and lists of them', async () => {
    const asked = [0, [0, 2], 1, [1, 2], 2].map((answer, at) => ({
      question: `Which are of kind ${at}?`,
      options: ['Rome', 'Oslo', 'Lima'],
      answer,
    }));
    expect((await read(JSON.stringify(asked))).map(([, , key]) => key)).toEqual([
      ['A'],
      ['A', 'C'],
      ['B'],
      ['B', 'C'],
      ['C'],
    ]);
  });

  it.each([
    ['alone', (city: string) => `Where is ${city}?`, []],
    ['with the options', (city: string) => `Where is ${city}?|Nowhere|In ${city}`, ['Nowhere', 'In Rome']],
  ])('are the names of their answers, %s', async (_, name, options) => {
    const cities = ['Rome', 'Oslo', 'Lima', 'Cairo', 'Paris'];
    const [first] = await read(JSON.stringify(Object.fromEntries(cities.map((city) => [name(city), `In ${city}`]))));
    expect(first).toEqual(
      options.length === 0 ? ['Where is Rome?', false, 'In Rome'] : ['Where is Rome?', options, ['B']],
    );
  });

  it('and broken off are no table', async () => {
    expect(await read(JSON.stringify(questions).slice(0, -9))).toEqual([]);
  });
});
