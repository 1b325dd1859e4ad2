// Layouts that were once read wrong without a word, and mixtures of them in one file.
import { letters } from '@tiku/questions';
import type { CorpusLanguage } from './languages.ts';
import { lettersOf, makeQuestions, seedRandom } from './questions.ts';
import type { TrueQuestion } from './questions.ts';
import type { TableLayout } from './table-layouts.ts';
import type { TextLayout } from './text-layouts.ts';

interface TrapTable {
  names: (headers: CorpusLanguage['headers']) => string[];
  row: (question: TrueQuestion, at: number) => string[];
}

function layTrap({ names, row }: TrapTable): TableLayout {
  return (language, variation) => {
    const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 41));
    const rows = questions.map((question, at) => row(question, at));
    return { sheets: { Sheet1: [names(language.headers), ...rows] }, questions, carries: [] };
  };
}

const toObjects = ({ options, right }: TrueQuestion) =>
  options.map((text, at) => ({ label: letters[at], text, isCorrect: right.includes(at) }));

/** By turns, so that the columns never have the order of the letters. */
const places = [
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
];

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listed = ({ options }: TrueQuestion, before = '') =>
  options.map((text, place) => `${before}${letters[place]}. ${text}`);

const otherKey = ({ right, options }: TrueQuestion) => letters[((right[0] ?? 0) + 1) % options.length] ?? '';

function putRightFirst(question: TrueQuestion): TrueQuestion {
  const right = question.options[question.right[0] ?? 0] ?? '';
  return { ...question, options: [right, ...question.options.filter((text) => text !== right)], right: [0] };
}

