import { describe, expect, it } from 'vitest';
import { drawTable, hasMissed, writeReport } from './report.ts';
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
      new Date('2026-11-15T23:59:00Z'),
      '18.4',
    );
    expect(report).toContain(`2026-11-15: `);
    expect(report).toContain(`Node ${process.versions.node}, PostgreSQL 18.4`);
    expect(report).toContain('| GET some/thing |');
    expect(report).toContain('\nA finding.\n');
    expect(report).toContain('\nGrading is quick.\n\nSearch is slow.\n');
  });
});
