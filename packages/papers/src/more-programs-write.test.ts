// What further programs and people write: pages as cells, ids as keys, several languages side by side, lines by turns.
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { readWorkbook } from './read/read-workbook.ts';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

const cities = [
  'Paris',
  'Rome',
  'Madrid',
  'Vienna',
  'Oslo',
  'Warsaw',
  'Athens',
  'Cairo',
  'Lima',
  'Nairobi',
  'Tokyo',
  'Quito',
];

const countries = [
  'France',
  'Italy',
  'Spain',
  'Austria',
  'Norway',
  'Poland',
  'Greece',
  'Egypt',
  'Peru',
  'Kenya',
  'Japan',
  'Ecuador',
];

const ask = (index: number) => ({
  index,
  content: `第 ${index} 题问的是哪个城市`,
  options: [
    { label: 'A', text: '北京' },
    { label: 'B', text: '罗马' },
  ],
  answer: 'B',
});

async function load(text: string, name: string) {
  return importPaper(await readWorkbook(new TextEncoder().encode(text), name));
}

describe('cells that were part of a page', () => {
  it('are read as the page shows them, and what they cannot bring along is named', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'Answer'],
      ['<p>What is <strong>H<sub>2</sub>O</strong>?</p><p>Choose one.</p>', '<p>Water</p>', 'Salt &amp; sand', 'A'],
      ['Who wrote &quot;Emma&quot; and M&eacute;rope&#039;s tale?', 'Ann', 'Bea', 'B'],
      ['<img src="/maps/7.jpg" />Which town is this?', 'Rome', 'Oslo', 'A'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, 'What is H₂O?<br>Choose one.', 'Water|Salt &amp; sand', 'A'],
      [1, 'Who wrote "Emma" and Mérope\'s tale?', 'Ann|Bea', 'B'],
      [1, 'Which town is this?', 'Rome|Oslo', 'A'],
    ]);
    expect(listProblems(result)).toEqual(['? A4 picture-missing']);
  });

  it('keep words that are underlined, and stay as they are where markup is asked about', () => {
    const underlined = importRows([
      ['Question', 'A', 'B', 'Answer'],
      ['<p>Which word is like <u>big</u> here?</p>', 'large', 'small', 'A'],
    ]);
    expect(underlined.paper.items[0]?.question.desc).toBe('Which word is like <u>big</u> here?');
    const asked = importRows([
      ['Question', 'A', 'B', 'Answer'],
      ['Which HTML makes a paragraph?', '<p>x</p>', '<div>x</div>', 'A'],
      ['Where is Rome?<br>Think.', 'Italy', 'Spain', 'A'],
      ...cities.map((city) => [`Is ${city} a city, yes or no, if you had to say?`, 'It is', 'It is not', 'A']),
    ]);
    expect(listQuestions(asked).slice(0, 2)).toEqual([
      [1, 'Which HTML makes a paragraph?', '&lt;p&gt;x&lt;/p&gt;|&lt;div&gt;x&lt;/div&gt;', 'A'],
      [1, 'Where is Rome?<br>Think.', 'Italy|Spain', 'A'],
    ]);
  });

  it('stay lists where a program wrote a list', () => {
    const result = importRows([
      ['Question', 'Options', 'Answer'],
      ['Which is a river?', '["Don &amp; Volga", "<b>Alps</b> and <i>Andes</i>"]', 'A'],
      ['Which is high?', '["Don", "Alps<br>"]', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, 'Which is a river?', 'Don &amp; Volga|Alps and Andes', 'A'],
      [1, 'Which is high?', 'Don|Alps', 'B'],
    ]);
  });
});

