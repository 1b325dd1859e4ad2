import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

it('writes dates as dates, numbers as numbers, and a text that looks like a formula as a text', async () => {
  const bytes = await writeTable({
    name: 'A/B',
    columns: [
      { title: 'Day', kind: 'date', width: 12 },
      { title: 'Month', kind: 'month', width: 12 },
      { title: 'Title', kind: 'text', width: 30 },
      { title: 'Questions', kind: 'number', width: 12 },
      { title: 'Time', kind: 'duration', width: 12 },
      { title: 'Right', kind: 'share', width: 12 },
    ],
    rows: [['2026-02-28', '2026-02', '=1+1', 12, 90_061, null]],
  });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.name).toBe('A B');
  expect(sheets[0]?.rows[0]).toEqual(['Day', 'Month', 'Title', 'Questions', 'Time', 'Right']);
  const [day, month, title, questions, time] = sheets[0]?.rows[1] ?? [];
  expect(day).toEqual(new Date('2026-02-28T00:00:00Z'));
  expect(month).toEqual(new Date('2026-02-01T00:00:00Z'));
  expect(title).toBe('=1+1');
  expect(questions).toBe(12);
  expect(time).toEqual(expect.anything());
});
