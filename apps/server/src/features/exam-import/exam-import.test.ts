import { languages } from '@tiku/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { buildXlsx } from '../../../../../packages/papers/src/testing/office-files.ts';
import { rawZip } from '../../../../../packages/papers/src/testing/raw-zip.ts';
import { importTexts } from '../../platform/texts/imports/imports.ts';
import { useImportDesk } from '../../testing/import-desk.ts';
import { sendFile } from '../../testing/send-file.ts';
import { purgeImports } from './exam-import.ts';

const desk = useImportDesk();

const cities = [
  '标题,城市',
  '描述,关于城市',
  '用时,30',
  '题干,题型,选择项1,选择项2,答案,得分',
  '中国的首都是？,单选题,北京,上海,A,2',
  '天是蓝的。,判断题,,,A,1',
  '没有答案？,单选题,一,二,,1',
  '超出的选项？,单选题,一,二,E,1',
].join('\n');

const countFiles = async () => (await desk.db.selectFrom('file').select('key').execute()).length;
const refusal = (body: unknown) => (body as { error_code: number; fields?: { file?: string } }).fields?.file;

const cell = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheet = (stem: string) =>
  `<worksheet><sheetData><row r="1">${cell('A1', '题干')}${cell('B1', '答案')}</row><row r="2">${cell('A2', stem)}${cell('B2', '对')}</row></sheetData></worksheet>`;
const entry = (no: number) => `<sheet name="S${no}" sheetId="${no}" r:id="rId${no}"/>`;
const relation = (no: number) =>
  `<Relationship Id="rId${no}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${no}.xml"/>`;