export const trapTables: Record<string, TableLayout> = {
  'options as objects that say which is right': layTrap({
    names: ({ stem, option }) => [stem, option],
    row: (question) => [question.stem, JSON.stringify(toObjects(question))],
  }),
  'options as objects beside a key': layTrap({
    names: ({ stem, option, answer }) => [stem, option, answer],
    row: (question) => [
      question.stem,
      JSON.stringify(toObjects(question).map(({ label, text }) => ({ label, text }))),
      lettersOf(question),
    ],
  }),
  'options as a list of tags': layTrap({
    names: ({ stem, option, answer }) => [stem, option, answer],
    row: (question) => [
      question.stem,
      `<ol>${question.options.map((text) => `<li>${text}</li>`).join('')}</ol>`,
      lettersOf(question),
    ],
  }),
  'cells that were part of a page': layTrap({
    names: ({ stem, option, answer }) => [stem, ...[1, 2, 3, 4].map((no) => `${option} ${no}`), answer],
    row: (question) => [
      `<p class="q"><span>${escapeText(question.stem)}</span></p>`,
      ...question.options.map((text) => `<div>${escapeText(text)}</div>`),
      lettersOf(question),
    ],
  }),
  'the right option by its letter and by its text': layTrap({
    names: ({ stem, option, answer }) => [stem, ...[1, 2, 3, 4].map((no) => `${option} ${no}`), 'answer', answer],
    row: (question) => [
      question.stem,
      ...question.options,
      lettersOf(question),
      question.options[question.right[0] ?? 0] ?? '',
    ],
  }),
  'options as objects that a key names by their ids': layTrap({
    names: ({ stem, option, answer }) => [stem, option, answer],
    row: (question, at) => [
      question.stem,
      JSON.stringify(question.options.map((text, place) => ({ id: `o${at * 7 + place}`, text }))),
      `o${at * 7 + (question.right[0] ?? 0)}`,
    ],
  }),
  'the options once more in a list': layTrap({
    names: ({ stem, option, answer }) => [stem, ...[1, 2, 3, 4].map((no) => `${option} ${no}`), 'choices', answer],
    row: (question) => [question.stem, ...question.options, JSON.stringify(question.options), lettersOf(question)],
  }),
  'letters that contradict the order of the columns': layTrap({
    names: ({ stem, option, answer }) => [stem, ...[1, 2, 3, 4].map((no) => `${option} ${no}`), answer],
    row: (question, at) => [
      question.stem,
      ...(places[at % places.length] ?? []).map((place) => `${letters[place]}. ${question.options[place]}`),
      lettersOf(question),
    ],
  }),
  'signs before letters within the stem': layTrap({
    names: ({ stem, answer }) => [stem, answer],
    row: (question) => [[question.stem, ...listed(question, '&')].join('\n'), lettersOf(question)],
  }),
  'answers of a former sitting, a page, and the key': layTrap({
    names: ({ stem, answer }) => ['Page', stem, 'A', 'B', 'C', 'D', 'My answer', answer],
    row: (question, at) => [
      `p. ${at + 3}`,
      question.stem,
      ...question.options,
      otherKey(question),
      lettersOf(question),
    ],
  }),
  'objects under another name, a count, and the key as a list': layTrap({
    names: ({ stem }) => [stem, 'optionContent', '选项数', 'questionAnswer'],
    row: (question) => [
      question.stem,
      JSON.stringify(question.options.map((text) => ({ optionContent: text }))),
      String(question.options.length),
      JSON.stringify([lettersOf(question)]),
    ],
  }),
  'letters alone behind the options, and a key with its text': layTrap({
    names: ({ stem, answer }) => [stem, 'A', 'B', 'C', 'D', 'E', 'F', answer],
    row: (question) => [
      question.stem,
      ...question.options.map((text, place) => `${letters[place]}、${text}`),
      'E',
      'F',
      `${lettersOf(question)}、${question.options[question.right[0] ?? 0]}`,
    ],
  }),
  'a count, a former answer, and letters in another order': layTrap({
    names: ({ stem, option, answer }) => [
      '必要解答数',
      stem,
      ...[1, 2, 3, 4].map((no) => `${option} ${no}`),
      'My answer',
      answer,
    ],
    row: (question, at) => [
      '1',
      question.stem,
      ...(places[at % places.length] ?? []).map((place) => `${letters[place]}. ${question.options[place]}`),
      otherKey(question),
      lettersOf(question),
    ],
  }),
  'a letter in a column before each option': layTrap({
    names: () => ['nr', 'key', 'text', 'l1', 't1', 'l2', 't2', 'l3', 't3', 'l4', 't4'],
    row: (question, at) => [
      String(at + 1),
      String((question.right[0] ?? 0) + 1),
      question.stem,
      ...question.options.flatMap((text, place) => [`(${place + 1})`, text]),
    ],
  }),
  'a mark behind each answer': layTrap({
    names: ({ stem }) => [stem, ...[1, 2, 3, 4].flatMap((no) => [`Answer${no}`, `isTrue${no}`])],
    row: (question) => [
      question.stem,
      ...question.options.flatMap((text, place) => [text, question.right.includes(place) ? '1' : '0']),
    ],
  }),
  'an id that is called a question, and figures of use': layTrap({
    names: ({ stem, option, answer }) => [
      'ID_Pregunta',
      stem,
      ...[1, 2, 3, 4].map((no) => `${option} ${no}`),
      answer,
      'used',
      'missed',
    ],
    row: (question, at) => [
      String(at + 1),
      question.stem,
      ...question.options,
      lettersOf(question),
      String(at % 4),
      String((at * 7) % 5),
    ],
  }),
  'wrong options as a list': (language, variation) => {
    const questions = makeQuestions(language, 'single', 24, seedRandom(variation + 41)).map(putRightFirst);
    const rows = questions.map(({ stem, options: [right = '', ...wrong] }) => [stem, right, JSON.stringify(wrong)]);
    const names = [language.headers.stem, 'Correct answer', 'Wrong answers'];
    return { sheets: { Sheet1: [names, ...rows] }, questions, carries: [] };
  },
  'rows that lack a cell': layTrap({
    names: ({ stem, answer }) => [stem, 'A', 'B', 'C', 'D', 'E', answer, 'Source'],
    row: (question, at) => [
      question.stem,
      ...question.options,
      ...(at % 3 === 1 ? [] : ['']),
      lettersOf(question),
      'from the atlas of the year before last',
    ],
  }),
};

function typeTrap(
  write: (question: TrueQuestion, at: number, language: CorpusLanguage) => string[],
  after: (questions: TrueQuestion[]) => string[] = () => [],
): TextLayout {
  return (language, variation) => {
    const questions = makeQuestions(language, 'single', 16, seedRandom(variation + 61));
    const lines = questions.flatMap((question, at) => write(question, at, language));
    return { lines: [...lines, ...after(questions)], questions, carries: [] };
  };
}

/** What a program wrote, line by line. */
function typeJson(toValue: (questions: TrueQuestion[], language: CorpusLanguage) => unknown): TextLayout {
  return (language, variation) => {
    const questions = makeQuestions(language, 'single', 16, seedRandom(variation + 81));
    const lines = JSON.stringify(toValue(questions, language), null, 2).split('\n');
    return { lines, questions, carries: [], isFile: true };
  };
}

