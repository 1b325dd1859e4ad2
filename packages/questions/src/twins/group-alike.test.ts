import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike, wordsOf } from './answer-words.ts';
import { groupAlike } from './group-alike.ts';

const alike = (one: string, other: string) => areAlike(wordsOf(one), wordsOf(other));

/** Words of five letters and more that no slip makes one of another. */
const vocabulary = ['water', 'mountain', 'evaporates', 'sunlight', 'condenses', 'river', 'gathers', 'thunder'];
const sentence = fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 2 });
const chinese = fc.uniqueArray(fc.constantFrom(...Array.from('水从海面蒸发上升遇冷变成云再降雨回到河流')), {
  minLength: 4,
});

describe('answers that are alike', () => {
  it.each([
    ['the water evaporates', 'The evaporates water!', 'words in another order'],
    ['evaporation', 'evaporaton', 'a letter less'],
    ['rain', 'rian', 'two letters in each other’s place'],
    ['ice cream melts', 'icecream melts', 'words written together'],
    ['蒸发冷却', '蒸发冷确', 'one character for another'],
    ['水が蒸発して雲になる', '水が蒸発して、雲となる。', 'a particle'],
    ['when warm air rises it cools and drops form', 'when warm air rises it cools and drops', 'a word less'],
  ])('are %j and %j: %s', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['in 1998', 'in 1999', 'another number'],
    ['it is a metal', 'it is not a metal', 'a negation'],
    ['金属导电', '金属不导电', 'a negation in Chinese'],
    ['cat', 'car', 'short words'],
    ['rain', 'snow', 'other words'],
    ['', '', 'nothing'],
  ])('are not %j and %j: %s', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
  });

  it('are so in any order of their words', () => {
    fc.assert(
      fc.property(sentence, fc.infiniteStream(fc.nat()), (words, keys) => {
        const order = new Map(words.map((word) => [word, keys.next().value ?? 0]));
        const other = words.toSorted((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0));
        expect(groupAlike([words.join(' '), other.join(', ')])).toEqual([[0, 1]]);
      }),
    );
  });

  it('are so with one slip of the pen, and by characters where there are no words', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), fc.nat(), (words, which, where) => {
        const slipped = words.map((word, at) => {
          if (at !== which % words.length) return word;
          const letter = 1 + (where % (word.length - 1));
          return word.slice(0, letter) + word.slice(letter + 1);
        });
        expect(groupAlike([words.join(' '), slipped.join(' ')])).toEqual([[0, 1]]);
      }),
    );
    fc.assert(
      fc.property(chinese, fc.nat(), (characters, which) => {
        const other = characters.with(which % characters.length, '龍');
        expect(groupAlike([characters.join(''), other.join('')])).toEqual([[0, 1]]);
      }),
    );
  });

  it('are in one group at most, each like the first of it', () => {
    const answer = fc.oneof(sentence, chinese, fc.array(fc.string())).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), (texts) => {
        const groups = groupAlike(texts);
        expect(new Set(groups.flat()).size).toBe(groups.flat().length);
        for (const [first = 0, ...others] of groups) {
          expect(others.length).toBeGreaterThan(0);
          for (const other of others) expect(alike(texts[first] ?? '', texts[other] ?? '')).toBe(true);
        }
      }),
    );
  });

  it('are found among two thousand with a few comparisons for each', () => {
    const texts = Array.from({ length: 2_000 }, (_, at) =>
      Array.from(
        { length: 30 },
        (_word, place) => `${vocabulary[(at * (place + 3) + place) % 8]}${'abcdefghij'[(at >> (place % 11)) % 10]}`,
      ).join(' '),
    );
    let compared = 0;
    groupAlike(texts, (one, other) => {
      compared += 1;
      return areAlike(one, other);
    });
    expect(compared).toBeLessThanOrEqual(24 * 2_000);
  });
});
