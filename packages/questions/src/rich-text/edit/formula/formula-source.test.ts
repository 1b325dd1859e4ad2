import { describe, expect, it } from 'vitest';
import { dropDollars, readSource, writeSource } from './formula-source.ts';
import { isSameFormula, toPortable } from './portable-tex.ts';
import { hideStyles } from './styles-by-script.ts';

describe('a formula that is opened', () => {
  it.each(['$x$', '$$\nx\n$$', '\\(x\\)', '\\[ x \\]', '$\\$5$', '$\\text{速度}$'])(
    'and not changed stays %j',
    (source) => {
      expect(writeSource(readSource(source), source)).toBe(source);
    },
  );

  it.each([
    ['$x$', { tex: 'y', display: false }, '$y$'],
    ['$x$', { tex: 'x', display: true }, '$$x$$'],
    ['\\(x\\)', { tex: 'y', display: false }, '\\(y\\)'],
    ['\\[x\\]', { tex: 'x', display: false }, '$x$'],
    ['x+1', { tex: 'x+1', display: false }, '$x+1$'],
    ['$x$', { tex: ' a\n b ', display: false }, '$a b$'],
  ])('as %j and changed to %j is written %j', (before, parts, source) => {
    expect(writeSource(parts, before)).toBe(source);
  });

  it('cannot be ended by a dollar in it', () => {
    expect(dropDollars('a$b\\$c\\\\$d')).toBe('ab\\$c\\\\d');
  });
});

describe('what the visual field writes', () => {
  it('is stored in words that every reader knows', () => {
    expect(toPortable('\\int x\\differentialD x+\\exponentialE^{\\imaginaryI\\pi}')).toBe(
      '\\int x\\mathrm{d} x+\\mathrm{e}^{\\mathrm{i}\\pi}',
    );
    expect(toPortable('\\differentialDx \\\\slash')).toBe('\\differentialDx \\\\slash');
  });

  it.each([
    ['\\frac12', '\\frac{1}{2}', true],
    ['x^2', 'x^{2}', true],
    ['\\sqrt2', '\\sqrt{2}', true],
    ['x^2', 'x^3', false],
    ['\\frac{1', '\\frac{1', false],
  ])('for %j as %j counts as the same: %s', (tex, written, isSame) => {
    expect(isSameFormula(tex, written)).toBe(isSame);
  });

  it('has no style attribute in its markup', () => {
    expect(hideStyles('<a style="b"><c d=e style=f> style="g" <h style=\'i\'>')).toBe(
      '<a data-style="b"><c d=e data-style=f> style="g" <h data-style=\'i\'>',
    );
  });
});
