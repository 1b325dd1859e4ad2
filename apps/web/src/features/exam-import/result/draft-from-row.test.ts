import { findProblems } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { draftFromRow } from './draft-from-row.ts';

function row(cells: Record<string, string>) {
  return Object.entries(cells).map(([name, value], index) => ({ cell: `${'ABCDEFGHIJ'[index]}7`, name, value }));
}

describe('a rejected row', () => {
  it('becomes a choice with all that it says', () => {
    const draft = draftFromRow(
      row({ 题干: '1 < 2 吗？', 选择项1: '对', 选择项2: '错', 答案: 'Ａ、B', 解析: '显然', 得分: '2' }),
    );
    expect(draft).toMatchObject({
      type: 2,
      desc: '<p>1 &lt; 2 吗？</p>',
      options: ['<p>对</p>', '<p>错</p>'],
      correct_answer: ['A', 'B'],
      explanation: '<p>显然</p>',
      score: 2,
    });
    expect(findProblems(draft)).toEqual([]);
  });

  it.each([
    { Question: 'What?', 'Question Type': 'choice', 'Option 1': 'a', 'Option 2': 'b', 'Correct Answer': 'E' },
    { Pregunta: 'What?', 'Opción A': 'a', 'Opción B': 'b', Respuesta: 'E' },
    { Enunciado: 'What?', Alternativa1: 'a', Alternativa2: 'b', Resposta: 'E' },
    { 問題: 'What?', 項1: 'a', 項2: 'b', 解答: 'E' },
  ])('keeps stem and options where the answer names none of them', (cells) => {
    expect(draftFromRow(row(cells as Record<string, string>))).toMatchObject({
      type: 1,
      desc: '<p>What?</p>',
      options: ['<p>a</p>', '<p>b</p>'],
      correct_answer: [],
    });
  });

  it('keeps the letters that name an option where others do not', () => {
    const draft = draftFromRow(row({ Question: 'Which?', Option1: 'a', Option2: 'b', Option3: 'c', Answer: 'ae' }));
    expect(draft).toMatchObject({ type: 2, correct_answer: ['A'] });
  });

  it('becomes a question with a reference answer where there is nothing to choose from', () => {
    const draft = draftFromRow(row({ Question: 'Why?', Answer: 'Because\nof that' }));
    expect(draft).toMatchObject({ type: 0, desc: '<p>Why?</p>', correct_answer: '<p>Because</p><p>of that</p>' });
  });

  it('begins with its first text where its columns have no names', () => {
    expect(draftFromRow(row({ '': 'Something' }))).toMatchObject({ desc: '<p>Something</p>' });
    expect(draftFromRow([])).toMatchObject({ desc: '' });
  });
});
