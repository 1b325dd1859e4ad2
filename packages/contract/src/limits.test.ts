import { maxOptions } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { atLeast, line } from './fields.ts';
import { limits, rules, widthOf } from './limits.ts';

it('lets a question have as many options as there are letters for', () => {
  expect(limits.optionsMax).toBe(maxOptions);
});

describe('the width of a text', () => {
  it.each([
    ['小林', 4],
    ['Ana', 3],
    ['答题卡打不开', 12],
    ['カナ', 4],
    ['한글', 4],
    ['Zoë', 3],
    ['ＡＢ', 4],
    ['', 0],
  ])('of %s is %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('decides what is too short', () => {
    const name = atLeast(line, rules.name.min);
    expect(['小林', 'Ana', ' 林 ', 'Al'].map((text) => name.safeParse(text).success)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const feedback = atLeast(line, limits.feedbackMin);
    expect(feedback.safeParse('答题卡打不开').success).toBe(true);
    expect(feedback.safeParse('too short').error?.issues).toMatchObject([{ code: 'too_small', minimum: 10 }]);
  });
});
