import { describe, expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { areTwins, areVersions, comparedText, fingerprint } from './index.ts';
import { markDifferences } from './mark-differences.ts';

function choice(desc: string, options: string[] = ['Red', 'Green', 'Blue', '40']): Question {
  return {
    type: 1,
    desc: `<p>${desc}</p>`,
    options,
    correct_answer: ['A'],
    explanation: '',
    score: 1,
    partial_score: null,
    difficulty: null,
  };
}

const are = (one: Question, other: Question) => areTwins(comparedText(one), comparedText(other));
const areOfOne = (one: Question, other: Question) => areVersions(comparedText(one), comparedText(other));
const shareBand = (one: Question, other: Question) =>
  new Set(fingerprint(comparedText(one))).intersection(new Set(fingerprint(comparedText(other)))).size > 0;

const original = choice('Which colour does copper burn with after 40 minutes?');

const same: [string, Question][] = [
  [
    'other order of options',
    choice('Which colour does copper burn with after 40 minutes?', ['40', 'Blue', 'Red', 'Green']),
  ],
  ['case', choice('WHICH COLOUR DOES COPPER BURN WITH AFTER 40 MINUTES?', ['RED', 'green', 'BLUE', '40'])],
  ['width', choice('Ｗｈｉｃｈ ｃｏｌｏｕｒ ｄｏｅｓ ｃｏｐｐｅｒ ｂｕｒｎ ｗｉｔｈ ａｆｔｅｒ ４０ ｍｉｎｕｔｅｓ？')],
  ['punctuation', choice('Which colour does copper burn with, after 40 minutes', ['Red.', 'Green.', 'Blue.', '40.'])],
  [
    'numbering',
    choice('12. Which colour does copper burn with after 40 minutes?', ['A. Red', 'B. Green', 'C. Blue', 'D. 40']),
  ],
  ['a slip of the pen', choice('Which colour does coper burn with after 40 minutes?')],
  [
    'fillers',
    choice('Please choose: which of the colours… Which colour does the copper burn with after 40 minutes?'.slice(32)),
  ],
];

const different: [string, Question][] = [
  ['negated', choice('Which colour does copper not burn with after 40 minutes?')],
  ['another number', choice('Which colour does copper burn with after 45 minutes?')],
  ['another thing', choice('Which colour does barium burn with after 40 minutes?')],
  ['another option', choice('Which colour does copper burn with after 40 minutes?', ['Red', 'Green', 'Blue', '41'])],
  ['another type', { ...original, type: 12 } as Question],
];

describe('two questions', () => {
  it.each(same)('are one in spite of %s', (_, question) => {
    expect(are(original, question)).toBe(true);
    expect(shareBand(original, question)).toBe(true);
  });

  it.each(different)('are two when one is %s', (_, question) => {
    expect(are(original, question)).toBe(false);
  });

  it('are told apart in Chinese and Japanese by what turns them round', () => {
    const options = ['铁', '铜', '银'];
    expect(are(choice('下列哪一项是金属？', options), choice('哪一项是金属', ['银', '铁', '铜']))).toBe(true);
    expect(are(choice('下列哪一项是金属？', options), choice('下列哪一项不是金属？', options))).toBe(false);
    expect(are(choice('水は百度で沸騰しますか。', options), choice('水は百度で沸騰しませんか。', options))).toBe(false);
    expect(are(choice('三角形的内角和', options), choice('四角形的内角和', options))).toBe(false);
  });

  it('are compared by what everybody is shown, never by the key', () => {
    expect(comparedText({ ...original, correct_answer: ['B'], explanation: 'secret' } as Question)).toEqual(
      comparedText(original),
    );
  });
});

const differing = (one: string, other: string) =>
  markDifferences(one, other).map((side) => side.filter(({ differs }) => differs).map(({ text }) => text));

describe('markDifferences', () => {
  it('marks what only one of two texts has, also where words have no spaces between them', () => {
    expect(differing('Copper burns green', 'Copper burns blue')).toEqual([['green'], ['blue']]);
    expect(differing('铜的火焰是绿色', '铜的火焰是蓝色')).toEqual([['绿'], ['蓝']]);
  });
});

describe('versions', () => {
  it('may differ in a number, a negation or an option', () => {
    expect(areOfOne(original, choice('Which colour does copper not burn with after 50 minutes?'))).toBe(true);
    expect(areOfOne(original, choice('Which colour does copper burn with?', ['Red', 'Green', 'Blue', 'White']))).toBe(
      true,
    );
  });

  it('are none where most of the words are others', () => {
    expect(areOfOne(original, choice('Which metal is liquid?', ['Iron', 'Gold', 'Mercury', 'Zinc']))).toBe(false);
    expect(areOfOne(choice('水在多少度沸腾', []), choice('鲸鱼是哺乳动物吗', []))).toBe(false);
  });
});
