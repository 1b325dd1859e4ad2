import { describe, expect, it } from 'vitest';
import { parseRichText } from './rich-text.ts';

describe('parseRichText', () => {
  it('finds links and typed words between plain ones', () => {
    expect(parseRichText('See [Groups](/tour-home/groups), or type `^^`.')).toEqual([
      { kind: 'words', at: 0, words: 'See ' },
      { kind: 'link', at: 4, words: 'Groups', to: '/tour-home/groups' },
      { kind: 'words', at: 31, words: ', or type ' },
      { kind: 'typed', at: 41, words: '^^' },
      { kind: 'words', at: 45, words: '.' },
    ]);
  });

  it('leaves links to other sites as plain words', () => {
    const text = '[there](https://example.org) and [here](javascript:alert)';
    expect(parseRichText(text)).toEqual([{ kind: 'words', at: 0, words: text }]);
  });

  it('keeps a text without marks whole', () => {
    expect(parseRichText('（题库）')).toEqual([{ kind: 'words', at: 0, words: '（题库）' }]);
  });
});
