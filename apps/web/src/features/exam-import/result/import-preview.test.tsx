import { screen } from '@testing-library/react';
import type { ImportProblemEntry } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../lib/testing/draw.tsx';
import { ChooseSheets } from '../file/choose-sheets.tsx';
import type { SheetEntry } from '../file/sheets.ts';
import { ProblemNotes } from './problem-notes.tsx';

const problem = { sheet_no: 0, row: 7, cell: 'C7', code: 'no-key', message: 'No answer', fix: 'Write one.' };

function note(...problems: object[]) {
  return draw(<ProblemNotes problems={problems as ImportProblemEntry[]} />, ['exam-import']);
}

describe('what is wrong with a row', () => {
  it('names the cell, the reason and the remedy', async () => {
    await note({ ...problem, severity: 'error' });
    expect(screen.getByRole('listitem').textContent).toBe('Not imported: C7 No answer Write one.');
  });

  it('tells what is doubtful from what is lost without colours', async () => {
    await note({ ...problem, severity: 'warning' });
    expect(screen.getByRole('listitem').textContent).toContain('Doubtful:');
  });

  it('names the sheet where it is not the first', async () => {
    await note({ ...problem, sheet_no: 1, severity: 'error' });
    expect(screen.getByRole('listitem').textContent).toMatch(/2.*C7/);
  });

  it('draws nothing where nothing is wrong', async () => {
    await note();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

const sheets: SheetEntry[] = [
  { sheet_no: 0, name: 'Questions', rows: 12 },
  { sheet_no: 1, name: 'Notes', rows: 0 },
  { sheet_no: 2, name: 'More', rows: 4 },
];

async function choose() {
  const chosen: SheetEntry[][] = [];
  const drawn = await draw(
    <ChooseSheets fileName="exam.xlsx" sheets={sheets} onChoose={(each) => chosen.push(each)} onBack={() => {}} />,
    ['exam-import'],
  );
  return { ...drawn, chosen };
}

describe('which sheets are read', () => {
  it('offers those that hold something, and says of each how much', async () => {
    await choose();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
    screen.getByText('12 rows');
    screen.getByText('empty');
  });

  it('reads the ticked ones in the order of the file', async () => {
    const { user, chosen } = await choose();
    await user.click(screen.getByRole('checkbox', { name: /Questions/ }));
    await user.click(screen.getByRole('checkbox', { name: /Notes/ }));
    await user.click(screen.getByRole('button', { name: 'Read these sheets' }));
    expect(chosen.map((each) => each.map(({ name }) => name))).toEqual([['Notes', 'More']]);
  });

  it('reads nothing while none is ticked, and says so', async () => {
    const { user, chosen } = await choose();
    await user.click(screen.getByRole('checkbox', { name: /Questions/ }));
    await user.click(screen.getByRole('checkbox', { name: /More/ }));
    await user.click(screen.getByRole('button', { name: 'Read these sheets' }));
    expect(screen.getByRole('alert').textContent).toBe('Tick at least one sheet.');
    expect(chosen).toEqual([]);
  });
});
