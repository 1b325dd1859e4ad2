// Whatever layout was recognised: what no right reading leaves behind holds the file, and nothing vanishes.
import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { buildWorkbook } from '../testing/build-workbook.ts';

const header = ['Question', 'A', 'B', 'C', 'D', 'Answer'];
const cities = ['Paris', 'Rome', 'Madrid', 'Vienna', 'Oslo', 'Warsaw', 'Athens', 'Cairo'];
const keys = 'ACBDBACD';
const rows = cities.map((city, at) => [
  `In which country is ${city}?`,
  `${at} France`,
  `${at} Italy`,
  `${at} Spain`,
  `${at} Austria`,
  keys.charAt(at),
]);

function read(...sheet: string[][]) {
  const { problems, ...result } = importPaper(buildWorkbook({ Sheet1: sheet }));
  return { ...result, codes: [...new Set(problems.map(({ code }) => code))] };
}

/** The third row with other cells. */
const withRow = (change: (row: string[]) => string[]) => rows.map((row, at) => (at === 2 ? change(row) : row));

it('a file without contradictions does not wait', () => {
  expect(read(header, ...rows)).toMatchObject({ isHeld: false, codes: [] });
});

describe('a file waits where', () => {
  it.each([
    ['a question asks for two and the key has one', 'asks-for-other', 'Which two are right?'],
    ['选择题要求两项而答案只有一项', 'asks-for-other', '下列哪些是城市？（选两项）'],
    ['二つ選ぶ問題の正解が一つ', 'asks-for-other', '正しいものを２つ選べ。'],
    ['una pregunta pide dos', 'asks-for-other', 'Elija dos respuestas.'],
    ['uma pergunta pede duas', 'asks-for-other', 'Assinale duas alternativas.'],
    ['a stem is a bare number', 'no-question', '17'],
    ['a stem is a page', 'no-question', 'p. 17'],
    ['a stem has not been written', 'placeholder', 'TODO'],
  ])('%s', (_, code, stem) => {
    expect(read(header, ...withRow(([, ...rest]) => [stem, ...rest]))).toMatchObject({ isHeld: true, codes: [code] });
  });

  it('a stem is the name of a picture that is not there', () => {
    const { isHeld, codes } = read(header, ...withRow(([, ...rest]) => ['figure 3.png', ...rest]));
    expect(isHeld).toBe(true);
    expect(codes).toContain('no-question');
  });

  it('an option has not been written', () => {
    expect(read(header, ...withRow(([stem = '', ...rest]) => [stem, 'TBD', ...rest.slice(1)]))).toMatchObject({
      isHeld: true,
      codes: ['placeholder'],
    });
  });

  it.each([
    ['an option is a word that is also a note', ['Todo', 'Nada', 'Parte', 'Mitad']],
    ['an option is a verb', ['to do', 'doing', 'did', 'done']],
  ])('but not because %s', (_, options) => {
    expect(read(header, ...withRow(([stem = '']) => [stem, ...options, 'A'])).isHeld).toBe(false);
  });

  it.each(['Which three-digit number is even?', '12 - 7'])('but not because a question is %s', (stem) => {
    expect(read(header, ...withRow(([, ...rest]) => [stem, ...rest])).isHeld).toBe(false);
  });

  it('but not because each option names two', () => {
    const paired = ['Rome and Paris', 'Rome and Oslo', 'Oslo and Lima', 'Lima and Rome', 'A'];
    expect(read(header, ...withRow(() => ['Which two are in Italy?', ...paired])).isHeld).toBe(false);
  });

  it('but not because a class and a date stand above the header', () => {
    expect(read(['Class', '3 b', 'Date', '1 May', 'Room', ''], header, ...rows).isHeld).toBe(false);
  });

  it('options are what a program wrote', () => {
    const coded = withRow(([stem = '']) => [stem, '{"a": 1', '"b": 2', '"c": "x"', '"d": 4}', 'A']);
    expect(read(header, ...coded)).toMatchObject({ isHeld: true, codes: ['code-in-text'] });
    const asked = withRow(() => ['Which is valid JSON?', '{"a": 1}', '{"b": "2"}', '{"c": "x"}', '["d"]', 'A']);
    expect(read(header, ...asked).isHeld).toBe(false);
  });

  it('options keep letters that are not those of their places', () => {
    const labelled = withRow(([stem = '']) => [stem, 'C. Spain', 'D. Austria', 'E. France', 'F. Italy', 'A']);
    expect(read(header, ...labelled)).toMatchObject({ isHeld: true, codes: ['labels-left'] });
  });

  it('one question holds the options of the next', () => {
    const joined = withRow(([stem = '', a = '', b = '', c = '', d = '', key = '']) => [
      stem,
      a,
      b,
      c,
      `${d}\n4. In which country is Vienna?\nA. France\nB. Austria`,
      key,
    ]);
    expect(read(header, ...joined)).toMatchObject({ isHeld: true, codes: ['several-in-one'] });
  });

  it('every answer is the same number', () => {
    const counted = rows.map((row) => [...row.slice(0, 5), '4']);
    expect(read(header, ...counted)).toMatchObject({ isHeld: true, codes: ['same-number'] });
  });

  it('a column beside the options was not used, and answers name options that are not there', () => {
    const names = ['Question', 'A', 'B', 'C', 'Extra', 'Answer'];
    const beside = cities.map((city, at) => {
      const isLost = at % 4 === 0;
      return [`Where is ${city}?`, 'x', 'y', 'z', isLost ? `said ${at}` : '', isLost ? 'D' : 'ABC'.charAt(at % 3)];
    });
    expect(read(names, ...beside)).toMatchObject({ heldBy: ['questions'] });
  });

  it('true and false are 1 and 2', () => {
    const statements = cities.map((city, at) => [`${city} is a city.`, at % 3 === 0 ? '2' : '1']);
    expect(read(['Statement', 'Answer'], ...statements)).toMatchObject({ isHeld: true, codes: ['truth-numbers'] });
  });

  it('rows above the header are filled like questions', () => {
    const [first = [], ...rest] = rows;
    expect(read(first, header, ...rest)).toMatchObject({ isHeld: true, codes: ['rows-above'] });
  });
});