describe('columns', () => {
  it('in languages that the product does not speak are known by their usual names', () => {
    const russian = importRows([
      ['Раздел', 'Вопрос', 'Вариант 1', 'Вариант 2', 'Вариант 3', 'Правильный ответ'],
      ...cities.map((city, at) => [
        '1',
        `Где ${at % 3 === 0 ? 'стоит' : 'лежит'} ${city}?`,
        'там',
        'тут',
        'нет',
        String(((at * 5) % 3) + 1),
      ]),
    ]);
    expect(russian).toMatchObject({ isHeld: false, rejected: [] });
    const german = cities.map((city, at) => [
      `Was ist ${city} für ein Ort?`,
      `Ein Ort in ${countries[at]}.`,
      'Erdkunde',
    ]);
    expect(importRows([['Frage', 'Antwort', 'Fach'], ...german]).isHeld).toBe(false);
  });

  it('of seconds, of school subjects and of true and false are neither types nor passages nor chapters', () => {
    const timed = importRows([
      ['tiempo_pregunta', 'Pregunta', 'A', 'B', 'Respuesta'],
      ['4', '¿Dónde está Roma?', 'Italia', 'España', 'A'],
    ]);
    expect(listQuestions(timed)).toEqual([[1, '¿Dónde está Roma?', 'Italia|España', 'A']]);
    const taught = importRows([
      ['materia', 'enunciado', 'A', 'B', 'resposta'],
      ['História', 'Onde fica Roma?', 'Itália', 'Espanha', 'A'],
    ]);
    expect(taught.paper).toMatchObject({ materials: [], sections: [{ title: 'História' }] });
  });

  it('of one language stay together', () => {
    const rows = cities.map((city, at) => [
      `أين ${city} على الخريطة؟`,
      `Where is ${city} on the map?`,
      `["ا${at}","ب${at}","ت${at}"]`,
      `["x${at}","y${at}","z${at}"]`,
      String((at * 5) % 3),
      'true',
    ]);
    const result = importRows([
      ['questionAr', 'questionEn', 'answersAr', 'answersEn', 'correctIndex', 'active'],
      ...rows,
    ]);
    expect(result.paper.items[1]?.question).toMatchObject({
      desc: 'أين Rome على الخريطة؟',
      options: ['ا1', 'ب1', 'ت1'],
    });
    expect(result.paper.sections).toEqual([]);
  });

  it('with the letter and the text of the same option name one', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'C', 'D', 'answer', 'answerText'],
      ['Which model?', 'DAC', 'RBAC', 'MAC', 'ABAC', 'D', 'ABAC'],
      ['How many?', '1', '4', '8', '12', 'B', '4'],
    ]);
    expect(listQuestions(result).map((question) => (question as unknown[])[3])).toEqual(['D', 'B']);
  });

  it('that list the options once more are in no doubt', () => {
    const rows = cities.map((city, at) => [
      `Where is ${city}?`,
      `A) x${at}`,
      `B) y${at}`,
      'A',
      `["A) x${at}","B) y${at}"]`,
    ]);
    expect(importRows([['question', 'a', 'b', 'answer', 'choices'], ...rows]).isHeld).toBe(false);
  });

  it('of points are told where they are not used, though they begin anew', () => {
    const rows = cities.map((city, at) => [`Where is ${city}?`, 'there', 'here', 'A', String((at % 3) + 1)]);
    expect(listProblems(importRows([['Question', 'A', 'B', 'Answer', 'Wert?!'], ...rows]))).toEqual([
      '? E1 column-not-used',
    ]);
  });
});

describe('JSON', () => {
  it('is found below chapters and sections, whatever the question is called', async () => {
    const file = [{ chapter: '第一章', sections: [{ type: '测验', questions: [ask(1), ask(2)] }] }];
    const { paper } = await load(JSON.stringify(file), 'a.json');
    expect(paper.items).toHaveLength(2);
    expect(paper.sections).toMatchObject([{ title: '第一章 / 测验' }]);
    expect(paper.items[0]?.question).toMatchObject({ options: ['北京', '罗马'], correct_answer: ['B'] });
  });

  it('names right options by their ids, and may be one question alone', async () => {
    const options = [
      { id: 9701, corpo: '<p>Itália</p>' },
      { id: 9702, corpo: '<p>Espanha</p>' },
    ];
    const one = { enunciado: '<p>Onde fica Madri?</p>', alternativas: options, resposta_correta: 9702 };
    const { paper } = await load(JSON.stringify(one), 'one.json');
    expect(paper.items.map(({ question }) => question)).toMatchObject([
      { desc: 'Onde fica Madri?', options: ['Itália', 'Espanha'], correct_answer: ['B'] },
    ]);
  });

  it('explains each option without making options of that', async () => {
    const list = cities.map((city) => ({
      question: `Where is ${city}?`,
      options: [
        { id: 'A', text: 'there' },
        { id: 'B', text: 'here' },
      ],
      correctAnswer: 'B',
      explanations: { A: 'Wrong: too far.', B: 'Right.' },
    }));
    const { paper, isHeld } = await load(JSON.stringify(list), 'a.json');
    expect(isHeld).toBe(false);
    expect(paper.items[0]?.question).toMatchObject({ options: ['there', 'here'], correct_answer: ['B'] });
    expect(paper.items[0]?.question.explanation).toBe('A. Wrong: too far.<br>B. Right.');
  });
});

