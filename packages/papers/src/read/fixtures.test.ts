import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeThirdParty } from '../../../questions/src/testing/third-party.ts';
import { readWorkbook } from './read-workbook.ts';

describeThirdParty('workbooks that people really brought', (folder) => {
  const read = (path: string) => readWorkbook(readFileSync(join(folder, path)), path);

  it('bring all fifteen pictures, each over a cell that is there', async () => {
    const { sheets } = await read('native/es_images.xlsx');
    expect(sheets[0]!.pictures).toHaveLength(15);
    expect(sheets[0]!.notes).toEqual([]);
    for (const { row } of sheets[0]!.pictures) expect(sheets[0]!.rows[row]).toBeDefined();
  });

  it('show the same cells as .xls and as .xlsx', async () => {
    const xls = await read('native/template3_as_xls.xls');
    const xlsx = await read('original/Silentely+Demo/motibang_template3.xlsx');
    expect(xls.format).toBe('xls');
    expect(xls.sheets[0]!.rows).toEqual(xlsx.sheets[0]!.rows);
  });

  it('keep their sheets in order', async () => {
    const { sheets } = await read('native/five_sheets.xlsx');
    expect(sheets.map(({ no, name }) => [no, name])).toEqual([
      [0, 'zh-CN'],
      [1, 'en'],
      [2, 'ja'],
      [3, 'es'],
      [4, 'pt'],
    ]);
  });

  it.each([
    ['original/TimXiedada+crac-amateur-radio-exam-questions-2025-csv/class_a.csv', 684, 9],
    ['original/procastino+bancosTecno/bancoTecno_es.csv', 143, 7],
    ['original/russolsen+ham_radio_question_pool/technician-2026-2030.csv', 410, 10],
    ['original/chamilo+chamilo-lms/quiz_template.xls', 81, 2],
  ])('%s has %i rows', async (path, rows, columns) => {
    const { sheets } = await read(path);
    expect(sheets[0]!.rows).toHaveLength(rows);
    expect(sheets[0]!.rows[0]).toHaveLength(columns);
  });
});
