import type { ImportView, SheetColumnsEntry } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { findWays } from './ways.ts';

type Role = SheetColumnsEntry['columns'][number]['role'];

function sheetOf(sheet_no: number, roles: Role[], is_unsure: boolean): SheetColumnsEntry {
  const columns = roles.map((role) => ({ name: '', role, is_unsure, samples: [] }));
  const said = { separator: '~' };
  return { sheet_no, columns, first_option: 1, answer_form: 'texts', header_row: 1, first_rows: [], said };
}

const doubtful = sheetOf(0, ['stem', 'answer'], true);
const rival = { sheet_no: 0, roles: ['answer', 'stem'] as Role[] };

function viewOf(columns: SheetColumnsEntry[], rivals: ImportView['rivals']): ImportView {
  return { import_id: 7, held_by: ['columns'], columns, rivals } as ImportView;
}

describe('the two ways to read a sheet', () => {
  it('differ in what is in doubt and in nothing else', () => {
    const { readings } = findWays(viewOf([doubtful], [rival])) ?? {};
    const same = { sheet_no: 0, first_option: 1, separator: '~' };
    expect(readings?.map(({ sheets }) => sheets)).toEqual([
      [{ ...same, roles: ['stem', 'answer'] }],
      [{ ...same, roles: ['answer', 'stem'] }],
    ]);
  });

  it('both say the form of the answers where that is the doubt', () => {
    const numbers = {
      sheet_no: 0,
      roles: ['stem', 'answer'] as Role[],
      answer_form: 'numbers',
      first_option: 0,
    } as const;
    const { readings } = findWays(viewOf([doubtful], [numbers])) ?? {};
    expect(readings?.map(({ sheets: [sheet] }) => [sheet?.answer_form, sheet?.first_option])).toEqual([
      ['texts', 1],
      ['numbers', 0],
    ]);
  });

  it('leave another sheet open that is in doubt as well, and keep what was said of the others', () => {
    const sure = sheetOf(1, ['stem'], false);
    const open = sheetOf(2, ['stem'], true);
    const { readings } = findWays(viewOf([doubtful, sure, open], [rival])) ?? {};
    expect(readings?.[1].sheets.map(({ sheet_no }) => sheet_no)).toEqual([0, 1]);
  });

  it('are none where nothing is in doubt any more', () => {
    expect(findWays({ ...viewOf([doubtful], [rival]), held_by: [] })).toBeNull();
    expect(findWays(viewOf([doubtful], []))).toBeNull();
  });
});
