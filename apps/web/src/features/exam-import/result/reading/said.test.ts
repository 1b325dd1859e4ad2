import type { ImportView, SheetColumnsEntry } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { rolesOf, sayOfSheet, sayOfText, sayRole, startSaid, toReading, toTrial } from './said.ts';
import type { Role } from './said.ts';

function sheetOf(roles: Role[], said: SheetColumnsEntry['said'] = {}): SheetColumnsEntry {
  const columns = roles.map((role) => ({ name: '', role, is_unsure: false, samples: [] }));
  return { sheet_no: 0, columns, first_option: 1, answer_form: null, header_row: 1, first_rows: [], said };
}

const sheet = sheetOf(['stem', 'answer'], { separator: '~' });
const view = { columns: [sheet], text: { encoding: 'big5', delimiter: ';' } } as ImportView;

describe('what is said of a file', () => {
  it('begins with what was said before, so that changing one thing loses no other', () => {
    const said = sayRole(startSaid(view), sheet, 1, 'option');
    expect(toTrial(7, said)).toEqual({
      import_id: 7,
      sheets: [{ sheet_no: 0, separator: '~', roles: ['stem', 'option'] }],
      encoding: 'big5',
      delimiter: ';',
    });
  });

  it('leaves the columns open where they will be others', () => {
    const begun = startSaid(view);
    expect(toTrial(7, sayOfSheet(begun, 0, { header_row: 3 })).sheets).toEqual([{ sheet_no: 0, header_row: 3 }]);
    expect(toTrial(7, sayOfText(begun, { encoding: 'utf-8' })).sheets).toEqual([{ sheet_no: 0, separator: '~' }]);
    expect(toTrial(7, sayOfSheet(begun, 0, { separator: '|' })).sheets[0]?.roles).toEqual(['stem', 'answer']);
  });

  it('is sent with the columns that are shown', () => {
    const said = sayOfSheet(startSaid(view), 0, { header_row: 3 });
    const shown = sheetOf(['stem', 'option', 'answer']);
    expect(rolesOf(said, shown)).toEqual(['stem', 'option', 'answer']);
    expect(toReading(7, said, [shown])).toMatchObject({
      sheets: [{ sheet_no: 0, header_row: 3, first_option: 1, roles: ['stem', 'option', 'answer'] }],
    });
  });
});
