// What was measured last, so that a run tells what has got worse since. Pure, but for the file.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One number that a run is about. */
export interface Figure {
  /** The same in every run. */
  name: string;
  value: number;
  unit: string;
  better: 'less' | 'more';
  /** Null where it only informs. */
  goal: number | null;
  /** The part by which it varies from one quiet run to the next; a quarter where nothing else is known. */
  noise?: number;
}

/** By name. */
export type KeptFigures = Record<string, { value: number; unit: string; commit: string; date: string }>;

const usualNoise = 0.25;
const file = join(import.meta.dirname, 'figures.json');

export type Change = 'new' | 'better' | 'same' | 'worse';

/** Against the last value; what is within the noise is the same. */
export function compareFigure(figure: Figure, last: number | undefined): Change {
  if (last === undefined) return 'new';
  const noise = figure.noise ?? usualNoise;
  const [lower, higher] = [last * (1 - noise), last * (1 + noise)];
  if (figure.value > higher) return figure.better === 'more' ? 'better' : 'worse';
  if (figure.value < lower) return figure.better === 'less' ? 'better' : 'worse';
  return 'same';
}

export function reachesGoal({ value, goal, better }: Figure): boolean {
  return goal === null || (better === 'less' ? value <= goal : value >= goal);
}

/** What has got worse keeps its old value, so that the next run fails as well; `isAccepted` takes it as it is now. */
export function keepFigures(
  figures: readonly Figure[],
  last: KeptFigures,
  { commit, date, isAccepted }: { commit: string; date: string; isAccepted: boolean },
): KeptFigures {
  const renewed = figures
    .filter((figure) => isAccepted || compareFigure(figure, last[figure.name]?.value) !== 'worse')
    .map(({ name, value, unit }) => [name, { value: Number(value.toPrecision(4)), unit, commit, date }] as const);
  return Object.fromEntries(Object.entries({ ...last, ...Object.fromEntries(renewed) }).toSorted(byName));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

export async function readKeptFigures(): Promise<KeptFigures> {
  return JSON.parse(await readFile(file, 'utf8')) as KeptFigures;
}

export async function writeKeptFigures(figures: KeptFigures): Promise<void> {
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}

async function git(...given: string[]): Promise<string> {
  return (await promisify(execFile)('git', given, { cwd: import.meta.dirname })).stdout.trim();
}

/** Of this checkout, marked where something in it is not committed. */
export async function readCommit(): Promise<string> {
  try {
    const commit = await git('rev-parse', '--short=8', 'HEAD');
    const changed = await git('status', '--porcelain', '--', '..', ':!figures.json', ':!results.md');
    return changed === '' ? commit : `${commit}+`;
  } catch {
    return 'unknown';
  }
}
