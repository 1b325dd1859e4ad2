import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from './read-workbook.ts';

const questions = [
  { question: 'Where is Rome?', options: ['Italy', 'Spain'], answer: 'A' },
  { question: 'Where is Oslo?', options: ['Spain', 'Norway'], answer: 'B' },
];

async function read(text: string) {
  const { paper } = importPaper(await readWorkbook(new TextEncoder().encode(text), 'questions.txt'));
  return paper.items.map(({ question }) => [
    question.desc,
    'options' in question && question.options,
    question.correct_answer,
  ]);
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

  it('and broken off are no table', async () => {
    expect(await read(JSON.stringify(questions).slice(0, -9))).toEqual([]);
  });
});