const half = 8;

const toPairs = ({ stem, options, right }: TrueQuestion) => ({
  question: stem,
  options: options.map((text, place) => [text, right.includes(place)]),
});

export const trapTexts: Record<string, TextLayout> = {
  'JSON: chapters, options under their letters, a former answer': typeJson((questions, { chapters }) => ({
    title: 'Cities',
    chapters: [questions.slice(0, half), questions.slice(half)].map((list, at) => ({
      name: chapters[at] ?? '',
      questions: list.map((question, place) => ({
        id: place + 1,
        question: question.stem,
        options: Object.fromEntries(question.options.map((text, option) => [letters[option], text])),
        myAnswer: otherKey(question),
        answer: lettersOf(question),
      })),
    })),
  })),
  'JSON: two lists under their types, short names, pairs that say which is right': typeJson((questions) => {
    return { single: questions.slice(0, half).map(toPairs), more: questions.slice(half).map(toPairs) };
  }),
  'weights in braces on lines of their own': typeTrap(({ stem, options, right }, at) => [
    `${at + 1}. ${stem}`,
    ...options.map((text, place) => {
      const line = `~%${right.includes(place) ? 100 : 0}%${text}`;
      return place === 0 ? `{${line}` : place === options.length - 1 ? `${line}}` : line;
    }),
  ]),
  'a title between questions, small letters, stars around the right option': typeTrap(
    ({ stem, options, right }, at, { chapters }) => [
      ...(at === 6 ? [chapters[1] ?? ''] : []),
      `${at + 1}. ${stem}`,
      ...options.map((text, place) => `${letters[place]}) ${right.includes(place) ? `**${text}**` : text}`),
    ],
  ),
  'a tab behind the number': typeTrap((question, at, { headers }) => [
    `${at + 1}\t${question.stem}`,
    ...listed(question),
    `${headers.answer}: ${lettersOf(question)}`,
  ]),
  'rules and feet of pages between questions': typeTrap((question, at, { headers, chapters }) => [
    `${at + 1}. ${question.stem}`,
    ...listed(question),
    `${headers.answer}: ${lettersOf(question)}`,
    '--------------------',
    ...(at % 3 === 2 ? [`${chapters[0]} ${at}`] : []),
  ]),
  'all keys in the last line': typeTrap(
    (question, at) => [`${at + 1}. ${question.stem}`, ...listed(question)],
    (questions) => ['', `答案：${questions.map(lettersOf).join('')}`],
  ),
  'what somebody answered above the key': typeTrap((question, at) => [
    `${at + 1}. ${question.stem}`,
    ...listed(question, '• '),
    `我的答案：${otherKey(question)}`,
    `正确答案：${lettersOf(question)}`,
    '====================',
  ]),
  'the answer behind the last option': typeTrap((question, at) => [
    `${at + 1}、${question.stem}`,
    `${listed(question).join('  ')}答案：${lettersOf(question)}`,
  ]),
  'the head of a page in the middle of a question': typeTrap((question, at, { headers }) => {
    const lines = [`${at + 1}. ${question.stem}`, ...listed(question), `${headers.answer}: ${lettersOf(question)}`];
    return at % 3 === 0 ? lines.toSpliced(1 + (at % 4), 0, 'Water safety, bank of the sixth year') : lines;
  }),
  'a word before each number, and letters without a sign': typeTrap((question, at) => [
    `Câu ${at + 1}`,
    question.stem,
    ...question.options.map((text, place) => `${letters[place]} ${text}`),
    `Đáp án: ${lettersOf(question)}`,
    '',
  ]),
  'the type, the points, a former answer and a topic': typeTrap((question, at) => [
    `${at + 1}. (单选题, 1.0 分) ${question.stem}`,
    ...listed(question),
    `我的答案:${otherKey(question)}正确答案:${lettersOf(question)}`,
    '知识点：',
    '0.0分',
  ]),
  'names before the question, its options and its key': typeTrap((question) => [
    `题目：${question.stem}`,
    '选项：',
    ...question.options.map((text, place) => `${letters[place]} ${text}`),
    '正确答案：',
    `${lettersOf(question)} ${question.options[question.right[0] ?? 0]}`,
    '',
  ]),
};