describe('PUT /exam/import', () => {
  it('shows what a file holds before anything becomes an exam', async () => {
    const { status, body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ready',
      file_name: 'cities.csv',
      exam_id: null,
      exam: { title: '城市', description: '关于城市', duration: 30 },
      questions_count: 2,
      counts: { '1': 1, '4': 1 },
      full_score: 3,
      rejected_count: 2,
      files_count: 0,
      problems_count: 3,
    });
    expect(body.problems).toMatchObject([
      { severity: 'error', sheet_no: 0, row: 7, cell: 'E7', code: 'missing-answer', message: 'The answer is missing.' },
      { severity: 'error', sheet_no: 0, row: 8, cell: 'E8', code: 'answer-not-an-option' },
      { severity: 'warning', sheet_no: 0, row: 6, cell: 'E6', code: 'letter-for-true-false' },
    ]);
    expect(await desk.db.selectFrom('exam').select('id').execute()).toEqual([]);
  });

  it('says what is wrong in the language of the caller', async () => {
    const { body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    for (const language of languages) {
      const asked = await sendFile(desk, 'PUT /exam/import', null, {
        token: desk.author,
        language,
        query: { import_id: String(body.import_id) },
      });
      const { message, fix } = importTexts[language].problems['missing-answer'];
      expect(asked.body).toMatchObject({ problems: [{ message, fix }, {}, {}] });
    }
  });

  it('joins the sheets that are named, in the order of the workbook', async () => {
    const bytes = buildXlsx('', {
      'xl/workbook.xml': `<workbook><sheets>${entry(1)}${entry(2)}${entry(3)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1)}${relation(2)}${relation(3)}</Relationships>`,
      'xl/worksheets/sheet1.xml': sheet('一'),
      'xl/worksheets/sheet2.xml': sheet('二'),
      'xl/worksheets/sheet3.xml': sheet('三'),
    });
    const sheets = await sendFile(desk, 'PUT /read/excel/sheets', { name: 's.xlsx', bytes }, { token: desk.author });
    expect(sheets.body).toEqual({
      list: [1, 2, 3].map((no) => ({ sheet_no: no - 1, name: `S${no}`, rows: 2 })),
    });
    const { body } = await desk.sendImport({ name: 's.xlsx', bytes }, { sheets: [2, 0] });
    expect(body.questions_count).toBe(2);
    const preview = await desk.call(
      'GET /exam/import/questions',
      { import_id: body.import_id },
      { token: desk.author },
    );
    expect(preview.body.list.map(({ question, sheet_no }) => [sheet_no, question.desc])).toEqual([
      [0, '一'],
      [2, '三'],
    ]);
  });

  it('shows an import to its owner alone', async () => {
    const { body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    const query = { import_id: String(body.import_id) };
    const foreign = await sendFile(desk, 'PUT /exam/import', null, { token: desk.stranger, query });
    const unknown = await sendFile(desk, 'PUT /exam/import', null, {
      token: desk.stranger,
      query: { import_id: '999999' },
    });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    const list = await desk.call('GET /exam/imports', {}, { token: desk.stranger });
    expect(list.body.list).toEqual([]);
  });

  it('names the formats it reads where somebody sends another', async () => {
    const { status, body } = await desk.sendImport({ name: 'notes.pdf', bytes: '%PDF' });
    expect(status).toBe(415);
    expect(refusal(body)).toBe('Please send one of these: .xlsx, .xls, .csv, .tsv, .zip, .docx, .txt, .md, .json.');
  });

  it('asks for a file', async () => {
    const { status } = await sendFile(desk, 'PUT /exam/import', null, { token: desk.author });
    expect(status).toBe(400);
  });

  it("refuses to upgrade somebody else's exam as one that never was", async () => {
    const { body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    const kept = await desk.keep(body.import_id);
    const { status } = await desk.sendImport(
      { name: 'cities.csv', bytes: cities },
      { token: desk.stranger, examId: kept.body.exam.id },
    );
    expect(status).toBe(404);
  });
});

const MB = 1024 * 1024;

describe('files that are not what they seem', () => {
  const workbook = buildXlsx('<row r="1"><c r="A1" t="inlineStr"><is><t>题干</t></is></c></row>');
  const bombs = Array.from({ length: 200 }, (_, at) => ({
    name: `xl/media/${at}.xml`,
    ...(at === 0 ? { bytes: new Uint8Array(20 * MB) } : { sharesData: true }),
  }));

  it.each<[string, string, () => Uint8Array]>([
    ['a program', 'x.xlsx', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['half an archive', 'x.xlsx', () => workbook.slice(0, 300)],
    ['a zip bomb', 'x.zip', () => rawZip(bombs)],
    ['a way out of the folder', 'x.zip', () => rawZip([{ name: '../../x.xlsx', bytes: workbook }])],
    ['an absolute path', 'x.zip', () => rawZip([{ name: '/etc/x.xlsx', bytes: workbook }])],
    ['a symbolic link', 'x.zip', () => rawZip([{ name: 'x.xlsx', bytes: workbook, mode: 0o120777 }])],
    [
      'entities',
      'x.xlsx',
      () => buildXlsx('<row/>', { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' }),
    ],
    ['an empty sheet', 'x.xlsx', () => buildXlsx('')],
  ])('%s is refused with a reason and leaves nothing behind', async (_, name, build) => {
    const before = await countFiles();
    const { status, body } = await desk.sendImport({ name, bytes: build() }, { language: 'ja' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error_code: 3020 });
    expect(Object.values(importTexts.ja.faults)).toContain(refusal(body));
    await vi.waitFor(async () => expect(await countFiles()).toBe(before), { timeout: 30_000 });
  });

  it('are refused as well when only their sheets are asked for', async () => {
    const { status, body } = await sendFile(
      desk,
      'PUT /read/excel/sheets',
      { name: 'x.zip', bytes: rawZip(bombs) },
      { token: desk.author },
    );
    expect(status).toBe(400);
    expect(refusal(body)).toBe(importTexts.en.faults['inflates-too-much']);
  });

  it('more than 20 MB is too large', async () => {
    const { status } = await desk.sendImport({ name: 'x.csv', bytes: new Uint8Array(20 * MB + 1) });
    expect(status).toBe(413);
  });

  it.each(['../../etc/x.csv', `${'x'.repeat(300)}.csv`, 'a\r\nSet-Cookie: \u202eb.csv'])(
    'takes a file called %j by its content',
    async (name) => {
      const { status, body } = await desk.sendImport({ name, bytes: cities });
      expect(status).toBe(200);
      const kept = await desk.keep(body.import_id);
      expect(kept.body.exam.title).toBe('城市');
    },
  );
});

async function countItems(importId: number): Promise<number> {
  const items = await desk.db.selectFrom('exam_import_item').select('no').where('import_id', '=', importId).execute();
  return items.length;
}

describe('DELETE /exam/import', () => {
  it('takes the file away, and nothing of anybody else', async () => {
    const before = await countFiles();
    const { body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    const { import_id } = body;
    expect(await countItems(import_id)).toBeGreaterThan(0);
    expect((await desk.call('DELETE /exam/import', { import_id }, { token: desk.stranger })).status).toBe(404);
    expect((await desk.call('DELETE /exam/import', { import_id }, { token: desk.author })).status).toBe(200);
    expect(await countFiles()).toBe(before);
    expect(await countItems(import_id)).toBe(0);
    expect((await desk.call('DELETE /exam/import', { import_id }, { token: desk.author })).status).toBe(404);
  });

  it('happens by itself after a week', async () => {
    const { body } = await desk.sendImport({ name: 'cities.csv', bytes: cities });
    await sql`update exam_import set expires_at = now() where id = ${body.import_id}`.execute(desk.db);
    await purgeImports(desk.services);
    const left = await sql`select id from exam_import where id = ${body.import_id}`.execute(desk.db);
    expect(left.rows).toEqual([]);
    expect(await countItems(body.import_id)).toBe(0);
  });
});
