import { limits } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { acceptedFiles, findFileFault } from './check-file.ts';

describe('a file somebody chose', () => {
  it.each(['a.xlsx', 'A.XLS', 'last.term.csv', '题库.zip', 'paper.docx', 'typed.txt'])('%s is sent', (name) => {
    expect(findFileFault({ name, size: 1 })).toBeNull();
  });

  it.each(['a.pdf', 'xlsx', 'a.xlsx.exe', 'a.', ''])('%s is no file we read', (name) => {
    expect(findFileFault({ name, size: 1 })).toBe('extension');
  });

  it('may be as large as the limit and no larger', () => {
    expect(findFileFault({ name: 'a.xlsx', size: limits.importBytes })).toBeNull();
    expect(findFileFault({ name: 'a.xlsx', size: limits.importBytes + 1 })).toBe('size');
  });

  it('must hold something', () => {
    expect(findFileFault({ name: 'a.xlsx', size: 0 })).toBe('empty');
  });

  it('is offered by the same endings', () => {
    expect(acceptedFiles).toBe('.xlsx,.xls,.csv,.tsv,.zip,.docx,.txt,.md,.json');
  });
});
