import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

const nothing = { asked: null, remembered: null, preferred: [] };

describe('the language', () => {
  it.each([
    [['zh-TW', 'en'], 'zh-CN'],
    [['pt-BR'], 'pt'],
    [['de-AT', 'ja-JP', 'en'], 'ja'],
    [['es-419'], 'es'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ])('of a browser that prefers %j is %s', (preferred, expected) => {
    expect(chooseLanguage({ ...nothing, preferred })).toBe(expected);
  });

  it('stays the one chosen before', () => {
    expect(chooseLanguage({ ...nothing, remembered: 'ja', preferred: ['en'] })).toBe('ja');
  });

  it('is that of the address before any other', () => {
    expect(chooseLanguage({ ...nothing, asked: 'pt', remembered: 'ja', preferred: ['en'] })).toBe('pt');
  });

  it('is chosen anew when what was remembered is no language of ours', () => {
    expect(chooseLanguage({ ...nothing, remembered: 'tlh', preferred: ['es'] })).toBe('es');
  });
});
