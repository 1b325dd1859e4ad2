import { describe, expect, it } from 'vitest';
import { findOnlySheet, suggestSheets } from './sheets.ts';

const sheet = (sheet_no: number, name: string, rows: number) => ({ sheet_no, name, rows });

describe('the sheets of a workbook', () => {
  it('are all suggested but those that only explain or hold a header', () => {
    const sheets = [sheet(0, '单选题', 20), sheet(1, '填写说明', 9), sheet(2, 'Notes', 30), sheet(3, 'Sheet4', 1)];
    expect(suggestSheets(sheets)).toEqual([0]);
  });

  it('are suggested whatever their names where nothing looks like questions', () => {
    expect(suggestSheets([sheet(0, 'Notas', 12), sheet(1, 'Hoja2', 0)])).toEqual([0]);
  });

  it('leave no choice where one alone holds anything', () => {
    expect(findOnlySheet([sheet(0, 'Sheet1', 0), sheet(1, 'Sheet2', 40), sheet(2, 'Sheet3', 0)])).toBe(1);
    expect(findOnlySheet([sheet(0, 'Sheet1', 0), sheet(1, 'Sheet2', 0)])).toBe(0);
    expect(findOnlySheet([sheet(0, 'Sheet1', 2), sheet(1, 'Sheet2', 2)])).toBeNull();
    expect(findOnlySheet([])).toBeNull();
  });
});
