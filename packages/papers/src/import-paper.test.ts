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

describe('layouts met in the wild', () => {
  it('reads the bank with notices, remarks in its headers and letters for true and false', () => {
    const result = importRows([
      ['填写须知：请勿删除表头，带（必填）的列必须填写；题型请从下拉列表中选择。'],
      [
        ' 题干（必填）',
        '题型 （必填）',
        '选项 A',
        '选项 B',
        '选项 C',
        '选项E\n(勿删)',
        '正确答案\n（必填）',
        '解析\n（勿删）',
        '章节\n（勿删）',
        '难度',
      ],
      ['首都？', '单选题', 'A.北京', 'B.上海', 'C.广州', '', 'A', '', '第一章', '简单'],
      ['对吗？', '判断题', '对', '错', '', '', 'B', '', '第一章', '中等'],
      ['（ ）和（ ）', '填空题', '', '', '', '', '红|蓝', '', '第二章', '困难'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
      [4, '对吗？', false],
      [3, '（ ）和（ ）', [['红'], ['蓝']]],
    ]);
    expect(result.layout).toBe('kaoshibao');
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['第一章', '第二章']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([1, 2, 3]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads the bank with five words for difficulty, sub-chapters and blanks in the option columns', () => {
    const result = importRows([
      ['导入说明'],
      ['题目（必填）', '题型（必填）', '选项A', '选项B', '选项C', '正确答案（必填）', '解析', '难易', '章节', '子章节'],
      ['自____年__月_日起施行。', '定序填空题', '2022', '9', '1', '', '', '易', '第二章', '第一节'],
      ['保证信息的', '不定序填空题', '', '', '', '完整性|机密性|可用性', '', '难', '第二章', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [3, '自____年__月_日起施行。', [['2022'], ['9'], ['1']]],
      [10, '保证信息的', [['完整性'], ['机密性'], ['可用性']]],
    ]);
    expect(result.layout).toBe('shuatidadang');
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['第二章 / 第一节', '第二章']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([0, 4]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads one correctness column per option', () => {
    const result = importRows([
      [
        '试题类型',
        '题干',
        '选项一内容',
        '选项二内容',
        '选项三内容',
        '解析',
        '选项一是否正确',
        '选项二是否正确',
        '选项三是否正确',
      ],
      ['1', '单选', '甲', '乙', '丙', '', '0', '1', '0'],
      ['2', '多选', '甲', '乙', '丙', '', '1', '0', '1'],
      ['3', '判断', '正确', '错误', '', '', '1', '0', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '单选', '甲|乙|丙', 'B'],
      [2, '多选', '甲|乙|丙', 'AC'],
      [4, '判断', true],
    ]);
    expect(result.layout).toBe('correctness-columns');
    expect(listProblems(result)).toEqual([]);
  });

  it('takes options apart that share a cell, and finds answers by their text', () => {
    const result = importRows([
      ['序号', '一级纲要', '二级纲要', '题型', '题干', '选项', '答案', '题目依据', '试题分数'],
      ['1', '总则', '目的', '单选', '首都？', '北京$;$上海$;$广州', '北京', '宪法', '2'],
      ['2', '总则', '目的', '多选', '哪些？', 'A. 甲,B. 乙,C. 丙', 'A,C', '', '2'],
      ['3', '总则', '', '单选', '哪个？', '甲\n乙\n丙', 'C', '', '2'],
      ['4', '', '', '单选', '哪个？', 'A、甲；B、乙；C、丙', 'B、乙', '', '2'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '首都？', '北京|上海|广州', 'A'],
      [2, '哪些？', '甲|乙|丙', 'AC'],
      [1, '哪个？', '甲|乙|丙', 'C'],
      [1, '哪个？', '甲|乙|丙', 'B'],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['总则 / 目的', '总则']);
    expect(result.paper.items[0]?.question.explanation).toBe('题目依据: 宪法');
    expect(listProblems(result)).toEqual([]);
  });

  it('joins sheets into one exam, the sheet’s name telling the type', () => {
    const header = ['题目', 'A', 'B', 'C', '答案'];
    const workbook = buildWorkbook({
      单选题: [header, ['一？', '甲', '乙', '丙', 'A']],
      多选题: [header, ['二？', '甲', '乙', '丙', 'A']],
      判断题: [
        ['题目', '答案'],
        ['三？', 'A'],
      ],
    });
    const result = importPaper(workbook);
    expect(listQuestions(result)).toEqual([
      [1, '一？', '甲|乙|丙', 'A'],
      [2, '二？', '甲|乙|丙', 'A'],
      [4, '三？', true],
    ]);
    expect(listProblems(result)).toEqual(['? B2 letter-for-true-false']);
    expect(listQuestions(importPaper(workbook, { sheets: [1] }))).toHaveLength(1);
  });

  it('reads English sheets with answers by number and points', () => {
    const result = importRows([
      [
        'Question Text',
        'Question Type',
        'Points',
        'Option 1',
        'Option 2',
        'Option 3',
        'Correct Answer',
        'Explanation',
        'Section',
        'Difficulty',
      ],
      ['2 + 2?', 'Multiple Choice', '2', 'three', 'four', 'five', '2', 'Count.', 'Sums', 'Easy'],
      ['Primes?', 'Multiple Answers', '3 points', 'two', 'four', 'five', '1,3', '', 'Sums', 'Very hard'],
      ['Earth is flat.', 'True/False', '1', '', '', '', 'F', '', 'Facts', ''],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '2 + 2?', 'three|four|five', 'B'],
      [2, 'Primes?', 'two|four|five', 'AC'],
      [4, 'Earth is flat.', false],
    ]);
    expect(result.paper.sections.map(({ title }) => title)).toEqual(['Sums', 'Facts']);
    expect(result.paper.items.map(({ question }) => question.difficulty)).toEqual([1, 4, null]);
    expect(listProblems(result)).toEqual([]);
  });

  it('reads Spanish and Portuguese sheets', () => {
    const spanish = importRows([
      ['Nº', 'Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta correcta', 'Puntuación'],
      ['1', '¿Capital?', 'a) Madrid', 'b) Lugo', 'c) Vigo', 'a)', '1,5'],
    ]);
    expect(listQuestions(spanish)).toEqual([[1, '¿Capital?', 'Madrid|Lugo|Vigo', 'A']]);
    expect(spanish.paper.items[0]?.question.score).toBe(1.5);
    const portuguese = importRows([
      ['Enunciado', 'Alternativa A', 'Alternativa B', 'Gabarito', 'Dificuldade', 'Comentário'],
      ['Capital?', 'Lisboa', 'Porto', 'A', 'Médio', 'Sim.'],
      ['A Terra é plana.', 'Verdadeiro', 'Falso', 'Falso', 'Fácil', ''],
    ]);
    expect(listQuestions(portuguese)).toEqual([
      [1, 'Capital?', 'Lisboa|Porto', 'A'],
      [4, 'A Terra é plana.', false],
    ]);
    expect([...listProblems(spanish), ...listProblems(portuguese)]).toEqual([]);
  });

  it('reads right and wrong answers in columns of their own, and answers beside a key as options', () => {
    const trivia = importRows([
      ['Category', 'Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2'],
      ['Space', 'Largest planet?', 'Jupiter', 'Mars', 'Venus'],
    ]);
    expect(listQuestions(trivia)).toEqual([[1, 'Largest planet?', 'Jupiter|Mars|Venus', 'A']]);
    const answers = importRows([
      ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Correct Answer'],
      ['Largest planet?', 'Mars', 'Jupiter', 'Venus', '2'],
    ]);
    expect(listQuestions(answers)).toEqual([[1, 'Largest planet?', 'Mars|Jupiter|Venus', 'B']]);
  });

  it('reads the sheets of quiz games: limits in the header, answers that are options, blanks with alternatives', () => {
    const game = importRows([
      ['Quiz template'],
      [
        '',
        'Question - max 120 characters',
        'Answer 1 - max 75 characters',
        'Answer 2 - max 75 characters',
        'Time limit (sec)',
        'Correct answer(s) - choose at least one',
      ],
      ['1', 'Which are even?', '2', '4', '20', '1,2'],
    ]);
    expect(listQuestions(game)).toEqual([[2, 'Which are even?', '2|4', 'AB']]);
    expect(listProblems(game)).toEqual(['? E2 column-not-used']);
    const typed = importRows([
      ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer', 'Image Link'],
      ['Colour of the sky?', 'Fill-in-the-Blank', 'blue', 'azure', '', ''],
      ['Pick one', 'Checkbox', 'x', 'y', '1', ''],
    ]);
    expect(listQuestions(typed)).toEqual([
      [3, 'Colour of the sky?', [['blue', 'azure']]],
      [2, 'Pick one', 'x|y', 'A'],
    ]);
    expect(listProblems(typed)).toEqual(['? C2 blanks-or-alternatives']);
  });

  it('reads answers that count from 0, a header that names the last option, and one answer column per kind', () => {
    const zero = importRows([
      ['問題文', '選択肢1', '選択肢2', '選択肢3', '正解番号(0-3)', 'カテゴリー'],
      ['山は？', '富士山', '北岳', '槍ヶ岳', '0', '地理'],
      ['川は？', '信濃川', '利根川', '石狩川', '2', '地理'],
    ]);
    expect(listQuestions(zero)).toEqual([
      [1, '山は？', '富士山|北岳|槍ヶ岳', 'A'],
      [1, '川は？', '信濃川|利根川|石狩川', 'C'],
    ]);
    expect(listProblems(zero)).toEqual(['? E1 answers-from-zero']);
    const named = importRows([
      ['题干（必填）', '题型 （必填）', '选项 A', '选项 B', '正确答案H\n（必填）'],
      ['不允许？', '单选题', '开路', '短路', 'A'],
    ]);
    expect(listQuestions(named)).toEqual([[1, '不允许？', '开路|短路', 'A']]);
    const kinds = importRows([
      ['题型', '题干', '选项', '正确答案', '标准答案', '参考答案'],
      ['单选题', '哪个？', 'A.y = x|B.y = -x', 'A', '', ''],
      ['填空题', '____是首都', '', '', '北京', ''],
      ['简答题', '为什么？', '', '', '', '因为。'],
    ]);
    expect(listQuestions(kinds)).toEqual([
      [1, '哪个？', 'y = x|y = -x', 'A'],
      [3, '____是首都', [['北京']]],
      [0, '为什么？', '因为。'],
    ]);
  });

  it('reads one-letter headers only side by side', () => {
    const result = importRows([
      ['J', 'P', 'I', 'Q', 'T', 'A', 'B', 'C'],
      ['LY0001', '1.1', 'MC2-0001', '机构是：', 'AC', '甲', '乙', '丙'],
    ]);
    expect(listQuestions(result)).toEqual([[2, '机构是：', '甲|乙|丙', 'AC']]);
    expect(result.layout).toBe('crac');
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
