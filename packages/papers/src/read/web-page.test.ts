import { expect, it } from 'vitest';
import { importPaper } from '../import-paper.ts';
import { readWorkbook } from './read-workbook.ts';

async function read(html: string, name: string) {
  const { paper, heldBy } = importPaper(await readWorkbook(new TextEncoder().encode(html), name));
  const questions = paper.items.map(({ question }) => ({
    desc: question.desc,
    options: 'options' in question ? question.options : [],
    answer: question.correct_answer,
  }));
  return { questions, heldBy };
}

const capital = { desc: 'The capital of France &amp; its river', options: ['Paris', 'Rome'], answer: ['A'] };

it('a table that a program saved as a spreadsheet is read', async () => {
  const rows = [
    ['Question', 'A', 'B', 'Answer'],
    ['The capital of France &amp; its&nbsp;river', '<b>Paris</b>', 'Rome', 'A'],
    ['The capital of Peru', 'Oslo', 'Lima', 'B'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('\n')}</tr>`);
  const { questions } = await read(
    `<html><head><title>A 1. x</title></head><table>${rows.join('')}</table>`,
    'bank.xls',
  );
  expect(questions).toEqual([capital, { desc: 'The capital of Peru', options: ['Oslo', 'Lima'], answer: ['B'] }]);
});

it('the lines of a page are questions as people type them', async () => {
  const [one = '', two = ''] = [1, 2].map(
    (no) =>
      `<div><h3>${no}. The capital of France &#38; its river</h3><ul><li>A. Paris</li><li>B. Rome</li></ul><p>Answer: A</p></div>`,
  );
  const { questions } = await read(
    `<!DOCTYPE html><body><!-- 1. no --><script>if (a < b) "2. no"</script>${one}${two}</body>`,
    'page.txt',
  );
  expect(questions).toEqual([capital, capital]);
});

it.each([
  '<html><p>hello</p></html>',
  '<html><table><tr><td>1</td></tr></table></html>',
  '<svg><text>1. A</text></svg>',
  '<html><script>',
])('a page without questions is refused: %s', async (html) => {
  await expect(read(html, 'page.txt')).rejects.toMatchObject({ fault: 'unknown-format' });
});