it('a table that has only its names is empty, and nothing of it is refused', () => {
  expect(read(header)).toMatchObject({ rejected: [], isHeld: false });
});

describe('nothing vanishes', () => {
  it('of a file in which nothing is a question', async () => {
    const bytes = new TextEncoder().encode('[{"question":"Which city?","options":["Paris","Rome"],"answer":"A"}]');
    const { rejected, rowsRead, rows: counts } = importPaper(await readWorkbook(bytes, 'a.csv'));
    expect(rejected).toHaveLength(1);
    expect(counts.rejected).toBe(rowsRead);
  });

  it('of what somebody answered at a former sitting, which is no key', () => {
    const [stem = '', ...options] = header.slice(0, 5);
    const given = rows.map((row) => [...row.slice(0, 5), 'B']);
    expect(read([stem, ...options, '我的答案'], ...given)).toMatchObject({
      codes: ['column-not-used', 'missing-answer'],
      rejected: rows.map(() => expect.anything() as unknown),
    });
    const both = rows.map((row) => row.toSpliced(5, 0, 'B'));
    const { paper, codes } = read([stem, ...options, '我的答案', '正确答案'], ...both);
    expect(codes).toEqual(['column-not-used']);
    expect(paper.items.map(({ question }) => question.correct_answer)).toEqual(Array.from(keys, (key) => [key]));
  });
});

describe('what is to be compared', () => {
  it('is three questions with their cells, the same for the same file', () => {
    const { samples, paper } = read(header, ...rows);
    expect(samples).toHaveLength(3);
    for (const { item, cells } of samples) {
      const row = item + 2;
      expect(cells.map(({ cell, name }) => [cell, name])).toEqual(
        header.map((name, at) => [`${'ABCDEF'.charAt(at)}${row}`, name]),
      );
      expect(cells[0]?.value).toBe(paper.items[item]?.question.desc);
    }
    expect(read(header, ...rows).samples).toEqual(samples);
  });

  it('is nothing in our own layout', () => {
    const own = ['Section', 'Material', 'No.', 'Question', 'Type', 'Difficulty', 'Option1', 'Option2', 'Answer'];
    const asked = ['', '', '1', 'Which city?', 'Single choice', '', 'Paris', 'Rome', 'A'];
    const { samples, paper } = read(own, asked);
    expect(paper.items).toHaveLength(1);
    expect(samples).toEqual([]);
  });
});
