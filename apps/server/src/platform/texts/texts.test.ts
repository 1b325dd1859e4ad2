// The compiler sees that every language has the texts of English and no others; this is what it cannot see.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tiku/contract';
import { describe, expect, it } from 'vitest';

function readTexts(folder: string, language: string): Map<string, string> {
  const file = join(import.meta.dirname, folder, `${language}.json`);
  return new Map(listTexts(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Each by the way to it: `notices.reviewed.title`. The paragraphs of an e-mail are one text, lists are too. */
function listTexts(value: object, way = ''): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, string | string[] | object]) => {
    if (typeof inner === 'string') return [[way + key, inner]];
    return Array.isArray(inner) ? [[way + key, inner.join('\n')]] : listTexts(inner, `${way}${key}.`);
  });
}

function placeholders(text: string | undefined): string {
  return [...new Set(text?.match(/\{\w+\}/g))].toSorted().join();
}

describe.each(['.', 'imports', '../messages/texts'])('texts in %s', (folder) => {
  const english = readTexts(folder, 'en');

  it.each(languages)('in %s fill in the same things as the English', (language) => {
    const texts = readTexts(folder, language);
    const different = [...english].filter(([key, text]) => placeholders(texts.get(key)) !== placeholders(text));
    expect(different).toEqual([]);
  });

  it.each(languages)('in %s say something wherever the English does', (language) => {
    const texts = readTexts(folder, language);
    const silent = [...english].filter(([key, text]) => (texts.get(key)?.trim() === '') !== (text.trim() === ''));
    expect(silent).toEqual([]);
  });
});
