import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { buildWorkbook, importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

describe('the product’s own layouts', () => {
  it('reads the first template: header first, letters and words for answers', () => {
    const result = importRows([
      ['题干', '题型', '选择项1', '选择项2', '选择项3', '选择项4', '选择项5', '答案', '解析', '得分'],
      ['首都？', '选择题', '北京', '上海', '广州', '', '', 'A', '北京。', '2'],
      ['直辖市？', '选择题', '上海', '深圳', '天津', '大连', '', 'AC', '', '2.5'],
      ['水星最近', '判断题', '', '', '', '', '', '对', '', '1'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
      [2, '直辖市？', '上海|深圳|天津|大连', 'AC'],
      [4, '水星最近', true],
    ]);
    expect(listProblems(result)).toEqual([]);
    expect(result.layout).toBe('tiku');
  });

  it('counts 1 point where no column is for scores, and 0 with a warning where one is empty', () => {
    const unscored = importRows([
      ['题干', '答案'],
      ['上海的简称是___。', '申||沪'],
    ]);
    expect(unscored.paper.items.map(({ question }) => question.score)).toEqual([1]);
    const emptied = importRows([
      ['题干', '答案', '得分'],
      ['一个？', '对', ''],
      ['两个？', '错', ''],
    ]);
    expect(emptied.paper.items.map(({ question }) => question.score)).toEqual([0, 0]);
    expect(listProblems(emptied)).toEqual(['? C1 no-scores']);
    const partly = importRows([
      ['题干', '答案', '得分'],
      ['一个？', '对', '2'],
      ['两个？', '错', ''],
    ]);
    expect(listProblems(partly)).toEqual(['? C3 missing-score']);
  });

  it('counts 1 point for the questions of a document that names no scores', () => {
    const rows = [
      ['题干', '答案', '得分'],
      ['一个？', '对', ''],
    ];
    const { paper } = importPaper(buildWorkbook({ Sheet1: rows }, { format: 'docx' }));
    expect(paper.items.map(({ question }) => question.score)).toEqual([1]);
  });

  it('reads blanks from columns and from one cell, each with its score', () => {
    const { paper } = importRows([
      ['题干', '题型', '答案1', '答案2', '得分1', '得分2'],
      ['____和____', '填空题', '红||赤', '蓝', '2', '1'],
      ['Roses are ____, violets ____', '填空题', 'red^^blue', '', '2^^2', ''],
      ['三处：____、____、____', '填空题', 'a^^b^^c', '', '5', ''],
    ]);
    expect(paper.items.map(({ question }) => question)).toMatchObject([
      { correct_answer: [['红', '赤'], ['蓝']], item_scores: [2, 1], score: 3 },
      { correct_answer: [['red'], ['blue']], item_scores: [2, 2], score: 4 },
      { correct_answer: [['a'], ['b'], ['c']], item_scores: [1.7, 1.7, 1.6], score: 5 },
    ]);
  });

  it('reads the title block, sections, materials with their questions, and every mark', () => {
    const result = importRows([
      ['标题', '所有题型'],
      ['描述', '示例'],
      ['用时', '1.5小时'],
      [
        '段落',
        '材料',
        '题干',
        '题号',
        '题型',
        '选择项1',
        '选择项2',
        '匹配1',
        '匹配2',
        '匹配3',
        '解析',
        '答案1',
        '答案2',
        '得分1',
        '得分2',
      ],
      ['选择', '', '以下是选择题'],
      ['', '', '哪些？', '', '不定项选择题', '甲', '乙', '', '', '', '', 'A', '', '5', '2.5'],
      ['', '', '哪个？', '', '顺序选择题', '甲', '乙', '', '', '', '', 'AB', '', '5'],
      ['', '一段材料'],
      ['', '', '小题一', '1', '', '甲', '乙', '', '', '', '', 'B', '', '2'],
      ['', '', '小题二', '2', '', '甲', '乙', '', '', '', '', 'A', '', '2'],
      ['其它'],
      ['', '', '连线', '', '', '左一', '左二', '右一', '右二', '右三', '', 'CA', '', '8'],
      ['', '', '改错', '', '改错别字', '刚笔', '蓝子', '', '', '', '', '钢笔', '篮子', '2', '2'],
    ]);
    const { paper } = result;
    expect(listProblems(result)).toEqual([]);
    expect([paper.title, paper.description, paper.duration]).toEqual(['所有题型', '示例', 90]);
    expect(paper.sections).toEqual([
      { title: '选择', description: '以下是选择题' },
      { title: '其它', description: '' },
    ]);
    expect(paper.materials).toEqual(['一段材料']);
    expect(paper.items.map(({ section, material }) => [section, material])).toEqual([
      [0, null],
      [0, null],
      [0, 0],
      [0, 0],
      [1, null],
      [1, null],
    ]);
    expect(paper.items.map(({ question }) => question)).toMatchObject([
      { type: 12, correct_answer: ['A'], score: 5, partial_score: 2.5 },
      { type: 9, correct_answer: ['A', 'B'], score: 5, partial_score: null },
      { type: 1, correct_answer: ['B'] },
      { type: 1, correct_answer: ['A'] },
      { type: 5, matchings: ['右一', '右二', '右三'], correct_answer: ['C', 'A'], score: 8, item_scores: null },
      { type: 14, correct_answer: ['钢笔', '篮子'], score: 4, item_scores: [2, 2] },
    ]);
    expect(result.rows).toEqual({ heading: 4, section: 2, material: 1, question: 6, rejected: 0 });
  });

  it('reads the English and the Japanese family; 説明 is what its place says', () => {
    const english = importRows([
      ['Title', 'Sample'],
      ['Description', 'A test'],
      ['Duration', '45 min'],
      ['Question', 'Option1', 'Option2', 'Option3', 'Explanation', 'Answer'],
      ['Largest planet?', 'Mars', 'Jupiter', 'Venus', 'By far.', 'b'],
      ['The sun is a star.', '', '', '', '', 'TRUE'],
    ]);
    expect(english.paper).toMatchObject({ title: 'Sample', description: 'A test', duration: 45 });
    expect(listQuestions(english)).toEqual([
      [1, 'Largest planet?', 'Mars|Jupiter|Venus', 'B'],
      [4, 'The sun is a star.', true],
    ]);
    const japanese = importRows([
      ['タイトル', 'サンプル'],
      ['説明', '試験の説明'],
      ['制限時間', '1時間30分'],
      ['問題', '項', '項', '項', '解答', '説明', 'タイプ'],
      ['首都は？', '東京', '大阪', '京都', 'Ａ', '東京です。', '順番固定'],
      ['大文字は？', '', '', '', 'Ab', '', '大小区別'],
      ['正しいか', '', '', '', '○', '', '正誤'],
    ]);
    expect(japanese.paper).toMatchObject({ title: 'サンプル', description: '試験の説明', duration: 90 });
    expect(listQuestions(japanese)).toEqual([
      [8, '首都は？', '東京|大阪|京都', 'A'],
      [6, '大文字は？', [['Ab']]],
      [4, '正しいか', true],
    ]);
    expect(japanese.paper.items[0]?.question.explanation).toBe('東京です。');
  });
});

it('says where each question stands, and where a refused one would belong', () => {
  const { origins, rejected } = importRows([
    ['段落', '题干', '答案'],
    ['第一部分', '', ''],
    ['', '对吗？', '对'],
    ['第二部分', '', ''],
    ['', '没有答案', ''],
    ['', '错吗？', '错'],
  ]);
  expect(origins).toEqual([
    { sheet_no: 0, row: 3, last_row: 3 },
    { sheet_no: 0, row: 6, last_row: 6 },
  ]);
  expect(rejected).toMatchObject([{ row: 5, section: 1, material: null }]);
});
