import { maxOptions } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { atLeast, line } from './fields.ts';
import { contract } from './index.ts';
import { limits, rules, widthOf } from './limits.ts';
import { isVisible } from './visible.ts';

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

const title = line.min(1).max(50);

describe('a name', () => {
  it.each([
    ['only blanks that no keyboard shows', '\u3164\u2800'],
    ['zero-width characters', '\u200B\u200D\u2060'],
    ['marks without a letter', '\u0301\u0302'],
    ['Hangul fillers', '\u115F\u1160\uFFA0'],
    ['soft hyphens and spaces', '\u00AD\u2003\u00AD'],
    ['variation selectors and tags', '\uFE0F\u{E0041}'],
  ])('of %s is refused', (_, text) => {
    expect(isVisible(text)).toBe(false);
    expect(title.safeParse(text).error?.issues).toMatchObject([{ params: { reason: 'invisible' } }]);
  });

  it('turns nothing around', () => {
    expect(title.parse('Anna\u202Etxt.exe\u202C')).toBe('Annatxt.exe');
    expect(title.safeParse('\u202E\u2066\u2069').success).toBe(false);
  });

  it.each(['小林', 'José', 'نازنین‌زهرا', '👩‍🚀', 'ก่อน', '1', '…'])('like %s is kept as it is', (text) => {
    expect(title.parse(text)).toBe(text);
  });

  it.each([
    ['POST /app/account/info', { name: '\u3164\u3164\u3164' }],
    ['POST /mycreated/group', { name: '\u2800' }],
    ['POST /ee/company/info', { company: { name: '\u3164\u3164', member_limit: 5 } }],
    ['POST /ee/company/user', { name: '\u200B', mobile: '13800000000' }],
  ] as const)('is asked for by %s', (address, request) => {
    const issues = contract[address].request.safeParse(request).error?.issues ?? [];
    expect(issues.some((issue) => issue.code === 'custom' && issue.params?.reason === 'invisible')).toBe(true);
  });
});
