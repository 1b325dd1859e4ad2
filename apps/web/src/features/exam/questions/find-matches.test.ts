import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';

function marked(text: string, query: string): string[] {
  return findMatches(text, query).map(([start, end]) => text.slice(start, end));
}

describe('the words of a search in a text', () => {
  it('are found without regard to case, width and accents', () => {
    expect(marked('¿Cuántos PAÍSES hay?', 'paises')).toEqual(['PAÍSES']);
    expect(marked('ＡＢＣ and abc', 'abc')).toEqual(['ＡＢＣ', 'abc']);
    expect(marked('Pai\u0301ses', 'países')).toEqual(['Pai\u0301ses']);
  });

  it('are found by how they begin, never inside of another word', () => {
    expect(marked('The planet of planets, explanation', 'plan')).toEqual(['plan', 'plan']);
  });

  it('are found anywhere in Chinese and Japanese', () => {
    expect(marked('下列哪个行星离太阳最近？', '太阳')).toEqual(['太阳']);
    expect(marked('日本のことばと自然', 'ことば')).toEqual(['ことば']);
    expect(marked('がく', 'かく')).toEqual([]);
  });

  it('are marked together where they meet, and each where they do not', () => {
    expect(marked('水星和金星', '水星 金星')).toEqual(['水星', '金星']);
    expect(marked('水星和金星', '星和 和金')).toEqual(['星和金']);
  });

  it('are nowhere where nothing is looked for', () => {
    expect(marked('text', '')).toEqual([]);
    expect(marked('text', ' .* ')).toEqual([]);
  });
});
