import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from '../edit.ts';
import type { Question } from '../question.ts';
import { sanitise } from '../rich-text/index.ts';
import { question as questionSchema } from '../schema.ts';
import { optionsToCells, readRow, richToCell, cellToRich, stripLabels, writeRow } from './sheets.ts';
import type { SheetRow } from './sheets.ts';
import { anyQuestionOf } from '../testing/index.ts';
import { isOf, questionTypes } from '../types.ts';

/** Texts that mean something to the reader of a sheet. */
const mark = fc.constantFrom(
  '^^',
  '||',
  '|',
  '|||',
  'A',
  'b',
  '1',
  '2',
  ',',
  '、',
  ' ',
  '\n',
  '对',
  'F',
  '5分',
  '-',
  '①',
  '____',
);
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.array(mark, { maxLength: 6 }).map((parts) => parts.join('')),
);

function store(question: Question): Question {
  return question.type === 0 || question.type === 7
    ? { ...question, correct_answer: sanitise(question.correct_answer) }
    : question;
}

describe.each(Object.entries(questionTypes))('%s', (_, type) => {
  it('comes back from its row as it was', () => {
    fc.assert(
      fc.property(anyQuestionOf(type).map(store), (question) => {
        const { question: read, problems } = readRow(writeRow(question));
        expect(read).toEqual(question);
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('comes back even where its answers look like marks', () => {
    fc.assert(
      fc.property(anyQuestionOf(type).map(store), fc.infiniteStream(cell), (question, cells) => {
        const changed = changeAnswers(question, cells);
        fc.pre(findProblems(changed).length === 0);
        expect(readRow(writeRow(changed)).question).toEqual(changed);
      }),
      { numRuns: 30 },
    );
  });

  it('is a question that may be kept, or an error with its column, whatever the cells hold', () => {
    const cells = fc.array(cell, { maxLength: 4 });
    const row: fc.Arbitrary<SheetRow> = fc.record({
      type: fc.constant(type),
      stem: cell.map(cellToRich),
      options: fc.array(cell.map(cellToRich), { maxLength: 22 }),
      matchings: fc.array(cell.map(cellToRich), { maxLength: 22 }),
      answers: cells,
      scores: cells,
      explanation: fc.constant(''),
      difficulty: fc.constant(null),
    });
    fc.assert(
      fc.property(row, (read) => {
        const { question, problems } = readRow(read);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(question === null).toBe(errors.length > 0);
        if (question === null) return;
        expect(questionSchema.parse(question)).toEqual(question);
        expect(findProblems(question)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

function changeAnswers(question: Question, cells: Iterator<string>): Question {
  const next = (): string => cells.next().value as string;
  if (isOf(question, 'blank')) {
    return { ...question, correct_answer: question.correct_answer.map((texts) => texts.map(next)) };
  }
  if (isOf(question, 'correction')) return { ...question, correct_answer: question.correct_answer.map(next) };
  return isOf(question, 'open') ? { ...question, correct_answer: cellToRich(next()) } : question;
}

describe('rich text in cells', () => {
  it('comes back as it was, options with labels of their own too', () => {
    const rich = fc
      .oneof(cell, fc.constantFrom('A. Lincoln', 'B、乙', 'fig.png', '[img:x.png]', '<html>a</html>'))
      .map(cellToRich);
    fc.assert(
      fc.property(fc.array(rich), (options) => {
        expect(options.map(richToCell).map(cellToRich)).toEqual(options);
        expect(stripLabels(optionsToCells(options)).map(cellToRich)).toEqual(options);
      }),
    );
  });
});
