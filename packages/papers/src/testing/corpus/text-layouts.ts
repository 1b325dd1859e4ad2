// Ways in which people type questions as running text.
import { letters } from '@tiku/questions';
import type { CorpusLanguage } from './languages.ts';
import { lettersOf, makeQuestions, seedRandom } from './questions.ts';
import type { Mixture, TrueQuestion } from './questions.ts';

interface Typed {
  lines: string[];
  questions: TrueQuestion[];
  carries: readonly 'explanation'[];
  /** Nobody pastes it into cells. */
  isFile?: boolean;
}

export type TextLayout = (language: CorpusLanguage, variation: number) => Typed;

function typeOut(
  mixture: Mixture,
  write: (question: TrueQuestion, at: number, language: CorpusLanguage) => string[],
  after: (questions: TrueQuestion[], language: CorpusLanguage) => string[] = () => [],
  carries: Typed['carries'] = [],
): TextLayout {
  return (language, variation) => {
    const questions = makeQuestions(language, mixture, 16, seedRandom(variation + 21));
    const lines = questions.flatMap((question, at) => write(question, at, language));
    return { lines: [...lines, ...after(questions, language)], questions, carries };
  };
}

const listOptions = ({ options }: TrueQuestion, sign: string): string[] =>
  options.map((text, at) => `${letters[at]}${sign} ${text}`);

export const textLayouts: Record<string, TextLayout> = {
  'numbers, letters and an answer': typeOut('choice', (question, at, { headers }) => [
    `${at + 1}. ${question.stem}`,
    ...listOptions(question, '.'),
    `${headers.answer}: ${lettersOf(question)}`,
  ]),
  'with explanations': typeOut(
    'single',
    (question, at, { headers }) => [
      `${at + 1}) ${question.stem}`,
      ...listOptions(question, ')'),
      `${headers.answer}: ${lettersOf(question)}`,
      `${headers.explanation}: ${question.explanation}`,
      '',
    ],
    undefined,
    ['explanation'],
  ),
  'stars before the right ones': typeOut('choice', (question, at) => [
    `${at + 1}. ${question.stem}`,
    ...listOptions(question, '.').map((line, place) => (question.right.includes(place) ? `*${line}` : line)),
    '',
  ]),
  'ticks behind the right ones': typeOut('single', (question, at) => [
    `${at + 1}. ${question.stem}`,
    ...listOptions(question, '.').map((line, place) => (question.right.includes(place) ? `${line} ✓` : line)),
  ]),
  'blocks between empty lines': typeOut('single', (question, _, { headers }) => [
    question.stem,
    ...listOptions(question, '.'),
    `${headers.answer}: ${lettersOf(question)}`,
    '',
  ]),
  'a key at the end': typeOut(
    'single',
    (question, at) => [`${at + 1}. ${question.stem}`, ...listOptions(question, '.')],
    (questions, { headers }) => [
      '',
      headers.answer,
      ...questions.map((question, at) => `${at + 1}. ${lettersOf(question)}`),
    ],
  ),
  'braces with the right one first': typeOut('single', ({ stem, options, right }) => [
    `${stem} {`,
    ...options.map((text, at) => `${right.includes(at) ? '=' : '~'}${text}`),
    '}',
    '',
  ]),
};
