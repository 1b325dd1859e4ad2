import { availableParallelism, arch, platform } from 'node:os';
import { judge } from './figures.ts';
import type { Figures, Round } from './figures.ts';
import type { Finding } from './findings/finding.ts';
import { compareFigure, reachesGoal } from './kept-figures.ts';
import type { Figure, KeptFigures } from './kept-figures.ts';
import { writeTable } from './table.ts';

export interface Result {
  call: string;
  target: number | null;
  figures: Figures;
  finding: Finding | null;
}

const headings = [
  'call',
  'product /s',
  'floor /s',
  'fraction',
  'target',
  'verdict',
  'product p50 / p99 / cpu ms',
  'floor p50 / p99 / cpu ms',
];

function drawTimes({ p50, p99, cpu }: Round): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${cpu.toFixed(2)}`;
}

export function drawTable(results: readonly Result[]): string {
  const rows = results.map(({ call, target, figures: { product, floor, fraction, spread } }) => [
    call,
    product.perSecond.toFixed(0),
    floor.perSecond.toFixed(0),
    `${fraction.toFixed(2)} (${spread.map((value) => value.toFixed(2)).join('–')})`,
    target === null ? '–' : `≥ ${target.toFixed(2)}`,
    judge(fraction, target),
    drawTimes(product),
    drawTimes(floor),
  ]);
  return writeTable(headings, rows);
}

export function hasMissed(results: readonly Result[]): boolean {
  return results.some(
    ({ figures, target, finding }) => judge(figures.fraction, target) === 'missed' || finding?.isReached === false,
  );
}

/** Of calls and findings together, under names that say which. */
export function listFigures(results: readonly Result[], findings: Record<string, Finding>): Figure[] {
  const ofCalls = results.map(({ call, target, figures: { fraction } }): Figure => {
    return { name: `${call}: part of the floor`, value: fraction, unit: '', better: 'more', goal: target, noise: 0.15 };
  });
  const probes = results.flatMap(({ call, finding }) => nameAll(call, finding));
  return [...ofCalls, ...probes, ...Object.entries(findings).flatMap(([name, finding]) => nameAll(name, finding))];
}

function nameAll(of: string, finding: Finding | null): Figure[] {
  return (finding?.figures ?? []).map((figure) => Object.assign({}, figure, { name: `${of}: ${figure.name}` }));
}

function write(value: number, unit: string): string {
  return `${Number(value.toPrecision(3)).toLocaleString('en')} ${unit}`.trim();
}

/** Each figure with its goal, and what it was at which commit. */
export function drawFigures(figures: readonly Figure[], last: KeptFigures): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, goal, better } = figure;
    const before = last[name];
    return [
      name,
      write(value, unit),
      goal === null ? '–' : `${better === 'less' ? '≤' : '≥'} ${write(goal, unit)}`,
      goal === null ? '–' : reachesGoal(figure) ? 'reached' : 'missed',
      before ? write(before.value, before.unit) : '–',
      before ? before.commit : '–',
      compareFigure(figure, before?.value),
    ];
  });
  return writeTable(['figure', 'now', 'goal', 'verdict', 'last', 'at commit', 'change'], rows);
}

interface Circumstances {
  now: Date;
  postgres: string;
  commit: string;
  figures: string;
}

export function writeReport(
  results: readonly Result[],
  findings: readonly Finding[],
  { now, postgres, commit, figures }: Circumstances,
): string {
  const probed = results.map((result) => result.finding).filter((finding) => finding !== null);
  return [
    '# The product against its floor',
    '',
    'Written by `npm run bench`; `npm run bench -- account-info search` measures what it names and leaves this page alone.',
    '',
    'The floor is a bare Fastify that runs the same statements through the same number of connections to the same',
    'PostgreSQL and sends the same answer, with no product code: no validation, limits, headers, compression, log or',
    'metrics. Only what a question needs anyway, putting its options in order and grading it, is the same code on both',
    'sides. Of the calls of an attempt the floor does no more than they promise, whatever the product needs for it: a save is',
    'one durable upsert by key, reading the questions one select by key and as many bytes sent, handing in one durable',
    'update of the answers. Product and floor are measured in turn in one run; each figure is the median of several rounds, and the',
    'fraction also shows its least and most. Cpu is what the server process itself computes per answer, without',
    'PostgreSQL; where that process is the narrowest place, the fraction comes close to the quotient of the two. On few',
    'cores the load generator and PostgreSQL share them with both sides: compare the two sides of a row, not the rows of',
    'two machines.',
    '',
    `${now.toISOString().slice(0, 10)}: ${availableParallelism()} cores, ${platform()} ${arch()}, Node ${process.versions.node}, PostgreSQL ${postgres}, at ${commit}.`,
    '',
    'Each figure with its goal, and its last value with the commit that it was measured at (`figures.json`). One that has got',
    'worse by more than its noise makes the command fail, now and the next time, until it is better again or `--accept` takes it.',
    '',
    figures,
    '',
    drawTable(results),
    '',
    ...[...probed, ...findings].flatMap((finding) => [finding.text, '']),
  ].join('\n');
}
