import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { writeTable } from './spreadsheet.ts';

it('writes numbers as numbers, instants as dates and texts as texts, whatever they look like', async () => {
  const bytes = await writeTable({
    name: 'Scores',
    columns: ['Name', 'Score', 'Handed in', 'Place'].map((title) => ({ title, width: 10 })),
    rows: [['=HYPERLINK("x")', 7.5, new Date('2026-05-04T10:30:00Z'), null]],
  });
  const { Sheets } = read(bytes, { cellDates: true, UTC: true });
  const { A2, B2, C2, D2 } = Sheets.Scores ?? {};
  expect(A2).toMatchObject({ t: 's', v: '=HYPERLINK("x")' });
  expect(A2).not.toHaveProperty('f');
  expect(B2).toMatchObject({ t: 'n', v: 7.5 });
  expect(C2).toMatchObject({ t: 'd', v: new Date('2026-05-04T10:30:00Z') });
  expect(D2).toBeUndefined();
});
