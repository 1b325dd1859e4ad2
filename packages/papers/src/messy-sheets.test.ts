// Sheets as they come: notes, gaps, answers in odd places, and everything else that a form would have prevented.
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { buildSheet, buildWorkbook, importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

const header = ['题干', '选项A', '选项B', '选项C', '选项D', '答案'];
const question = ['哪个？', '甲', '乙', '丙', '丁', 'A'];

function listChapters(chapters: string[]): (string | null | undefined)[] {
  const rows = chapters.map((chapter, index) => [chapter, `第${index}题`, '对']);
  const { paper } = importRows([['章节', '题干', '答案'], ...rows]);
  return paper.items.map(({ section }) => (section === null ? null : paper.sections[section]?.title));
}

describe('where the table stands', () => {
  it('finds it below notices, to the right of empty columns, with a header of two rows', () => {
    const result = importRows([
      [],
      ['', '', '2024 年安全知识题库'],
      [],
      ['', '', '序号', '题干', '选项', '', '', '答案'],
      ['', '', '', '', 'A', 'B', 'C', ''],
      ['', '', '1', '哪个？', '甲', '乙', '丙', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([[1, '哪个？', '甲|乙|丙', 'B']]);
    expect(result.paper.title).toBe('2024 年安全知识题库');
    expect(listProblems(result)).toEqual([]);
  });

  it('starts anew where the header is repeated with other columns, under section titles in a line of their own', () => {
    const result = importRows([
      ['一、单选题（每题2分）'],
      header,
      question,
      ['二、判断题'],
      ['题干', '答案', '解析'],
      ['对吗？', 'A', '因为。'],
      [],
      ['三、填空题'],
      ['____是首都。', '北京', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '哪个？', '甲|乙|丙|丁', 'A'],
      [4, '对吗？', true],
      [3, '____是首都。', [['北京']]],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual([
      '一、单选题（每题2分）',
      '二、判断题',
      '三、填空题',
    ]);
    expect(result.paper.items.map(({ section }) => section)).toEqual([0, 1, 2]);
    expect(listProblems(result)).toEqual(['? B6 letter-for-true-false']);
  });

  it('names what it does not understand: notes, totals, numbered empty lines, stems alone', () => {
    const result = importRows([
      ['序号', ...header],
      ['1', ...question],
      ['2'],
      ['3', '没有答案的题'],
      ['合计', '', '', '', '', '', '100'],
      ['注：以上题目仅供参考'],
    ]);
    expect(listQuestions(result)).toHaveLength(1);
    expect(listProblems(result)).toEqual([
      '? A3 only-a-number',
      '! G4 missing-answer',
      '! B5 empty-stem',
      '! A6 unreadable-row',
    ]);
    expect(result.rejected.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [3, '2'],
      [4, '3'],
      [5, '合计'],
      [6, '注：以上题目仅供参考'],
    ]);
    expect(result.rejected[0]?.header).toEqual(['序号', ...header]);
  });

  it('carries a chapter on that stands once, as in merged cells, and no other', () => {
    expect(listChapters(['一', '', '', '二', ''])).toEqual(['一', '一', '一', '二', '二']);
    expect(listChapters(['一', '一', '', '二', '二'])).toEqual(['一', '一', null, '二', '二']);
  });

  it('takes options that stand in the rows below their question', () => {
    const result = importRows([
      ['序号', '题目', '答案'],
      ['1', '首都？', 'A'],
      ['', 'A. 北京'],
      ['', 'B. 上海'],
      ['2', '哪些？', 'AC'],
      ['', 'A、甲 B、乙'],
      ['', 'C、丙 D、丁'],
      ['3', '对吗？', '对'],
      ['4', '哪个？', 'E'],
      ['', 'A. 甲'],
      ['', 'B. 乙'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海', 'A'],
      [2, '哪些？', '甲|乙|丙|丁', 'AC'],
      [4, '对吗？', true],
    ]);
    expect(result.rejected.map(({ row }) => row)).toEqual([9, 10, 11]);
    expect(result.rows).toEqual({ heading: 1, section: 0, material: 0, question: 7, rejected: 3 });
  });

  it('refuses a sheet without a header row by row', () => {
    const result = importRows([['hello'], [], ['', 'world', '1']]);
    expect(listProblems(result)).toEqual(['! A1 unknown-layout', '! B3 unknown-layout']);
    expect(result.rejected).toHaveLength(2);
    expect(result.layout).toBe('unknown');
  });

  it('takes the longest unknown column for the stem, and says so; says which columns it left out', () => {
    const result = importRows([
      ['学科', '内容', '选项A', '选项B', '答案', '备用'],
      ['数学', '一加一等于几，请选择', '一', '二', 'B', ''],
    ]);
    expect(listQuestions(result)).toEqual([[1, '一加一等于几，请选择', '一|二', 'B']]);
    expect(listProblems(result)).toEqual(['? B1 stem-guessed', '? A1 column-not-used']);
  });
});

describe('answers as people write them', () => {
  it.each([
    ['AC', 'AC'],
    ['a, c', 'AC'],
    ['Ａ、Ｃ', 'AC'],
    ['C A', 'AC'],
    ['A;C', 'AC'],
    ['AC.', 'AC'],
    ['A和C', 'AC'],
    ['A and C', 'AC'],
    ['①③', 'AC'],
    ['1,3', 'AC'],
    ['13', 'AC'],
    ['答案：AC', 'AC'],
    ['（AC）', 'AC'],
    ['甲;丙', 'AC'],
    ['甲、丙', 'AC'],
  ])('%s is %s', (answer, key) => {
    const result = importRows([header, ['哪些？', '甲', '乙', '丙', '丁', answer]]);
    expect(listQuestions(result)).toEqual([[2, '哪些？', '甲|乙|丙|丁', key]]);
    expect(listProblems(result)).toEqual([]);
  });

  it.each([
    ['A', 'A'],
    ['A.甲', 'A'],
    ['甲', 'A'],
    ['选A', 'A'],
    ['1', 'A'],
    ['D．丁', 'D'],
  ])('%s is %s', (answer, key) => {
    const result = importRows([header, ['哪个？', '甲', '乙', '丙', '丁', answer]]);
    expect(listQuestions(result)).toEqual([[1, '哪个？', '甲|乙|丙|丁', key]]);
  });

  it.each([
    '对',
    '正确',
    '√',
    '✓',
    'T',
    'TRUE',
    'Y',
    '是',
    '○',
    '1',
    '对（√）',
    '正しい',
    'Verdadero',
    'Sí',
    'Certo',
    'V',
  ])('%s is true', (answer) => {
    expect(
      listQuestions(
        importRows([
          ['题干', '题型', '答案'],
          ['对吗？', '判断', answer],
        ]),
      ),
    ).toEqual([[4, '对吗？', true]]);
  });

  it.each([
    '错',
    '错误',
    '×',
    '✗',
    'F',
    'false',
    'N',
    '否',
    '0',
    '错（×）',
    '誤り',
    'Falso',
    'No',
    'Errado',
    'Não',
    'X',
  ])('%s is false', (answer) => {
    expect(
      listQuestions(
        importRows([
          ['题干', '题型', '答案'],
          ['对吗？', '判断', answer],
        ]),
      ),
    ).toEqual([[4, '对吗？', false]]);
  });

  it('finds the answer in the brackets of the stem, and options behind it', () => {
    const result = importRows([
      ['题目', '题型', '选项A', '选项B', '选项C', '答案'],
      ['首都是（ A ）。', '单选题', '北京', '上海', '广州', ''],
      ['地球是圆的。（√）', '判断题', '', '', '', ''],
      ['哪个最大？ A.一 B.二 C.三', '单选题', '', '', '', 'C'],
      ['哪些最大？（AC）\nA、一\nB、二\nC、三', '', '', '', '', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都是（　）。', '北京|上海|广州', 'A'],
      [4, '地球是圆的。（　）', true],
      [1, '哪个最大？', '一|二|三', 'C'],
      [2, '哪些最大？（　）', '一|二|三', 'AC'],
    ]);
    expect(listProblems(result)).toEqual([
      '? A2 answer-from-stem',
      '? A3 answer-from-stem',
      '? A4 options-from-stem',
      '? A5 answer-from-stem',
      '? A5 options-from-stem',
    ]);
  });

  it('leaves words in brackets alone', () => {
    const result = importRows([
      ['题目', '答案'],
      ['什么是 (DNA)？请用（CAD）画图。', ''],
    ]);
    expect(listProblems(result)).toEqual(['! B2 missing-answer']);
  });

  it('strips labels that every option has, and no others', () => {
    const result = importRows([
      header,
      ['一', 'A.甲', 'B、乙', '(C)丙', 'D：丁', 'A'],
      ['二', 'A. Lincoln', 'G. Washington', 'T. Roosevelt', 'J. Adams', 'A'],
      ['三', 'A', 'B', 'C', 'D', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '一', '甲|乙|丙|丁', 'A'],
      [1, '二', 'A. Lincoln|G. Washington|T. Roosevelt|J. Adams', 'A'],
      [1, '三', 'A|B|C|D', 'B'],
    ]);
  });

  it('lets the stem decide between blanks and alternatives, with a warning', () => {
    const result = importRows([
      ['题干', '题型', '答案'],
      ['____是首都。', '填空题', '北京|北平'],
      ['____和____', '填空题', '红||蓝'],
      ['____和____', '填空题', '红、蓝'],
      ['____和____', '填空题', '①红②蓝'],
      ['____、____和____', '填空题', '红||蓝'],
    ]);
    expect(listQuestions(result).map((summary) => (summary as unknown[])[2])).toEqual([
      [['北京', '北平']],
      [['红'], ['蓝']],
      [['红'], ['蓝']],
      [['红'], ['蓝']],
      [['红', '蓝']],
    ]);
    expect(listProblems(result)).toEqual([
      '? C2 blanks-or-alternatives',
      '? C3 blanks-or-alternatives',
      '? C4 blanks-or-alternatives',
      '? C5 blanks-or-alternatives',
      '? C6 blank-count-mismatch',
    ]);
  });

  it.each([
    ['BA', ['B', 'A']],
    ['1-B, 2-A', ['B', 'A']],
    ['A-2；B-1', ['B', 'A']],
    ['A→B，B→A', ['B', 'A']],
    ['21', ['B', 'A']],
  ])('reads the pairs %s', (answer, key) => {
    const result = importRows([
      ['题干', '选项1', '选项2', '匹配1', '匹配2', '答案'],
      ['连', '左一', '左二', '右一', '右二', answer],
    ]);
    expect(result.paper.items[0]?.question.correct_answer).toEqual(key);
  });
});

describe('what is wrong with a row', () => {
  it('is said with the cell and the reason', () => {
    const result = importRows([
      [...header, '得分1', '得分2', '题型'],
      [...question, '-1'],
      ['没有这个选项', '甲', '乙', '', '', 'D', '1'],
      ['缺一个选项', '甲', '', '丙', '', 'A', '1'],
      ['看不懂', '甲', '乙', '', '', '见教材', '1'],
      ['部分分太多', '甲', '乙', '丙', '', 'AB', '1', '2'],
      ['分数？', '甲', '乙', '', '', 'A', '两分'],
      ['一项却选了两个', '甲', '乙', '丙', '', 'AB', '1.25', '', '单选题'],
      ['未知题型', '甲', '乙', '', '', 'A', '1', '', '听力题'],
    ]);
    expect(listProblems(result)).toEqual([
      '! G2 invalid-score',
      '! F3 answer-not-an-option',
      '! C4 empty-option',
      '! F5 unreadable-answer',
      '! H6 invalid-partial-score',
      '! G7 unreadable-score',
      '? I8 type-changed',
      '? G8 score-rounded',
      '? I9 unknown-type',
    ]);
    expect(listQuestions(result)).toHaveLength(2);
    expect(result.rejected).toHaveLength(6);
  });

  it('refuses a 21st option', () => {
    const many = Array.from({ length: 21 }, (_, index) => `选择项${index + 1}`);
    const result = importRows([
      ['题干', ...many, '答案'],
      ['太多', ...many, 'A'],
    ]);
    expect(listProblems(result)).toEqual(['! V2 too-many-options']);
  });
});

describe('pictures and files', () => {
  const png = new Uint8Array([1, 2, 3]);
  const picture = (row: number, column: number) => ({ row, column, extension: 'png' as const, bytes: png });

  it('puts a picture where it is anchored, under a repeated header too', () => {
    const rows = [
      ['题干', '题干', '选择项1', '选择项2', '答案', '解析', '解析', '题型'],
      ['看图', '', '', '乙', 'A', '因为', '', '选择题'],
      [],
    ];
    const pictures = [picture(1, 1), picture(1, 2), picture(1, 6), picture(1, 7), picture(5, 0)];
    const result = importPaper({ ...buildWorkbook({}), sheets: [buildSheet(0, 'Sheet1', rows, pictures)] });
    expect(result.paper.items.map(({ question: read }) => read)).toMatchObject([
      {
        desc: '看图<br><img src="image-1.png"><br><img src="image-2.png">',
        options: ['<img src="image-3.png">', '乙'],
        explanation: '因为<br><img src="image-4.png">',
      },
    ]);
    expect([...result.paper.files.keys()]).toEqual(['image-1.png', 'image-2.png', 'image-3.png', 'image-4.png']);
    expect(listProblems(result)).toEqual(['? H2 picture-moved', '? A6 picture-outside']);
  });

  it('finds the files of an archive by the names in the cells, whatever their case', () => {
    const files = new Map([
      ['Fig1.PNG', png],
      ['x.mp3', png],
      ['unused.png', png],
    ]);
    const rows = [
      ['题干', '图片', '选择项1', '选择项2', '答案', '题型'],
      ['听 [audio:x.mp3] 后选择', 'images/fig1.png', 'fig1.png', 'none.png', 'A', ''],
      ['写作', '', '', '', '参考 [img:fig1.png]', '简答题'],
    ];
    const result = importPaper(buildWorkbook({ Sheet1: rows }, { format: 'zip', files }));
    expect(result.paper.items.map(({ question: read }) => read)).toMatchObject([
      {
        desc: '听 <audio src="x.mp3"></audio> 后选择<br><img src="Fig1.PNG">',
        options: ['<img src="Fig1.PNG">', 'none.png'],
      },
      { correct_answer: '参考 <img src="Fig1.PNG">' },
    ]);
    expect([...result.paper.files.keys()].toSorted()).toEqual(['Fig1.PNG', 'x.mp3']);
    expect(listProblems(result)).toEqual(['? D2 missing-file']);
  });

  it('never takes a cell for HTML unless it is marked, and then only for what is safe', () => {
    const result = importRows([
      ['题干', '答案', '题型'],
      ['<b>a</b> < c', '对', ''],
      ['<html><b>a</b><script>x</script></html>', '对', ''],
    ]);
    expect(result.paper.items.map(({ question: read }) => read.desc)).toEqual([
      '&lt;b&gt;a&lt;/b&gt; &lt; c',
      '<strong>a</strong>',
    ]);
  });
});
