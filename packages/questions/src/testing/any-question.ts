import fc from 'fast-check';
import { letters, maxOptions } from '../letters.ts';
import type { Difficulty, Question } from '../question.ts';
import { sumScores } from '../grade/score.ts';
import { familyNameOf, questionTypes, traitsOf } from '../types.ts';
import type { FamilyName, QuestionType, TypeOf } from '../types.ts';

const words =
  '水 维生素D ｶﾞｽ Ｆｕｌｌ É e\u0301 İstanbul Straße naïve (a+)+$ [a-z] \\d 0 x² ' +
  'A AC 选B option\u00a0C 以上都对 &amp; <b>bold</b> <img\u00a0src="a.png"> $x<y$ 👩‍🔬';

const plainWord = fc.oneof(
  fc.constantFrom(
    '水',
    'Frog',
    'frog',
    'Ｆrog',
    'é',
    'e\u0301',
    'ß',
    'SS',
    'İ',
    '0',
    '(a+)+$',
    'New York',
    '10²',
    '102',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
);

const richText = fc
  .array(fc.oneof(fc.constantFrom(...words.split(' ')), fc.string({ unit: 'grapheme-ascii' }).map(escape)), {
    maxLength: 6,
  })
  .map((parts) => `<p>x${parts.join(' ')}</p>`);

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const score = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
const items = fc.integer({ min: 1, max: 6 });
const shared = {
  desc: richText,
  explanation: fc.oneof(fc.constant(''), richText),
  difficulty: fc.constantFrom<(Difficulty | null)[]>(null, 0, 1, 2, 3, 4),
};

function listOf<T>(item: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> {
  return fc.array(item, { minLength: length, maxLength: length });
}

function lettersBelow(count: number): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: count - 1 }).map((index) => letters.charAt(index));
}

/** Every item earns its own: the score is their sum. */
function anyItemScores(count: number): fc.Arbitrary<{ score: number; item_scores: number[] }> {
  return listOf(score, count).map((item_scores) => ({ score: sumScores(item_scores), item_scores }));
}

function anyChoice(type: TypeOf<'choice'>): fc.Arbitrary<Question> {
  const hasOne = traitsOf(type).right === 'one';
  return fc.tuple(fc.integer({ min: 2, max: maxOptions }), score, score).chain(([count, one, other]) =>
    fc.record({
      type: fc.constant(type),
      ...shared,
      options: listOf(richText, count),
      correct_answer: fc
        .uniqueArray(lettersBelow(count), { minLength: 1, maxLength: hasOne ? 1 : count })
        .map((key) => key.toSorted()),
      score: fc.constant(Math.max(one, other)),
      partial_score: hasOne ? fc.constant(null) : fc.constantFrom(null, Math.min(one, other)),
    }),
  );
}

function anyBlank(type: TypeOf<'blank'>): fc.Arbitrary<Question> {
  const accepted = fc.array(plainWord, { minLength: 1, maxLength: 3 });
  return items.chain(anyItemScores).chain((points) =>
    fc.record({
      type: fc.constant(type),
      ...shared,
      correct_answer: listOf(accepted, points.item_scores.length),
      score: fc.constant(points.score),
      item_scores: fc.constant(points.item_scores),
    }),
  );
}

function anyMatching(type: TypeOf<'matching'>): fc.Arbitrary<Question> {
  const counts = fc.tuple(items, fc.integer({ min: 1, max: maxOptions }), fc.boolean());
  return counts.chain(([left, right, isWhole]) =>
    anyItemScores(left).chain((points) =>
      fc.record({
        type: fc.constant(type),
        ...shared,
        options: listOf(richText, left),
        matchings: listOf(richText, right),
        correct_answer: listOf(lettersBelow(right), left),
        score: fc.constant(points.score),
        item_scores: fc.constant(isWhole ? null : points.item_scores),
      }),
    ),
  );
}

function anyCorrection(type: TypeOf<'correction'>): fc.Arbitrary<Question> {
  return items.chain(anyItemScores).chain((points) =>
    fc.record({
      type: fc.constant(type),
      ...shared,
      options: listOf(richText, points.item_scores.length),
      correct_answer: listOf(plainWord, points.item_scores.length),
      score: fc.constant(points.score),
      item_scores: fc.constant(points.item_scores),
    }),
  );
}

/** One that is missing does not compile. */
const makers: { [Name in FamilyName]: (type: TypeOf<Name>) => fc.Arbitrary<Question> } = {
  choice: anyChoice,
  'true-false': (type) => fc.record({ type: fc.constant(type), ...shared, correct_answer: fc.boolean(), score }),
  blank: anyBlank,
  matching: anyMatching,
  correction: anyCorrection,
  open: (type) => fc.record({ type: fc.constant(type), ...shared, correct_answer: shared.explanation, score }),
};

export function anyQuestionOf(type: QuestionType): fc.Arbitrary<Question> {
  const make = makers[familyNameOf(type)] as (type: QuestionType) => fc.Arbitrary<Question>;
  return make(type);
}

export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(...Object.values(questionTypes).map(anyQuestionOf));
