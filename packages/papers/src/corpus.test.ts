import { expect, it } from 'vitest';
import { corpusLanguages } from './testing/corpus/languages.ts';
import { measureCorpus } from './testing/corpus/measure.ts';

it('reads the generated layouts of every language, and nothing of them wrong without a word', async () => {
  const measured = await measureCorpus();
  const sum = (part: 'fields' | 'exact' | 'silent') => measured.reduce((total, file) => total + file[part], 0);
  expect(corpusLanguages.filter(({ isKnown }) => !isKnown)).toHaveLength(5);
  expect(measured.length).toBeGreaterThan(100);
  expect(measured.filter(({ silent }) => silent > 0)).toEqual([]);
  expect(sum('exact') / sum('fields')).toBeGreaterThan(0.98);
});