describe('running text', () => {
  it('asks in one line and answers in the next, with titles between', async () => {
    const pairs = cities.flatMap((city, at) => [
      `${city} stands in ( )`,
      `${countries[at]}`,
      ...(at === 5 ? ['', 'The south', ''] : []),
    ]);
    const { paper, rejected } = await load(pairs.join('\n'), 'a.txt');
    expect(rejected).toEqual([]);
    expect(paper.items).toHaveLength(12);
    expect(paper.sections).toMatchObject([{ title: 'The south' }]);
    expect(paper.items[11]?.question.correct_answer).toEqual([['Ecuador']]);
  });

  it('has what is written into each blank in lines of their own', async () => {
    const lines = cities.flatMap((city, at) => [
      `${at + 1}. ____ 和 ____ 都在 ${city} 附近`,
      '我的答案：',
      '0分',
      '(1) ',
      '正确答案：',
      `(1) 甲${at}`,
      `(2) 乙${at}`,
    ]);
    const { paper } = await load(lines.join('\n'), 'a.txt');
    expect(paper.sections).toEqual([]);
    expect(paper.items[3]?.question.correct_answer).toEqual([['甲3'], ['乙3']]);
  });
});

it('options that stand in the stem as well are taken out of it', () => {
  const result = importRows([
    ['题目', 'A', 'B', '答案'],
    ['1、首都是哪里？A、北京B、上海', 'A、北京', 'B、上海', 'A、北京'],
  ]);
  expect(listQuestions(result)).toEqual([[1, '1、首都是哪里？', '北京|上海', 'A']]);
});

describe('a file waits where', () => {
  it('the same questions come again with other keys', () => {
    const rows = cities.map((_, at) => ['How sweet is this one?', 'dry', 'sweet', 'AB'.charAt(at % 2), `bottle ${at}`]);
    const result = importRows([['Question', 'A', 'B', 'Answer', ''], ...rows]);
    expect(result.heldBy).toEqual(['questions']);
    expect(result.problems.map(({ code }) => code)).toContain('keys-clash');
  });

  it('a question with one right answer has a key of several letters', () => {
    const rows = cities.map((city, at) => ['单选题', `${city}在哪里？`, '东', '西', '南', at === 4 ? 'AC' : 'B']);
    const { heldBy, problems } = importRows([['题型', '题干', 'A', 'B', 'C', '答案'], ...rows]);
    expect(heldBy).toEqual(['questions']);
    expect(problems.map(({ cell, code }) => `${cell} ${code}`)).toContain('F6 any-or-all');
  });

  it('tags are left over that nobody asks about', () => {
    const rows = cities.map((city, at) => [`Where is ${city}?`, 'here', at === 3 ? '<b>there</b> <br>' : 'there', 'A']);
    const about = cities.map((_, at) => [`What does the tag no. ${at} do?`, 'this', 'that', 'B']);
    expect(importRows([['Question', 'A', 'B', 'Answer'], ...rows, ...about]).heldBy).toEqual(['questions']);
  });
});

it('options in the rows of a table of Markdown are options, with a sign beside the right one', async () => {
  const lines = cities
    .slice(0, 4)
    .flatMap((city, at) => [
      `${at + 1}. Where is ${city}?`,
      '',
      '|      |      |      |',
      '| ---- | ---- | ---- |',
      `|      | a.   | ${countries[at + 1]} |`,
      `| *    | b.   | ${countries[at]} |`,
      '',
    ]);
  const { paper, rejected } = await load(['# Towns', '', ...lines].join('\n'), 'a.md');
  expect(rejected).toEqual([]);
  expect(paper.items.map(({ question }) => question)).toMatchObject(
    [0, 1, 2, 3].map((at) => ({ options: [countries[at + 1], countries[at]], correct_answer: ['B'] })),
  );
});
