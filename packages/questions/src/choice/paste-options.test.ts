import { describe, expect, it } from 'vitest';
import { pasteOptions } from './paste-options.ts';

describe('lines pasted into an option', () => {
  it('become options, without the letters in front of them', () => {
    expect(pasteOptions(['', '', '', ''], 0, 'A. Paris\nB、Rome\r\n(C) Oslo\n')).toEqual(['Paris', 'Rome', 'Oslo', '']);
  });

  it('make room for themselves', () => {
    expect(pasteOptions(['<p>x</p>', ''], 1, 'one\ntwo\nthree')).toEqual(['<p>x</p>', 'one', 'two', 'three']);
  });

  it('are text, not HTML', () => {
    expect(pasteOptions(['', ''], 0, 'a < b\n<b>c</b> & d')).toEqual(['a &lt; b', '&lt;b&gt;c&lt;/b&gt; &amp; d']);
  });

  it('overwrite nothing and make no more than twenty', () => {
    expect(pasteOptions(['', '<p>kept</p>'], 0, 'one\ntwo')).toBeNull();
    expect(pasteOptions([''], 0, Array.from({ length: 21 }, (_, index) => `line ${index}`).join('\n'))).toBeNull();
  });

  it('of which there is only one are pasted as usual', () => {
    expect(pasteOptions(['', ''], 0, 'one\n\n')).toBeNull();
  });
});
