// Questions of running text beside the lines that they were read from.
import { expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';

it('questions of plain text are shown beside their lines, counted as an editor counts them', async () => {
  const towns = ['Rome', 'Oslo', 'Lima'];
  const lines = towns.flatMap((town, at) => [
    `${at + 1}. Where is ${town}?`,
    '',
    'A. here',
    'B. there',
    'Answer: B',
    '',
  ]);
  const workbook = await readWorkbook(new TextEncoder().encode(['Towns', '', ...lines].join('\n')), 'towns.txt');
  const { samples } = importPaper(workbook);
  expect(samples.map(({ item }) => item)).toEqual([0, 1, 2]);
  expect(samples[1]?.cells).toEqual([
    { cell: '9', name: '', value: '2. Where is Oslo?' },
    { cell: '11', name: '', value: 'A. here' },
    { cell: '12', name: '', value: 'B. there' },
    { cell: '13', name: '', value: 'Answer: B' },
  ]);
});
