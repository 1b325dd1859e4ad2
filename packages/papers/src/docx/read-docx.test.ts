import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { buildDocx, type Parts, PNG, relations } from '../testing/office-files.ts';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) =>
  `<w:p><w:pPr/>${runs.map((inner) => (inner.startsWith('<') ? inner : run(inner))).join('')}</w:p>`;
const document = (...lines: string[]) =>
  lines.map((line) => (line.startsWith('<w:') ? line : paragraph(line))).join('');
const tableCell = (text: string) => `<w:tc>${document(...text.split('|'))}</w:tc>`;
const tableRow = (...texts: string[]) => `<w:tr>${texts.map(tableCell).join('')}</w:tr>`;
const picture = (id: string) => `<w:r><w:drawing><a:blip r:embed="${id}"/></w:drawing></w:r>`;

async function readSheet(body: string, more: Parts = {}) {
  const { format, sheets } = await readWorkbook(buildDocx(body, more), 'a.docx');
  expect(format).toBe('docx');
  return sheets[0]!;
}

/** The rows below the title block and the header. */
async function readRows(...lines: string[]): Promise<string[][]> {
  return (await readSheet(document('卷', ...lines))).rows.slice(3);
}

const item = (level: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr></w:pPr>${run(text)}</w:p>`;

const fault = (body: string, more: Parts = {}) =>
  readWorkbook(buildDocx(body, more), 'a.docx').then(
    () => 'read',
    (error: { fault: string }) => error.fault,
  );

describe('questions', () => {
  it('come with their section, type, score, options, answer and explanation', async () => {
    const { rows } = await readSheet(
      document(
        '期中测试',
        '请认真作答。',
        '一、单选题（每题2分，共4分）',
        '1. 首都是（ ）',
        'A. 北京',
        'B．上海',
        '答案：A',
        '解析：北京是首都。',
        '它有三千年历史。',
        '2、哪个最大？ A.一  B.二 （C）三',
        '【答案】C',
        '难度：易',
        '二、判断题',
        '1) 地球是圆的。',
        '答案：对',
      ),
    );
    expect(rows).toEqual([
      ['标题', '期中测试'],
      ['描述', '请认真作答。'],
      ['段落', '题干', '题型', '选择项1', '选择项2', '选择项3', '答案', '解析', '得分', '难度'],
      ['单选题（每题2分，共4分）'],
      ['', '首都是（ ）', '单选题', '北京', '上海', '', 'A', '北京是首都。\n它有三千年历史。', '2'],
      ['', '哪个最大？', '单选题', '一', '二', '三', 'C', '', '2', '易'],
      ['判断题'],
      ['', '地球是圆的。', '判断题', '', '', '', '对', '', '1'],
    ]);
  });

  it.each([
    ['en', ['Answer: B', 'Explanation: because'], 'Answer'],
    ['es', ['Respuesta correcta: B', 'Explicación: because'], 'Respuesta'],
    ['pt', ['Resposta: B', 'Justificativa: because'], 'Resposta'],
    ['ja', ['正解：B', '解説：because'], '解答'],
  ])('are found by the words of %s', async (language, marks, header) => {
    const stem = { en: 'Why?', es: '¿Por qué?', pt: 'Questão: razão?', ja: 'なぜですか' }[language]!;
    const { rows } = await readSheet(document('T', `1. ${stem}`, 'a) x', 'b) y', ...marks));
    const at = rows[2]!.indexOf(header);
    expect(at).toBeGreaterThan(0);
    expect(rows[3]!.slice(at, at + 2)).toEqual(['B', 'because']);
  });

  it('keep what is inside them: sub-questions, decimals, lists and lines without a mark', async () => {
    expect(await readRows('1. 计算', '（1）3.14 的平方', '（2）说明', '3.5 是近似值', '2. 下一题')).toEqual([
      ['', '计算\n（1）3.14 的平方\n（2）说明\n3.5 是近似值'],
      ['', '下一题'],
    ]);
  });

  it('may name their scores themselves', async () => {
    const rows = await readRows(
      '一、单选题（每题2分）',
      '1.（3分）甲？',
      '2. 乙？（本题4分）',
      '3. 丙？',
      '分值：5',
      '4. 丁？',
    );
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(['3', '4', '5', '2']);
  });

  it('take no single letter in a sentence for an option', async () => {
    expect(await readRows('1. Vitamin A. is good', 'I like B. too')).toEqual([
      ['', 'Vitamin A. is good\nI like B. too'],
    ]);
  });

  it('take their answers from a key at the end', async () => {
    const rows = await readRows(
      '1. 甲',
      '2. 乙',
      '3. 丙',
      '4. 丁',
      '5. 戊',
      '参考答案',
      '1-2 AB',
      '3. √ 4. ×',
      '5. 因为如此',
    );
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['', '甲', '', 'A'],
      ['', '乙', '', 'B'],
      ['', '丙', '', '√'],
      ['', '丁', '', '×'],
      ['', '戊', '', '因为如此'],
    ]);
  });

  it.each([
    [['答案：1-3 ABA']],
    [['Answers: 1. A  2. B  3. A']],
    [['Gabarito', '1-A, 2-B, 3-A']],
    [['Soluciones', '1.- A', '2.- B', '3.- A']],
    [['参考答案', '１．【答案】A', '２．B', '３．A']],
  ])('take their answers from a key like %s', async (key) => {
    const rows = await readRows('1. 甲', '2. 乙', '3. 丙', ...key);
    expect(rows.map((row) => row.slice(1, 4))).toEqual([
      ['甲', '', 'A'],
      ['乙', '', 'B'],
      ['丙', '', 'A'],
    ]);
  });

  it('that stand as text above a table of others make the file wait', async () => {
    const rows = ['罗马', '奥斯陆', '利马'].map((city, at) =>
      tableRow(`${at + 1}`, `${city}在哪里？`, '欧洲', '美洲', 'A'),
    );
    const table = `<w:tbl>${tableRow('序号', '题目', '选项A', '选项B', '答案')}${rows.join('')}</w:tbl>`;
    const load = async (...above: string[]) =>
      importPaper(await readWorkbook(buildDocx(document('题库', ...above, table)), 'a.docx'));
    expect((await load('说明')).isHeld).toBe(false);
    const { isHeld, problems } = await load('巴黎在哪里？', 'A. 欧洲', 'B. 美洲');
    expect(isHeld).toBe(true);
    expect(problems.map(({ code }) => code)).toContain('questions-in-heading');
  });

  it('take their answers from a table of numbers, and explanations from the key', async () => {
    const rows = await readRows(
      '1. 甲',
      '2. 乙',
      '3. 丙',
      '参考答案与解析',
      `<w:tbl>${tableRow('题号', '1', '2')}${tableRow('答案', 'A', 'B')}</w:tbl>`,
      '3. 对 【解析】因为',
      '如此。',
    );
    expect(rows.map((read) => read.slice(1))).toEqual([
      ['甲', '', 'A'],
      ['乙', '', 'B'],
      ['丙', '', '对', '因为\n如此。'],
    ]);
  });

  it('may be numbered in full width, with kana or numbers for options', async () => {
    expect(await readRows('問１　水は？', 'ア　H2O', 'イ　CO2', '正解：ア', '問２　次', 'ア．一　イ．二')).toEqual([
      ['', '水は？', '', 'H2O', 'CO2', 'ア'],
      ['', '次', '', '一', '二'],
    ]);
    expect(await readRows('１．首都は？', '１）東京', '２）大阪', '正解：１）', '２．次')).toEqual([
      ['', '首都は？', '', '東京', '大阪', '１）'],
      ['', '次'],
    ]);
  });

  it('may stand in a table with names over its columns', async () => {
    const table = `<w:tbl>${tableRow('序号', '题目', '选项', '答案')}${tableRow('1', '首都？', 'A.北京|B.上海', 'A')}</w:tbl>`;
    const { rows } = await readSheet(document('题库', '说明', table, '二、其它'));
    expect(rows).toEqual([
      ['标题', '题库'],
      ['描述', '说明'],
      ['序号', '题目', '选项', '答案'],
      ['1', '首都？', 'A.北京\nB.上海', 'A'],
      ['二、其它'],
    ]);
  });

  it('are missing where nothing has a number: all of it stands where a question would', async () => {
    expect((await readSheet(document('题库', '第一段', '第二段'))).rows.slice(1)).toEqual([
      ['描述'],
      ['段落', '题干', '题型', '答案', '解析', '得分', '难度'],
      ['', '第一段\n第二段'],
    ]);
  });

  it('lose nothing to a heading that is no key', async () => {
    const rows = await readRows('1. 甲', '参考答案', '略，见教材');
    expect(rows.flat().join('|')).toContain('略，见教材');
  });
});

describe('what Word adds', () => {
  it('counts automatic numbers and letters', async () => {
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
      <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
      <w:lvl w:ilvl="1"><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%2、"/></w:lvl></w:abstractNum>
      <w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const { rows } = await readSheet(
      document('T', item(0, 'one?'), item(1, 'x'), item(1, 'y'), item(0, 'two?'), item(1, 'z')),
      {
        'word/_rels/document.xml.rels': relations(['numbering', 'numbering.xml']),
        'word/numbering.xml': numbering,
      },
    );
    expect(rows.slice(3)).toEqual([
      ['', 'one?', '', 'x', 'y'],
      ['', 'two?', '', 'z'],
    ]);
  });

  it('turns formulas into TeX and keeps raised and lowered signs', async () => {
    const math = `<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>
      <m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>
      <m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:r><m:t>3</m:t></m:r></m:e></m:rad>
      <m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup>
      <m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary></m:oMath>`;
    const line = paragraph(
      '1. CO',
      run('2', '<w:vertAlign w:val="subscript"/>'),
      ' 10',
      run('ab', '<w:vertAlign w:val="superscript"/>'),
      ' ',
      math,
    );
    expect(await readRows(line)).toEqual([['', 'CO₂ 10$^{ab}$ $\\frac{a+b}{2}x^{2}\\sqrt{3}∑_{i}^{n}{i}$']]);
  });

  it('draws underlined gaps as blanks, and keeps underlined words', async () => {
    const line = '<w:u w:val="single"/>';
    const { rows, underlined } = await readSheet(
      document(
        'T',
        paragraph('1. 首都是', run('      ', line), '。', run('重', line), run('点', line)),
        paragraph('A. c', run('a', line), 't B. dog'),
        paragraph(run('答案：B', line)),
      ),
    );
    expect(rows[3]).toEqual(['', '首都是______。重点', '', 'cat', 'dog', 'B']);
    expect(underlined?.get(3)).toEqual(
      new Map([
        [1, '首都是______。<u>重点</u>'],
        [3, 'c<u>a</u>t'],
      ]),
    );
  });

  it('brings pictures to the cell they stand in and tells of those it cannot bring', async () => {
    const { rows, pictures, notes } = await readSheet(
      document(
        'T',
        paragraph('1. what is ', picture('rId1'), '?'),
        paragraph('A. ', picture('rId1'), ' B. two ', picture('rId2')),
      ),
      {
        'word/_rels/document.xml.rels': relations(['image', 'media/a.png'], ['image', 'media/b.wmf']),
        'word/media/a.png': PNG,
        'word/media/b.wmf': new Uint8Array([0xd7, 0xcd]),
      },
    );
    expect(rows[3]).toEqual(['', 'what is ?', '', '', 'two']);
    expect(pictures.map(({ row, column, extension }) => [row, column, extension])).toEqual([
      [3, 1, 'png'],
      [3, 3, 'png'],
    ]);
    expect(notes).toEqual([{ row: 3, column: 4, code: 'picture-format' }]);
  });

  it('follows soft line breaks and tables, and leaves out what was deleted or hidden', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('A. x')}${cell('B. y')}</w:tr></w:tbl>`;
    expect(
      await readRows(
        paragraph('1. q', '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>', run('secret', '<w:vanish/>')),
        table,
        paragraph('<w:r><w:t>2. r</w:t><w:br/><w:t>A. z</w:t></w:r>'),
      ),
    ).toEqual([
      ['', 'q', '', 'x', 'y'],
      ['', 'r', '', 'z'],
    ]);
  });
});

it('refuses a document of nothing, of declarations, or nested without end', async () => {
  expect(await fault('')).toBe('empty');
  expect(await fault('<w:p/>', { 'word/styles.xml': '<!DOCTYPE x><x/>' })).toBe('unsafe-xml');
  expect(await fault('<w:p>'.repeat(5000))).toBe('damaged');
});

const markedLine = (text: string, marks = '') => `<w:p><w:r><w:rPr>${marks}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

it('takes options that are bold or coloured for the right ones, where the others are not', async () => {
  const body = [
    markedLine('1. Which city is in France?', '<w:b/>'),
    markedLine('A. Rome'),
    markedLine('B. Paris', '<w:b/>'),
    markedLine('C. Oslo', '<w:b w:val="0"/>'),
    markedLine('2. Which city is in Italy?'),
    markedLine('A. Rome', '<w:color w:val="FF0000"/>'),
    markedLine('B. Paris', '<w:color w:val="000000"/>'),
    markedLine('C. Oslo'),
  ];
  const { paper } = importPaper(await readWorkbook(buildDocx(body.join('')), 'cities.docx'));
  expect(paper.items.map(({ question }) => question.correct_answer)).toEqual([['B'], ['A']]);
});
