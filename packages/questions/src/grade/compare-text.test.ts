import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactText, foldSpaces, foldText } from './compare-text.ts';

describe('texts that ignore case and width', () => {
  it.each([
    ['Frog', '  fROG\t'],
    ['frog', ' FROG '],
    ['ＡＢＣ１２３', 'abc123'],
    ['ｶﾞｽ', 'ガス'],
    ['é', 'E\u0301'],
    ['New　York', 'new york'],
    ['\u3000水\u00a0', '水'],
    ['ΣΑΣ', 'σας'],
    ['\u212bngström', 'ångström'],
  ])('%s is %s', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it.each([
    ['10²', '102'],
    ['İ', 'i'],
    ['Maße', 'Masse'],
    ['New York', 'NewYork'],
    ['①', '1'],
  ])('%s is not %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});

describe('texts that mind case', () => {
  it('are trimmed, and one character may be written in two ways', () => {
    expect(exactText('  Frog ')).toBe('Frog');
    expect(exactText('e\u0301')).toBe(exactText('é'));
    expect(exactText('frog')).not.toBe(exactText('Frog'));
    expect(exactText('Ｆrog')).not.toBe(exactText('Frog'));
    expect(exactText('a  b')).not.toBe(exactText('a b'));
  });
});

describe('sentences', () => {
  it('have one space where there were several', () => {
    expect(foldSpaces(' He \n\t goes\u3000 home. ')).toBe('He goes home.');
    expect(foldSpaces('e\u0301')).toBe('é');
    expect(foldSpaces('He goes')).not.toBe(foldSpaces('he goes'));
  });
});

it('what has been folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(exactText, foldText, foldSpaces), (text, fold) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
