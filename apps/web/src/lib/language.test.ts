import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

const nothing = { forced: null, remembered: null, preferred: [] };

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

  it('is chosen anew when what was remembered is no language of ours', () => {
    expect(chooseLanguage({ ...nothing, remembered: 'tlh', preferred: ['es'] })).toBe('es');
  });

  it('is the forced one where there is one', () => {
    expect(chooseLanguage({ forced: 'zh-CN', remembered: 'ja', preferred: ['en'] })).toBe('zh-CN');
  });
});
