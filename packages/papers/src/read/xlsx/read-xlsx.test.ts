import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { buildXlsx, type Parts, PNG, relations } from '../../testing/office-files.ts';
import { readWorkbook } from '../read-workbook.ts';

async function readSheet(rows: string, more: Parts = {}) {
  const { sheets } = await readWorkbook(buildXlsx(rows, more), 'a.xlsx');
  return sheets[0]!;
}

const run = (text: string, look: string) => `<r><rPr>${look}</rPr><t xml:space="preserve">${text}</t></r>`;
const inline = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('cells', () => {
  it('shows numbers, logical values and cached results as the spreadsheet program does, and notes errors', async () => {
    const { rows, notes } = await readSheet(
      `<row r="1"><c r="A1"><v>2.0</v></c><c r="B1"><v>0.30000000000000004</v></c><c r="C1" t="b"><v>1</v></c>
       <c r="D1" t="e"><v>#REF!</v></c><c r="E1" t="str"><f>A1&amp;"x"</f><v>2x</v></c><c r="F1"><f>1+1</f><v>2</v></c></row>`,
    );
    expect(rows).toEqual([['2', '0.3', 'TRUE', '', '2x', '2']]);
    expect(notes).toEqual([{ row: 0, column: 3, code: 'formula-without-value' }]);
  });

  it('keeps raised and lowered signs, and draws underlined gaps as blanks', async () => {
    const rich = [
      run('10', '') + run('3', '<vertAlign val="superscript"/>'),
      `${run('H', '')}${run('2', '<vertAlign val="subscript"/>')}<rPh sb="0" eb="1"><t>エイチ</t></rPh>${run('O', '')}`,
      run('a', '') + run('      ', '<u/>') + run('b', '<u val="none"/>'),
    ];
    const cells = rich.map((text, at) => `<c r="${'ABC'[at]}1" t="inlineStr"><is>${text}</is></c>`).join('');
    expect((await readSheet(`<row r="1">${cells}</row>`)).rows).toEqual([['10³', 'H₂O', 'a______b']]);
  });

  it('tells which words are underlined, in shared strings too', async () => {
    const rich = run('a &amp; ', '') + run('b', '<u/>');
    const { rows, underlined } = await readSheet(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is>${run('all', '<u/>')}</is></c></row>`,
      { 'xl/sharedStrings.xml': `<sst><si>${rich}</si></sst>` },
    );
    expect(rows).toEqual([['a & b', 'all']]);
    expect(underlined).toEqual(new Map([[0, new Map([[0, 'a &amp; <u>b</u>']])]]));
  });

  it('tells which cells are merged, and of the first hidden row that holds anything', async () => {
    const { spans, notes } = await readSheet('', {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${inline('A1', 'x')}</row><row r="2" hidden="1"/>
        <row r="3" hidden="1">${inline('A3', 'y')}</row></sheetData>
        <mergeCells><mergeCell ref="B3:C5"/><mergeCell ref="A1:A2"/></mergeCells></worksheet>`,
    });
    expect(spans).toEqual([
      { row: 0, column: 0, lastRow: 1, lastColumn: 0 },
      { row: 2, column: 1, lastRow: 4, lastColumn: 2 },
    ]);
    expect(notes).toEqual([{ row: 2, column: 0, code: 'hidden-rows' }]);
  });

  it('follows number formats: percentages, dates, decimals, Chinese dates known by number only', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
      <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="2"/><xf numFmtId="31"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const cells = ['<v>0.5</v>', '<v>45658</v>', '<v>1.5</v>', '<v>45658</v>', '<v>45658</v>']
      .map((value, at) => `<c r="${'ABCDE'[at]}1" s="${at + 1}">${value}</c>`)
      .join('');
    const { rows } = await readSheet(`<row r="1">${cells}</row>`, { 'xl/styles.xml': styles });
    expect(rows).toEqual([['50%', '2025-01-01', '1.50', '2025年1月1日', '2025/1/1']]);
  });

  it('joins rich text, leaves out the readings above Japanese words and keeps line breaks', async () => {
    const strings = `<sst><si><r><t>H</t></r><r><rPr/><t xml:space="preserve">2O </t></r></si>
      <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000D_&#10;b &lt;i&gt;</t></si></sst>`;
    const { rows } = await readSheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
      { 'xl/sharedStrings.xml': strings },
    );
    expect(rows).toEqual([['H2O ', '東京', 'a\nb <i>']]);
  });

  it('puts cells without addresses one after the other and leaves no holes', async () => {
    const { rows } = await readSheet(
      `<row><c><v>1</v></c><c><v>2</v></c></row><row r="4">${inline('C4', 'x')}</row><row r="9"><c r="A9" s="1"/></row>`,
    );
    expect(rows).toEqual([['1', '2'], [], [], ['', '', 'x']]);
  });

  it('tells of a formula that no program has calculated', async () => {
    const { rows, notes } = await readSheet('<row r="2"><c r="B2"><f>1+1</f></c></row>');
    expect({ rows, notes }).toEqual({ rows: [], notes: [{ row: 1, column: 1, code: 'formula-without-value' }] });
  });

  it('reads back any text that another writer wrote', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => !/[\p{Cc}\ufffe\uffff]/u.test(value));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const { sheets } = await readWorkbook(await writeXlsx({ sheets: [{ name: 'S', rows }] }), 'a.xlsx');
          rows.forEach((row, at) =>
            row.forEach((cell, column) => expect(sheets[0]!.rows[at]?.[column] ?? '').toBe(cell)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('sheets', () => {
  it('leaves hidden sheets out with a note, skips charts and counts what is seen from 0', async () => {
    const bytes = buildXlsx(`<row r="1">${inline('A1', 'seen')}</row>`, {
      'xl/workbook.xml': `<workbook><sheets><sheet name="Lists" state="veryHidden" r:id="rId1"/><sheet name="Chart" r:id="rId2"/>
        <sheet name="Sheet &amp; 1" r:id="rId3"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations(
        ['worksheet', 'worksheets/sheet2.xml'],
        ['chartsheet', 'chartsheets/sheet1.xml'],
        ['worksheet', '/xl/worksheets/sheet1.xml'],
      ),
      'xl/worksheets/sheet2.xml': '<worksheet/>',
    });
    const { sheets, notes } = await readWorkbook(bytes, 'a.xlsx');
    expect(sheets.map(({ no, name }) => [no, name])).toEqual([[0, 'Sheet & 1']]);
    expect(notes).toEqual([{ code: 'hidden-sheet', name: 'Lists' }]);
  });
});

const anchor = (kind: string, row: number, column: number, inner: string) =>
  `<xdr:${kind}><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from>
   <xdr:to><xdr:col>99</xdr:col><xdr:row>99</xdr:row></xdr:to>${inner}</xdr:${kind}>`;
const picture = (id: string) => `<xdr:pic><xdr:blipFill><a:blip xmlns:r="r" r:embed="${id}"/></xdr:blipFill></xdr:pic>`;
const drawn = (drawing: string): Parts => ({
  'xl/worksheets/_rels/sheet1.xml.rels': relations(['drawing', '../drawings/drawing1.xml']),
  'xl/drawings/drawing1.xml': `<xdr:wsDr>${drawing}</xdr:wsDr>`,
  'xl/drawings/_rels/drawing1.xml.rels': relations(['image', '../media/a.png'], ['image', '../media/b.emf']),
  'xl/media/a.png': PNG,
  'xl/media/b.emf': new Uint8Array([1, 0, 0, 0, 9]),
});

describe('pictures', () => {
  it('belong to the cell under their top-left corner, also several of one, also in groups', async () => {
    const group = `<xdr:grpSp>${picture('rId1')}${picture('rId1')}</xdr:grpSp>`;
    const twice = `<mc:AlternateContent><mc:Choice>${picture('rId1')}</mc:Choice><mc:Fallback>${picture('rId1')}</mc:Fallback></mc:AlternateContent>`;
    const { pictures } = await readSheet(
      '',
      drawn(
        anchor('twoCellAnchor', 7, 2, group) +
          anchor('oneCellAnchor', 3, 1, picture('rId1')) +
          anchor('twoCellAnchor', 3, 0, twice),
      ),
    );
    expect(pictures.map(({ row, column, extension }) => [row, column, extension])).toEqual([
      [3, 0, 'png'],
      [3, 1, 'png'],
      [7, 2, 'png'],
      [7, 2, 'png'],
    ]);
    expect(pictures[0]!.bytes).toEqual(Buffer.from(PNG));
  });

  it('that cannot come along are told of, and so are text boxes', async () => {
    const box = '<xdr:sp><xdr:txBody><a:p><a:r><a:t>hint</a:t></a:r></a:p></xdr:txBody></xdr:sp>';
    const { pictures, notes } = await readSheet(
      '',
      drawn(
        anchor('oneCellAnchor', 1, 0, picture('rId2')) +
          anchor('oneCellAnchor', 2, 0, picture('rId9')) +
          anchor('oneCellAnchor', 3, 0, box) +
          `<xdr:absoluteAnchor><xdr:pos x="1" y="1"/>${picture('rId1')}</xdr:absoluteAnchor>`,
      ),
    );
    expect(pictures).toEqual([]);
    expect(notes.toSorted((a, b) => a.row - b.row).map(({ row, code }) => [row, code])).toEqual([
      [0, 'picture-unplaced'],
      [1, 'picture-format'],
      [2, 'picture-missing'],
      [3, 'text-box'],
    ]);
  });

  it('that WPS keeps inside cells take the place of their formula', async () => {
    const { rows, pictures } = await readSheet(
      `<row r="1"><c r="B1" t="str"><f>_xlfn.DISPIMG("ID_7F",1)</f><v>=DISPIMG("ID_7F",1)</v></c>${inline('C1', 'x')}</row>`,
      {
        'xl/_rels/workbook.xml.rels': relations(
          ['worksheet', 'worksheets/sheet1.xml'],
          ['http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml'],
        ),
        'xl/cellimages.xml': `<etc:cellImages><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="ID_7F"/></xdr:nvPicPr>
          <xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>`,
        'xl/_rels/cellimages.xml.rels': relations(['image', 'media/a.png']),
        'xl/media/a.png': PNG,
      },
    );
    expect(rows).toEqual([['', '', 'x']]);
    expect(pictures.map(({ row, column }) => [row, column])).toEqual([[0, 1]]);
  });

  it('that Excel places in cells are found through its five tables', async () => {
    const { rows, pictures } = await readSheet('<row r="3"><c r="A3" t="e" vm="2"><v>#VALUE!</v></c></row>', {
      'xl/_rels/workbook.xml.rels': relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sheetMetadata', 'metadata.xml'],
        ['http://schemas.microsoft.com/office/2017/06/relationships/rdRichValue', 'richData/rdrichvalue.xml'],
        ['http://schemas.microsoft.com/office/2022/10/relationships/richValueRel', 'richData/richValueRel.xml'],
      ),
      'xl/metadata.xml': `<metadata><futureMetadata name="XLRICHVALUE" count="2"><bk><extLst><ext><xlrd:rvb i="0"/></ext></extLst></bk>
        <bk><extLst><ext><xlrd:rvb i="1"/></ext></extLst></bk></futureMetadata>
        <valueMetadata count="2"><bk><rc t="1" v="0"/></bk><bk><rc t="1" v="1"/></bk></valueMetadata></metadata>`,
      'xl/richData/rdrichvalue.xml': '<rvData><rv s="0"><v>1</v><v>5</v></rv><rv s="0"><v>0</v><v>5</v></rv></rvData>',
      'xl/richData/richValueRel.xml': '<richValueRels><rel r:id="rId1"/></richValueRels>',
      'xl/richData/_rels/richValueRel.xml.rels': relations(['image', '../media/a.png']),
      'xl/media/a.png': PNG,
    });
    expect(rows).toEqual([]);
    expect(pictures.map(({ row, column }) => [row, column])).toEqual([[2, 0]]);
  });
});

it('finds an attribute by its name, whatever the values of others hold', async () => {
  const { sheets } = await readWorkbook(
    buildXlsx('<row/>', {
      'xl/workbook.xml': `<workbook><sheet name="r id=5 > state='hidden'" r:id = 'rId1'/></workbook>`,
    }),
    'a.xlsx',
  );
  expect(sheets.map(({ name }) => name)).toEqual(["r id=5 > state='hidden'"]);
});

it('refuses far corners of many sheets and the same picture without end', async () => {
  const listed = Array.from({ length: 20 }, (_, at) => `<sheet name="${at}" r:id="rId1"/>`);
  const far = buildXlsx('<row r="1048576"><c r="A1048576"><v>1</v></c></row>', {
    'xl/workbook.xml': `<workbook>${listed.join('')}</workbook>`,
  });
  await expect(readWorkbook(far, 'a.xlsx')).rejects.toMatchObject({ fault: 'too-many-cells' });
  const pictures = '<xdr:oneCellAnchor><xdr:from/><a:blip r:embed="rId1"/></xdr:oneCellAnchor>'.repeat(20_001);
  const many = buildXlsx('<row/>', {
    'xl/worksheets/_rels/sheet1.xml.rels': relations(['drawing', '../drawings/drawing1.xml']),
    'xl/drawings/drawing1.xml': `<xdr:wsDr>${pictures}</xdr:wsDr>`,
  });
  await expect(readWorkbook(many, 'a.xlsx')).rejects.toMatchObject({ fault: 'too-many-cells' });
});
