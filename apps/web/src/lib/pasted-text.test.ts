import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { nameOfSource, pastedNames } from './pasted-text.ts';

describe('pasted text', () => {
  it('is called so in each language', () => {
    const texts = join(import.meta.dirname, '../features/exam-import/texts');
    const names: string[] = languages.map(
      (each) => JSON.parse(readFileSync(join(texts, `${each}.json`), 'utf8'))['paste.file-name'],
    );
    expect([...pastedNames].toSorted()).toEqual(names.toSorted());
  });

  it('has no ending, and files keep theirs', () => {
    expect(nameOfSource('粘贴的文本.txt')).toBe('粘贴的文本');
    expect(nameOfSource('chapter 1.txt')).toBe('chapter 1.txt');
    expect(nameOfSource('Pasted text.csv')).toBe('Pasted text.csv');
  });
});
