import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

it('shows instants in the time zone of its reader, to the minute, below what it is about', async () => {
  const bytes = await writeTable({
    name: 'Scores',
    lines: ['=Week 1', 'Times: Asia/Shanghai'],
    timeZone: 'Asia/Shanghai',
    columns: [{ title: 'Handed in', kind: 'instant', width: 18 }],
    rows: [[new Date('2026-05-04T18:30:59Z')]],
  });
  const { A1, A2, A3, A4 } = read(bytes, { cellDates: true, UTC: true }).Sheets.Scores ?? {};
  expect([A1?.v, A2?.v, A3?.v]).toEqual(['=Week 1', 'Times: Asia/Shanghai', 'Handed in']);
  expect(A1).not.toHaveProperty('f');
  expect(A4).toMatchObject({ t: 'd', v: new Date('2026-05-05T02:30:00Z') });
});

it('writes dates as dates, numbers as numbers and texts as texts, whatever they look like', async () => {
  const bytes = await writeTable({
    name: 'A/B',
    columns: (['date', 'month', 'instant', 'text', 'number', 'duration', 'share'] as const).map((kind) => ({
      title: kind,
      kind,
      width: 12,
    })),
    rows: [['2026-02-28', '2026-02', new Date('2026-05-04T10:30:00Z'), '=HYPERLINK("x")', 7.5, 90_061, null]],
  });
  const { Sheets, SheetNames } = read(bytes, { cellDates: true, UTC: true });
  expect(SheetNames).toEqual(['A B']);
  const { A1, A2, B2, C2, D2, E2, F2, G2 } = Sheets['A B'] ?? {};
  expect(A1).toMatchObject({ t: 's', v: 'date' });
  expect(A2).toMatchObject({ t: 'd', v: new Date('2026-02-28T00:00:00Z') });
  expect(B2).toMatchObject({ t: 'd', v: new Date('2026-02-01T00:00:00Z') });
  expect(C2).toMatchObject({ t: 'd', v: new Date('2026-05-04T10:30:00Z') });
  expect(D2).toMatchObject({ t: 's', v: '=HYPERLINK("x")' });
  expect(D2).not.toHaveProperty('f');
  expect(E2).toMatchObject({ t: 'n', v: 7.5 });
  expect(F2?.w).toBe('25:01:01');
  expect(G2).toBeUndefined();
});
