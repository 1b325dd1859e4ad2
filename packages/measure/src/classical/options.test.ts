import { describe, expect, it } from 'vitest';
import { chances, normals } from '../simulate.fixture.ts';
import { describeOptions, findSecondKey, findWrongKey } from './options.ts';
import { sumPapers } from './sums.ts';
import type { ItemResponse, ItemSums } from './sums.ts';

const letters = ['A', 'B', 'C', 'D'];

interface Planted {
  people: number;
  questions: number;
  /** How many of the first questions have a key that is wrong. */
  wrong: number;
  seed: number;
}

/** Questions with four options: who does not know it takes one by chance, a plausible one more often. */
function simulatePaper({ people, questions, wrong, seed }: Planted): { items: ItemSums[]; keys: string[] } {
  const [ability, difficulty, next] = [normals(seed), normals(seed + 1), chances(seed + 2)];
  const made = Array.from({ length: questions }, (_, at) => {
    const right = Math.floor(next() * 4);
    const lure = (right + 1 + Math.floor(next() * 3)) % 4;
    return { right, lure, keyed: at < wrong ? lure : right, difficulty: difficulty() * 0.8 - 0.4, slope: 0.7 + next() };
  });
  const papers = Array.from({ length: people }, () => {
    const own = ability();
    return made.map((question): ItemResponse => {
      const knows = next() < 1 / (1 + Math.exp(-1.7 * question.slope * (own - question.difficulty)));
      const guess = next() < 0.25 ? question.lure : Math.floor(next() * 4);
      const chosen = knows ? question.right : guess;
      return { x: Number(chosen === question.keyed), options: [letters[chosen] ?? ''] };
    });
  });
  const { items } = sumPapers(
    made.map(() => 1),
    papers,
  );
  return { items, keys: made.map(({ keyed }) => letters[keyed] ?? '') };
}

describe('a key that is likely wrong', () => {
  it('is found mostly where one was planted, and hardly ever where none was', () => {
    let [found, planted, falsely, right] = [0, 0, 0, 0];
    for (let exam = 0; exam < 50; exam++) {
      const wrong = 2;
      const { items, keys } = simulatePaper({ people: 120, questions: 30, wrong, seed: 1_000 + exam * 13 });
      for (const [at, item] of items.entries()) {
        const flagged = findWrongKey([item], { options: letters, key: [keys[at] ?? ''], questions: items.length });
        if (at < wrong) [found, planted] = [found + Number(flagged !== null), planted + 1];
        else [falsely, right] = [falsely + Number(flagged !== null), right + 1];
      }
    }
    expect(found / planted).toBeGreaterThan(0.7);
    expect(falsely / right).toBeLessThan(0.01);
  });

  it('is not found among few answers, nor without any', () => {
    const { items, keys } = simulatePaper({ people: 9, questions: 10, wrong: 10, seed: 4 });
    for (const [at, item] of items.entries()) {
      expect(findWrongKey([item], { options: letters, key: [keys[at] ?? ''], questions: 10 })).toBeNull();
    }
    expect(findWrongKey([], { options: letters, key: ['A'], questions: 1 })).toBeNull();
    expect(findSecondKey([], { options: letters, key: ['A'], questions: 1 })).toBeNull();
  });
});

/** Thirty people in order of ability, who choose what is said for each third. */
function choose(last: string, middle: string, best: string, key: string): ItemSums[] {
  const papers = [last, middle, best].flatMap((chosen, third) =>
    Array.from({ length: 10 }, (_, at): ItemResponse[] => {
      const option = chosen[at % chosen.length] ?? '';
      return [{ x: Number(option === key), options: [option] }, { x: third * 30 + at }];
    }),
  );
  return sumPapers([1, 100], papers).items.slice(0, 1);
}

describe('options', () => {
  it('are counted by thirds of ability', () => {
    const figures = describeOptions(choose('BC', 'AB', 'A', 'A'), letters);
    expect(figures.map(({ option, count }) => [option, count])).toEqual([
      ['A', 15],
      ['B', 10],
      ['C', 5],
      ['D', 0],
    ]);
    expect(figures[0]?.thirds.map((share) => share?.toFixed(2))).toEqual(['0.00', '0.50', '1.00']);
    expect(describeOptions([], letters)[0]).toEqual({ option: 'A', count: 0, thirds: [null, null, null] });
  });

  it('that divide the best third are two that look right', () => {
    const keyed = { options: letters, key: ['A'], questions: 10 };
    expect(findSecondKey(choose('CD', 'BC', 'AB', 'A'), keyed)).toMatchObject({
      option: 'B',
      count: 5,
      toCount: 5,
      n: 10,
    });
    // One that the last third chooses as often leads astray, as it is meant to.
    expect(findSecondKey(choose('B', 'AB', 'AB', 'A'), keyed)).toBeNull();
    expect(findSecondKey(choose('CD', 'AB', 'A', 'A'), keyed)).toBeNull();
  });
});
