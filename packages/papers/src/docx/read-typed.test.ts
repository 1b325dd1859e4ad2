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
