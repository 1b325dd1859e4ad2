import { describe, expect, it } from 'vitest';
import { numberBlanks } from './number-blanks.ts';

const line = (no: number) => `<u>&nbsp;&nbsp;(${no})&nbsp;&nbsp;</u>`;

describe('the blanks of a stem', () => {
  it('carry their numbers', () => {
    expect(numberBlanks('<p>Water is __ and ______.</p>', 2)).toBe(`<p>Water is ${line(1)} and ${line(2)}.</p>`);
  });

  it('keep the brackets they are written with', () => {
    expect(numberBlanks('李白字（　　），号（&nbsp;）、( )[  ]（）', 5)).toBe(
      '李白字（&nbsp;1&nbsp;），号（&nbsp;2&nbsp;）、(&nbsp;3&nbsp;)[&nbsp;4&nbsp;]（&nbsp;5&nbsp;）',
    );
  });

  it('stand beside tags without touching them', () => {
    expect(numberBlanks('<b>____</b> <img src="a__b.png"> <i>__</i>', 2)).toBe(
      `<b>${line(1)}</b> <img src="a__b.png"> <i>${line(2)}</i>`,
    );
  });

  it('are not looked for in formulas, code and names', () => {
    expect(numberBlanks('___ $a__b$ <code>main( )</code> f() snake_case ___', 2)).toBe(
      `${line(1)} $a__b$ <code>main( )</code> f() snake_case ${line(2)}`,
    );
  });

  it('stay without numbers where there are more or fewer of them than fields', () => {
    const html = 'Between ___ and ___';
    expect(numberBlanks(html, 1)).toBe(html);
    expect(numberBlanks(html, 3)).toBe(html);
  });

  it('need no number where there is one', () => {
    expect(numberBlanks('Only ___', 1)).toBe('Only ___');
  });
});
