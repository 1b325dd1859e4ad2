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

async function load(lines: string[]) {
  return importPaper(await readWorkbook(new TextEncoder().encode(lines.join('\n')), 'a.csv'));
}

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

  it('options keep letters of which one comes twice', () => {
    const labelled = withRow(([stem = '']) => [stem, 'A. Spain', 'B. Austria', 'C. France', 'C. Italy', 'A']);
    expect(read(header, ...labelled)).toMatchObject({ isHeld: true, codes: ['labels-left'] });
  });

  it.each(['A, D are left, B, C are right', 'A、D为左，B、C为右'])(
    'but not because all options begin with %s',
    (text) => {
      const same = withRow(([stem = '']) => [stem, ...[1, 2, 3, 4].map((no) => `${text}: ${no}`), 'A']);
      expect(read(header, ...same).isHeld).toBe(false);
    },
  );

  it('the answer of a blank has a second line', () => {
    const lines = cities.map((city, at) => [`${city} lies in ____.`, at === 2 ? '1\nSpain' : `x${at}`]);
    expect(read(['Question', 'Answer'], ...lines)).toMatchObject({ isHeld: true, codes: ['several-in-one'] });
  });

  it('all questions that allow several answers have the same ones', () => {
    const several = cities.map((city, at) => [
      `Which are near ${city}?`,
      `a${at}`,
      `b${at}`,
      `c${at}`,
      `d${at}`,
      'ABCD',
    ]);
    expect(read(header, ...several)).toMatchObject({ isHeld: true, codes: ['same-answer'] });
    expect(read(header, ...several.slice(1)).isHeld).toBe(false);
  });

  it.each(['A or B', 'A或B', 'A||B'])('the key is %s', (key) => {
    const { isHeld, codes } = read(header, ...withRow((row) => [...row.slice(0, 5), key]));
    expect(isHeld).toBe(true);
    expect(codes).toContain('any-or-all');
  });

  it('a comma within a text has cut its row', async () => {
    const lines = [header, ...rows].map((row) => row.join(','));
    const cut = lines.with(3, lines[3]?.replace('Madrid', 'Madrid, Spain') ?? '');
    expect((await load(lines)).isHeld).toBe(false);
    const { isHeld, problems } = await load(cut);
    expect(isHeld).toBe(true);
    expect(problems.map(({ code, row }) => `${code} ${row}`)).toContain('row-too-long 4');
  });

  it.each([
    ['an option', 2, true],
    ['nothing that was used', 7, false],
  ])('a formula was never calculated, for %s', (_, column, isHeld) => {
    const workbook = buildWorkbook({ Sheet1: [[...header, '', 'x'], ...rows] });
    for (const sheet of workbook.sheets) sheet.notes.push({ row: 2, column, code: 'formula-without-value' });
    expect(importPaper(workbook).isHeld).toBe(isHeld);
  });

  it('one option is a list of options', () => {
    const listed = withRow(([stem = '']) => [stem, 'Spain', '["France", "Italy"]', '', '', 'A']);
    expect(read(header, ...listed)).toMatchObject({ isHeld: true, codes: ['code-in-text'] });
  });

  it.each(['\\frac{1}{2', 'x \\in \\{1'])('an option is the piece of a formula: %s', (piece) => {
    const cut = withRow(([stem = '', ...rest]) => [stem, piece.replace('\\{1', '{1'), ...rest.slice(1)]);
    expect(read(header, ...cut)).toMatchObject({ isHeld: true, codes: ['code-in-text'] });
  });

  it.each(['\\{1, 2', '$5', 'x{'])('but not because an option is %s', (text) => {
    expect(read(header, ...withRow(([stem = '', ...rest]) => [stem, text, ...rest.slice(1)])).isHeld).toBe(false);
  });

  it('an option holds the line of another one', () => {
    const within = withRow(([stem = '', ...rest]) => [stem, 'Spain\nB. France', ...rest.slice(1)]);
    expect(read(header, ...within)).toMatchObject({ isHeld: true, codes: ['several-in-one'] });
  });

  it('the answer of a blank holds the next question', () => {
    const blanks = cities.map((city, at) => [
      `${city} lies in ____.`,
      at === 2 ? 'Spain\n4. Vienna lies in' : `x${at}`,
    ]);
    expect(read(['Question', 'Answer'], ...blanks)).toMatchObject({ isHeld: true, codes: ['several-in-one'] });
  });

  it('a number stands above the question', () => {
    expect(read(header, ...withRow(([stem = '', ...rest]) => [`17\n${stem}`, ...rest]))).toMatchObject({
      isHeld: true,
      codes: ['no-question'],
    });
  });

  it('many questions have more answers than blanks', () => {
    const single = cities.map((city) => [`${city} lies by ____.`, `["the ${city}"]`]);
    const several = cities.slice(0, 6).map((city) => [`${city} is known for ____.`, `["its ${city}", "its bridges"]`]);
    expect(read(['Question', 'Answer'], ...single, ...several).heldBy).toEqual(['columns']);
  });

  it('the answer is a list as a program writes it', () => {
    const listed = cities.map((city) => [`${city} is known for ____.`, `["its river", "its ${city}"]`]);
    expect(read(['Question', 'Answer'], ...listed)).toMatchObject({ isHeld: true, codes: ['code-in-text'] });
  });

  it('answers count options that are not there', () => {
    const counted = cities.map((city, at) => [`Where is ${city}?`, `${(at * 3) % 4} and more`]);
    expect(read(['Question', 'answer_index'], ...counted).heldBy).toEqual(['columns']);
  });

  it.each(['Is it so? 答：____', 'What does print([1, 2]) say?'])('but not because a question is %s', (stem) => {
    const lists = ['[1, "2"]', '["1", 2]', '[1]', '["2"]', 'A'];
    const options = stem.includes('print') ? lists : (rows[2]?.slice(1) ?? []);
    expect(read(header, ...withRow(() => [stem, ...options])).isHeld).toBe(false);
  });

  it('a picture of a question cannot be shown', () => {
    const workbook = buildWorkbook({ Sheet1: [header, ...rows] });
    for (const sheet of workbook.sheets) sheet.notes.push({ row: 2, column: 0, code: 'picture-format' });
    expect(importPaper(workbook).heldBy).toEqual(['questions']);
  });

  it('a column that nobody named may be a further answer', () => {
    const plain = cities.map((city, at) => [
      `Where is ${city}, in which part of the world?`,
      `In the part that is called ${city}`,
      at % 3 === 0 ? `Or a little further away from ${city}` : '',
    ]);
    expect(read(...plain).heldBy).toEqual(['columns']);
    expect(read(...plain.map((row) => row.slice(0, 2))).isHeld).toBe(false);
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

  it('but not because a question is its answer behind the first letter of an option', () => {
    expect(read(header, ...withRow(([, ...rest]) => ['Which is right?\nanswer: A. or B.', ...rest])).isHeld).toBe(
      false,
    );
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
