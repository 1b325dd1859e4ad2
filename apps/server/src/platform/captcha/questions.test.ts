import { languages } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { numberWords } from './number-words.ts';
import { inventQuestion, readNumber } from './questions.ts';

describe('numberWords', () => {
  it('says numbers as people do', () => {
    expect([4, 12, 20, 67].map(numberWords.en)).toEqual(['four', 'twelve', 'twenty', 'sixty-seven']);
    expect([4, 12, 20, 67].map(numberWords['zh-CN'])).toEqual(['四', '十二', '二十', '六十七']);
    expect([0, 10, 99].map(numberWords.ja)).toEqual(['零', '十', '九十九']);
    expect([16, 22, 30, 67].map(numberWords.es)).toEqual(['dieciséis', 'veintidós', 'treinta', 'sesenta y siete']);
    expect([3, 14, 50, 88].map(numberWords.pt)).toEqual(['três', 'quatorze', 'cinquenta', 'oitenta e oito']);
  });
});

describe('readNumber', () => {
  it.each(languages)('understands every number from 0 to 99 in words (%s)', (language) => {
    for (let number = 0; number < 100; number++) expect(readNumber(numberWords[language](number))).toBe(number);
  });

  it.each([
    ['11', 11],
    [' 7 ', 7],
    ['４２', 42],
    ['Sixty Seven', 67],
    ['SESENTA Y SIETE', 67],
    ['dieciseis', 16],
    ['tres', 3],
    ['catorze', 14],
    ['', null],
    ['many', null],
    ['1234', null],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

const operations = { plus: /plus|加|足す|más|mais/, minus: /minus|减|引く|menos/ };

describe('inventQuestion', () => {
  it.each(languages)('asks for a sum that its own words solve (%s)', (language) => {
    const words = numberWords[language];
    const said = Array.from({ length: 100 }, (_, number) => ({ number, word: words(number) }));
    for (let turn = 0; turn < 50; turn++) {
      const { question, answer } = inventQuestion(language);
      const sign = operations.plus.test(question) ? 1 : -1;
      expect(question).toMatch(sign === 1 ? operations.plus : operations.minus);
      const [before = '', after = ''] = question.split(sign === 1 ? operations.plus : operations.minus);
      const longest = (part: string) =>
        said.filter(({ word }) => part.includes(word)).toSorted((a, b) => b.word.length - a.word.length)[0]?.number;
      expect((longest(before) ?? Number.NaN) + sign * (longest(after) ?? Number.NaN)).toBe(answer);
    }
  });

  it('gives three blind guesses a chance below 5 %', () => {
    const counts = new Map<number, number>();
    for (let a = 20; a <= 89; a++)
      for (let b = 2; b <= 9; b++)
        for (const answer of [a + b, a - b]) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const best = [...counts.values()]
      .toSorted((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, count) => sum + count, 0);
    expect(best / total).toBeLessThan(0.05);
    for (let turn = 0; turn < 300; turn++) expect(counts.has(inventQuestion('en').answer)).toBe(true);
  });
});
