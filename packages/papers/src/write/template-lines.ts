// The examples of the import template. Their words come from the language; what they are, and what they score, is the same in all.
import type { SheetLine } from './sheet-lines.ts';
import type { SheetTexts } from './sheet-texts.ts';

export function listTemplateLines({ words, template: { examples } }: SheetTexts): SheetLine[] {
  return [
    examples.choice,
    { type: 1, ...examples.planet, answers: ['A'], scores: ['2'], difficulty: 0 },
    { type: 8, ...examples.minutes, options: ['60', '90', '120', '180'], answers: ['C'], scores: ['2'] },
    { type: 2, ...examples.mammals, answers: ['AC'], scores: ['4', '2'], difficulty: 1 },
    { type: 9, ...examples.even, options: ['11', '12', '13', '14'], answers: ['BD'], scores: ['2'] },
    { type: 12, ...examples.metals, answers: ['AC'], scores: ['4', '2'] },
    { type: 13, ...examples.floating, answers: ['AC'], scores: ['4', '2'] },
    { type: 4, ...examples.moon, answers: [words.wrong], scores: ['1'] },
    examples.blanks,
    { type: 3, ...examples.water, scores: ['1^^1'], difficulty: 0 },
    { type: 6, ...examples.symbols, answers: ['Na', 'C'], scores: ['1', '1'], difficulty: 2 },
    { type: 10, ...examples.screen, scores: ['1', '1', '1'] },
    { type: 11, ...examples.salt, answers: ['Na', 'Cl'], scores: ['1', '1'] },
    examples.others,
    { type: 5, ...examples.capitals, answers: ['CAB'], scores: ['3'] },
    { type: 14, ...examples.mistakes, scores: ['2', '2'] },
    examples.bread,
    { no: '1', type: 3, ...examples.dough, answers: ['815'], scores: ['2'] },
    { no: '2', type: 0, ...examples.rising, scores: ['4'], difficulty: 3 },
    { type: 7, ...examples.place, scores: ['10'] },
  ];
}
