// The question banks of the demo: what somebody gathered from the demo exams, and what they wrote themselves.
import type { Language } from '@tiku/contract';
import type { Question } from '@tiku/questions';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { choice, short, statement } from './write-question.ts';

export interface DemoBank {
  by: DemoUsername;
  /** With those below it. */
  categories: { title: string; below: string[] }[];
  /** From the demo exam in a language, by number; null for no category. */
  taken: { language: Language; noes: number[]; category: string | null }[];
  written: { category: string | null; question: Question }[];
  /** By the number in the bank: first what was taken, then what was written. */
  favorites: number[];
  mastered: number[];
  notes: Record<number, string>;
  highlights: Record<number, { start: number; end: number }>;
  /** How often it was answered, and how often right. */
  answered: Record<number, { times: number; right: number }>;
}

export const demoBanks: readonly DemoBank[] = [
  {
    by: 'demo',
    categories: [
      { title: 'Science', below: ['Sky and Earth', 'Things around us'] },
      { title: '中华文化', below: ['诗词', '节气与历法'] },
      { title: 'Languages', below: ['Español', '日本語'] },
      { title: 'Before the exam', below: [] },
    ],
    taken: [
      { language: 'en', noes: [1, 2, 3, 4, 5], category: 'Sky and Earth' },
      { language: 'en', noes: [6, 8, 9, 14], category: 'Things around us' },
      { language: 'zh-CN', noes: [1, 2], category: '诗词' },
      { language: 'zh-CN', noes: [8, 10, 11, 13], category: '节气与历法' },
      { language: 'es', noes: [1, 3, 5], category: 'Español' },
      { language: 'ja', noes: [1, 10], category: '日本語' },
      { language: 'pt', noes: [9, 13], category: null },
    ],
    written: [
      {
        category: 'Before the exam',
        question: choice(
          'Why is the sky blue, on a clear day',
          [
            'The sky mirrors the colour of the oceans.',
            'Air scatters blue light far more strongly than red light.',
            'The Sun sends out more blue light than any other colour.',
            'Water vapour is blue and tints the light.',
          ],
          ['B'],
          'Asked in the mock exam, with the options in another order.',
        ),
      },
      {
        category: 'Before the exam',
        question: choice(
          'Which of these are forms of energy?',
          ['Heat', 'Force', 'Light', 'Pressure'],
          ['A', 'C'],
          'Force and pressure can do work, but they are no energy by themselves.',
        ),
      },
      {
        category: 'Things around us',
        question: statement(
          'A metal spoon feels colder than a wooden one of the same temperature.',
          true,
          'Metal carries the warmth of the hand away faster.',
        ),
      },
      {
        category: 'Sky and Earth',
        question: statement(
          'The Moon always turns the same side to the Earth.',
          true,
          'It turns once about itself while it goes round once.',
        ),
      },
      {
        category: '诗词',
        question: choice(
          '“床前明月光”出自哪首诗？',
          ['《静夜思》', '《春晓》', '《登鹳雀楼》', '《相思》'],
          ['A'],
          '李白《静夜思》的第一句。',
        ),
      },
      { category: '节气与历法', question: statement('冬至是北半球一年中白昼最短的一天。', true, '此后白昼逐渐变长。') },
      {
        category: 'Español',
        question: statement(
          '«Guion» se escribe sin tilde.',
          true,
          'Desde 2010 se considera una palabra de una sílaba.',
        ),
      },
      {
        category: null,
        question: short(
          'What do I still mix up, and how do I tell it apart?',
          'Speed has no direction, velocity has one.',
        ),
      },
    ],
    favorites: [1, 5, 10, 16, 23],
    mastered: [2, 14],
    notes: {
      1: 'Rayleigh: one over lambda to the fourth. Violet is scattered more, but there is less of it.',
      9: 'Water is not the only one: gallium, bismuth, silicon.',
      13: '春节、端午、中秋按农历；清明是节气。',
      24: 'Ask the teacher for one more example.',
    },
    highlights: {},
    answered: {
      1: { times: 3, right: 2 },
      2: { times: 2, right: 2 },
      3: { times: 1, right: 0 },
      4: { times: 2, right: 1 },
      6: { times: 1, right: 1 },
      9: { times: 2, right: 0 },
      10: { times: 4, right: 4 },
      12: { times: 1, right: 0 },
      14: { times: 3, right: 3 },
      16: { times: 2, right: 1 },
      19: { times: 1, right: 1 },
      24: { times: 2, right: 1 },
    },
  },
  {
    by: 'vip',
    categories: [
      { title: 'Geography', below: ['Capitals', 'Mountains and rivers'] },
      { title: 'Grammar', below: ['Spelling'] },
    ],
    taken: [
      { language: 'es', noes: [6], category: 'Capitals' },
      { language: 'pt', noes: [6], category: 'Capitals' },
      { language: 'es', noes: [7, 8, 12], category: 'Mountains and rivers' },
      { language: 'pt', noes: [7, 10], category: 'Mountains and rivers' },
      { language: 'pt', noes: [1, 4], category: 'Spelling' },
      { language: 'ja', noes: [6, 9], category: null },
    ],
    written: [
      {
        category: 'Capitals',
        question: choice(
          'What is the capital of Australia?',
          ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
          ['C'],
          'Chosen because Sydney and Melbourne could not agree.',
        ),
      },
      {
        category: 'Mountains and rivers',
        question: statement('The Nile flows from south to north.', true, 'From Lake Victoria to the Mediterranean.'),
      },
      {
        category: 'Mountains and rivers',
        question: statement('The Nile flows from South to North!', true, 'It rises in the highlands.'),
      },
    ],
    favorites: [3, 12],
    mastered: [1],
    notes: { 12: 'Not Sydney. Never Sydney.' },
    highlights: { 12: { start: 12, end: 32 } },
    answered: {
      1: { times: 5, right: 5 },
      3: { times: 2, right: 1 },
      8: { times: 1, right: 0 },
      12: { times: 3, right: 2 },
      13: { times: 1, right: 1 },
    },
  },
];
