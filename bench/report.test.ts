import { describe, expect, it } from 'vitest';
import { drawFigures, drawTable, hasMissed, listFigures, writeReport } from './report.ts';
import type { Result } from './report.ts';
import type { Finding } from './findings/finding.ts';

function resultOf(fraction: number, target: number | null, finding: Finding | null = null): Result {
  const floor = { perSecond: 1000, p50: 2, p99: 9.87, cpu: 0.25 };
  const product = { perSecond: 1000 * fraction, p50: 3, p99: 12.34, cpu: 0.5 };
  return { call: 'GET some/thing', target, figures: { product, floor, fraction, spread: [0.5, 0.9] }, finding };
}

describe('drawTable', () => {
  it('gives each call a row with its fraction, target, verdict and times', () => {
    const [, , row] = drawTable([resultOf(0.7, 0.6)]).split('\n');
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells).toEqual([
      '',
      'GET some/thing',
      '700',
      '1000',
      '0.70 (0.50–0.90)',
      '≥ 0.60',
      'reached',
      '3.0 / 12.3 / 0.50',
      '2.0 / 9.9 / 0.25',
      '',
    ]);
  });

  it('keeps its columns aligned however long the cells are', () => {
    const lines = drawTable([resultOf(0.7, 0.6), resultOf(123.4, null)]).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

describe('hasMissed', () => {
  it('is true as soon as one call misses its target', () => {
    expect(hasMissed([resultOf(0.9, 0.6), resultOf(0.59, 0.6)])).toBe(true);
  });

  it('is true when a probe finds worse than allowed', () => {
    expect(hasMissed([resultOf(0.9, 0.6, { text: 'Too slow.', isReached: false })])).toBe(true);
  });

  it('is false when the only slow call has no target', () => {
    expect(hasMissed([resultOf(0.9, 0.6), resultOf(0.1, null)])).toBe(false);
  });
});

describe('writeReport', () => {
  it('tells the day, the versions, the table and everything that was found', () => {
    const report = writeReport(
      [resultOf(0.7, 0.6, { text: 'A finding.', isReached: true })],
      [
        { text: 'Grading is quick.', isReached: true },
        { text: 'Search is slow.', isReached: false },
      ],
      { now: new Date('2026-11-15T23:59:00Z'), postgres: '18.4', commit: 'abcdef12', figures: '| figure |' },
    );
    expect(report).toContain(`2026-11-15: `);
    expect(report).toContain(`Node ${process.versions.node}, PostgreSQL 18.4, at abcdef12`);
    expect(report).toContain('\n| figure |\n');
    expect(report).toContain('| GET some/thing |');
    expect(report).toContain('\nA finding.\n');
    expect(report).toContain('\nGrading is quick.\n\nSearch is slow.\n');
  });
});

/** Of the first row. */
function cellsOf(table: string): string[] {
  return (table.split('\n')[2] ?? '').split('|').map((cell) => cell.trim());
}

describe('the figures of a run', () => {
  const figure = { name: 'p99', value: 1234.5, unit: 'ms', better: 'less', goal: 2_000 } as const;
  const finding = { text: '', isReached: true, figures: [figure] };

  it('are told apart by call and finding', () => {
    const figures = listFigures([resultOf(0.7, 0.6, finding)], { crowd: finding });
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['GET some/thing: part of the floor', 0.7],
      ['GET some/thing: p99', 1234.5],
      ['crowd: p99', 1234.5],
    ]);
  });

  it('stand beside their goal, their last value and its commit', () => {
    const last = { p99: { value: 700, unit: 'ms', commit: 'abcdef12', date: '2026-11-15' } };
    expect(cellsOf(drawFigures([figure], last)).slice(1, -1)).toEqual([
      'p99',
      '1,230 ms',
      '≤ 2,000 ms',
      'reached',
      '700 ms',
      'abcdef12',
      'worse',
    ]);
    expect(cellsOf(drawFigures([{ ...figure, goal: null }], {})).slice(1, -1)).toEqual([
      'p99',
      '1,230 ms',
      '–',
      '–',
      '–',
      '–',
      'new',
    ]);
  });
});
