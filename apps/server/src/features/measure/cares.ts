// Which questions somebody should look at, and why.
import type { MeasuredOption, QuestionCare } from '@tiku/contract';
import { findSecondKey, findWrongKey } from '@tiku/measure';
import type { ItemSums, QuestionFigures } from '@tiku/measure';
import { fewest } from './samples.ts';

interface Looked {
  figures: QuestionFigures;
  sums: readonly ItemSums[];
  /** By the author's letters, with how they are shown. */
  options: readonly (Pick<MeasuredOption, 'is_correct' | 'count'> & { own: string; shown: string })[];
  questions: number;
  reports: number;
}

/** So easy that it tells nobody from another: almost surely more than that are right. */
const easy = 0.95;

/** A list of two has nothing to spare. */
const fewestOptions = 3;

export function findCares({ figures, sums, options, questions, reports }: Looked): QuestionCare[] {
  const { n, difficulty } = figures;
  const shown = new Map(options.map(({ own, shown: letter }) => [own, letter]));
  const key = options.filter(({ is_correct }) => is_correct).map(({ own }) => own);
  const keyed = { options: options.map(({ own }) => own), key, questions };
  const cares: QuestionCare[] = [];
  const rival = n >= fewest.shown && key.length > 0 ? findWrongKey(sums, keyed) : null;
  const second = n >= fewest.sure && !rival ? findSecondKey(sums, keyed) : null;
  const found = rival ?? second;
  if (found) {
    const { option, to, count, toCount, n: of } = found;
    const letters = { option: shown.get(option) ?? option, to: shown.get(to) ?? to };
    cares.push({ reason: rival ? 'wrong_key' : 'two_keys', ...letters, count, to_count: toCount, of });
  }
  if (reports > 0) cares.push({ ...nothing, reason: 'reported', count: reports });
  if (n < fewest.sure) return cares;
  const unused = options.filter(({ is_correct, count }) => is_correct === false && count === 0);
  if (options.length >= fewestOptions) {
    for (const { shown: option } of unused) cares.push({ ...nothing, reason: 'unused', option, of: n });
  }
  if ((difficulty?.interval?.low ?? 0) >= easy) {
    cares.push({ ...nothing, reason: 'too_easy', count: figures.right, of: n });
  }
  return cares;
}

const nothing = { option: null, to: null, count: 0, to_count: 0, of: 0 };
