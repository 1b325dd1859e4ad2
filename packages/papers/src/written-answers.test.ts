import { describe, expect, it } from 'vitest';
import { importRows, listProblems, listQuestions } from './testing/build-workbook.ts';

const header = ['题干', '选项A', '选项B', '选项C', '选项D', '答案'];

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
    ['a) y c)', 'AC'],
    ['ア・ウ', 'AC'],
    ['アとウ', 'AC'],
    ['(1)(3)', 'AC'],
    ['Opciones A y C', 'AC'],
  ])('%s is %s', (answer, key) => {
    const result = importRows([header, ['哪些？', '甲', '乙', '丙', '丁', answer]]);
    expect(listQuestions(result)).toEqual([[2, '哪些？', '甲|乙|丙|丁', key]]);
    // One row with numbers does not tell whether they count from 0.
    expect(listProblems(result)).toEqual(/^\d/.test(answer) ? ['? F1 index-base-unsure'] : []);
  });

  it.each([
    ['A', 'A'],
    ['A.甲', 'A'],
    ['甲', 'A'],
    ['选A', 'A'],
    ['1', 'A'],
    ['D．丁', 'D'],
    ['①甲', 'A'],
    ['1) 甲', 'A'],
    ['(B) 乙', 'B'],
    ['C - 丙', 'C'],
    ['イ', 'B'],
    ['２）', 'B'],
    ['2.0', 'B'],
    ['Letra C', 'C'],
    ['Alternativa: D', 'D'],
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
    '〇',
    '✔️',
    '⭕',
    'マル',
    '適当',
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
    '❌',
    '假',
    '误',
    'バツ',
    '間違い',
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

  it('knows an option by its words, even if they are made of letters up to T', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'C', 'Answer'],
      ['Capital of France?', 'Rome', 'Paris', 'Oslo', 'Paris'],
      ['Capital of Portugal?', 'Lisboa', 'Porto', 'Faro', 'A) Lisboa'],
      ['Which two?', 'Spain', 'Mars', 'Iran', 'Spain; Iran'],
      ['Which country has Madrid?', '', '', '', 'Spain'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, 'Capital of France?', 'Rome|Paris|Oslo', 'B'],
      [1, 'Capital of Portugal?', 'Lisboa|Porto|Faro', 'A'],
      [2, 'Which two?', 'Spain|Mars|Iran', 'AC'],
      [0, 'Which country has Madrid?', 'Spain'],
    ]);
    expect(listProblems(result)).toEqual([]);
  });

  it('takes two options for true and false only where they are such words', () => {
    const result = importRows([
      ['Question', 'A', 'B', 'Answer'],
      ['Variable?', 'x', 'y', 'A'],
      ['Digit?', '1', '0', 'B'],
      ['Right?', 'Y', 'N', 'A'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, 'Variable?', 'x|y', 'A'],
      [1, 'Digit?', '1|0', 'B'],
      [4, 'Right?', true],
    ]);
  });

  it('reads C and E under the words whose initials they are', () => {
    const result = importRows([
      ['Pergunta', 'Tipo', 'Gabarito'],
      ['A Terra é redonda.', 'Certo/Errado', 'C'],
      ['O Sol é frio.', 'Certo ou errado', 'E'],
      ['Dois é par.', 'Verdadeiro/Falso', 'E'],
    ]);
    expect(listQuestions(result)).toEqual([
      [4, 'A Terra é redonda.', true],
      [4, 'O Sol é frio.', false],
    ]);
    expect(listProblems(result)).toEqual(['! C4 unreadable-answer']);
  });

  it.each([
    ['2分', 2],
    ['（２分）', 2],
    ['每题2分', 2],
    ['2 marks', 2],
    ['1,5 ptos.', 1.5],
    ['0,5 ponto', 0.5],
  ])('%s are %d points', (score, points) => {
    const { paper } = importRows([
      ['题干', '答案', '分值'],
      ['对吗？', '对', score],
    ]);
    expect(paper.items[0]?.question.score).toBe(points);
  });

  it('reads two columns of answers as one, and says where they differ', () => {
    const result = importRows([
      ['题干', 'A', 'B', 'C', '答案', '正确答案'],
      ['一', '甲', '乙', '丙', 'B', '乙'],
      ['二', '甲', '乙', '丙', 'A', 'B'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '一', '甲|乙|丙', 'B'],
      [2, '二', '甲|乙|丙', 'AB'],
    ]);
    expect(listProblems(result)).toEqual(['? F3 type-changed']);
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
      ['四', '①甲', '② 乙', '③丙', '④丁', '②'],
      ['五', 'ア．甲', 'イ．乙', '（ウ）丙', 'エ　丁', 'エ'],
      ['六', '1.5', '2.5', '3.5', '4.5', 'A'],
      ['七', '①②', '②③', '③④', '④⑤', 'A'],
      ['八', 'A、B', 'B、C', 'C、D', 'D、A', 'A'],
      ['九', 'ア、イ', 'イ、ウ', 'ウ、エ', 'エ、オ', 'A'],
    ]);
    expect(listQuestions(result)).toEqual([
      [1, '一', '甲|乙|丙|丁', 'A'],
      [1, '二', 'A. Lincoln|G. Washington|T. Roosevelt|J. Adams', 'A'],
      [1, '三', 'A|B|C|D', 'B'],
      [1, '四', '甲|乙|丙|丁', 'B'],
      [1, '五', '甲|乙|丙|丁', 'D'],
      [1, '六', '1.5|2.5|3.5|4.5', 'A'],
      [1, '七', '①②|②③|③④|④⑤', 'A'],
      [1, '八', 'A、B|B、C|C、D|D、A', 'A'],
      [1, '九', 'ア、イ|イ、ウ|ウ、エ|エ、オ', 'A'],
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
      [['红', '蓝']],
      [['红'], ['蓝']],
      [['红'], ['蓝']],
      [['红', '蓝']],
    ]);
    expect(listProblems(result)).toEqual([
      '? C2 blanks-or-alternatives',
      '? C3 blank-count-mismatch',
      '? C4 blanks-or-alternatives',
      '? C5 blanks-or-alternatives',
      '? C6 blank-count-mismatch',
    ]);
  });

  it.each(['第1空：红 第2空：蓝', '第1空:\n红\n第2空:\n蓝', '第一空：红；第二空：蓝', 'Blank 1: 红; Blank 2: 蓝'])(
    'reads blanks by their names: %s',
    (answer) => {
      const result = importRows([
        ['题干', '题型', '答案'],
        ['____和____', '填空题', answer],
      ]);
      expect(listQuestions(result)).toEqual([[3, '____和____', [['红'], ['蓝']]]]);
      expect(listProblems(result)).toEqual([]);
    },
  );

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
