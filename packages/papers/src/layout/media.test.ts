import { describe, expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { buildSheet, buildWorkbook, importRows, listProblems } from '../testing/build-workbook.ts';

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

  it('finds a file whose letters macOS took apart, and one that a column of pictures names without its ending', () => {
    const apart = 'がぞう.png'.normalize('NFD');
    const files = new Map([
      [apart, png],
      ['fig1.PNG', png],
    ]);
    const rows = [
      ['题干', '答案', '图片'],
      ['一', '对', 'がぞう.png'],
      ['二', '对', 'fig1'],
    ];
    const result = importPaper(buildWorkbook({ Sheet1: rows }, { format: 'zip', files }));
    expect(result.paper.items.map(({ question }) => question.desc)).toEqual([
      `一<br><img src="${apart}">`,
      '二<br><img src="fig1.PNG">',
    ]);
    expect(listProblems(result)).toEqual([]);
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

  it('never takes a cell for HTML unless it is marked in our own layout, and then only for what is safe', () => {
    const cells = ['<b>a</b> < c', '<html><b>a</b><script>x</script></html>', '<html></html>'];
    const readStems = (names: string[]) =>
      importRows([names, ...cells.map((cell) => [cell, '对', '判断题', ''])]).paper.items.map(
        ({ question: read }) => read.desc,
      );
    const asText = '&lt;b&gt;a&lt;/b&gt; &lt; c';
    const empty = '&lt;html&gt;&lt;/html&gt;';
    expect(readStems(['题干', '答案', '题型', '选择项1'])).toEqual([asText, '<strong>a</strong>', empty]);
    expect(readStems(['题目', '答案', '题型', '选项A'])).toEqual([
      asText,
      '&lt;html&gt;&lt;b&gt;a&lt;/b&gt;&lt;script&gt;x&lt;/script&gt;&lt;/html&gt;',
      empty,
    ]);
  });
});
