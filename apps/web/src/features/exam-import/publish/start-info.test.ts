import { describe, expect, it } from 'vitest';
import { infoOfImport } from './start-info.ts';

describe('what is written about an exam at first', () => {
  it('comes from the file', () => {
    const exam = { title: ' Biology ', description: 'Cells', duration: 45 };
    expect(infoOfImport({ exam, file_name: 'a.xlsx' })).toMatchObject({
      title: 'Biology',
      description: 'Cells',
      duration: 45,
      isprivate: true,
    });
  });

  it('is the name of a file that has no title', () => {
    expect(infoOfImport({ file_name: 'last.term.xlsx' })).toMatchObject({ title: 'last.term', duration: 0 });
  });

  it('keeps within what can be saved', () => {
    const exam = { title: 'x'.repeat(300), description: 'y'.repeat(9_000), duration: 99_999 };
    const { title, description, duration } = infoOfImport({ exam, file_name: 'a.csv' });
    expect([title.length, description.length, duration]).toEqual([100, 5_000, 10_080]);
  });
});
