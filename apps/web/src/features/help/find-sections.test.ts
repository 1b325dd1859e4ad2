import { languages } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../lib/config.ts';
import { findSections } from './find-sections.ts';

const config = { variant: 'A', brand: 'Tiku', forced_language: null, limits: { import_bytes: 1 } } as Config;

async function namesFor(query: string, language: (typeof languages)[number] = 'en') {
  return (await findSections(query, language, config)).map(({ topic, id }) => `${topic.name}#${id}`);
}

describe('searching the help', () => {
  it('finds sections that hold all words, whatever their case and accents', async () => {
    expect(await namesFor('PASSWORD')).toContain('account#getting-back-in');
    expect((await namesFor('contrasena', 'es')).length).toBeGreaterThan(0);
    expect(await namesFor('contraseña', 'es')).toEqual(await namesFor('contrasena', 'es'));
  });

  it('finds something in every language', async () => {
    const words = { en: 'exam', 'zh-CN': '试卷', ja: '試験', es: 'examen', pt: 'prova' };
    for (const language of languages) expect(await namesFor(words[language], language)).not.toEqual([]);
  });

  it('finds nothing for words that do not stand there, and for none', async () => {
    expect(await namesFor('xylophone')).toEqual([]);
    expect(await namesFor('  ')).toEqual([]);
  });
});
