import { describe, expect, it } from 'vitest';
import { readTypedQuestions } from '../docx/read-typed.ts';
import { importPaper } from '../import-paper.ts';
import type { Workbook } from '../workbook.ts';

function importRows(rows: string[][], format: Workbook['format'] = 'xlsx') {
  const sheet = { no: 0, name: 'Sheet1', rows, spans: [], pictures: [], notes: [] };
  const { paper, problems } = importPaper({ format, sheets: [sheet], files: new Map(), notes: [] });
  const questions = paper.items.map(({ question }) =>
    'options' in question ? [question.options.length, question.correct_answer] : question.type,
  );
  return { questions, codes: problems.map(({ code }) => code) };
}

const cities = [
  ['Столица Франции?', 'Рим', 'Париж', 'Берлин', 'Мадрид', 'Б'],
  ['Столица Италии?', 'Рим', 'Лондон', 'Вена', 'Прага', 'А'],
  ['Столица Австрии?', 'Киев', 'Осло', 'Вена', 'Прага', 'В'],
  ['Столица Норвегии?', 'Киев', 'Минск', 'Вена', 'Осло', 'Г'],
];

describe('answers in the letters of another alphabet', () => {
  it('point at the options in its order', () => {
    const header = ['Вопрос', 'А', 'Б', 'В', 'Г', 'Ответ'];
    expect(importRows([header, ...cities]).questions).toEqual([
      [4, ['B']],
      [4, ['A']],
      [4, ['C']],
      [4, ['D']],
    ]);
  });

  it('are Latin ones where the keyboard was not switched', () => {
    const typed = cities.map((row, at) => [...row.slice(0, 5), 'АВСС'.charAt(at)]);
    const { questions } = importRows([['Question', 'A', 'B', 'C', 'D', 'Answer'], ...typed]);
    expect(questions.map((each) => Array.isArray(each) && each[1])).toEqual([['A'], ['B'], ['C'], ['C']]);
  });

  it('are not guessed where they could be either', () => {
    const typed = cities.map((row, at) => [...row.slice(0, 5), 'АВАВ'.charAt(at)]);
    const { questions, codes } = importRows([['Question', 'A', 'B', 'C', 'D', 'Answer'], ...typed]);
    expect(questions).not.toContainEqual([4, ['B']]);
    expect(questions).not.toContainEqual([4, ['C']]);
    expect(codes.length).toBeGreaterThan(0);
  });

  it('belong to options that share a cell', () => {
    const rows = [
      ['문제', '보기', '정답'],
      ['프랑스의 수도는?', '가. 로마 나. 파리 다. 베를린 라. 마드리드', '나'],
      ['이탈리아의 수도는?', '가. 로마 나. 런던 다. 빈 라. 프라하', '가'],
      ['노르웨이의 수도는?', '가. 키이우 나. 민스크 다. 빈 라. 오슬로', '라'],
    ];
    expect(importRows(rows).questions).toEqual([
      [4, ['B']],
      [4, ['A']],
      [4, ['D']],
    ]);
  });

  it('leave words alone that are made of such letters', () => {
    const rows = [
      ['Question', 'Answer'],
      ['Земля круглая.', 'да'],
      ['Солнце холодное.', 'нет'],
      ['Снег белый.', 'да'],
    ];
    expect(importRows(rows).codes).not.toContain('option-missing');
  });
});

describe('running text', () => {
  it('is read with the labels and the answers of its alphabet', () => {
    const text = cities
      .map(([stem = '', a = '', b = '', c = '', d = '', key = ''], at) =>
        [`${at + 1}. ${stem}`, `а) ${a}`, `б) ${b}`, `в) ${c}`, `г) ${d}`, `Ответ: ${key.toLowerCase()}`].join('\n'),
      )
      .join('\n\n');
    const sheet = readTypedQuestions(text, 'text');
    expect(importRows(sheet?.rows ?? [], 'txt').questions).toEqual([
      [4, ['B']],
      [4, ['A']],
      [4, ['C']],
      [4, ['D']],
    ]);
  });
});
