// What papers leave behind: sums that can be added to without knowing the papers before, and from which every classical figure
// is made. Scores that are whole numbers (tenths of points) make them exact, in whatever order papers come.

/** Papers that asked the same questions for the same points. */
export interface FormSums {
  /** What could be earned. */
  full: number;
  n: number;
  /** How many earned how much. */
  totals: Record<string, number>;
}

/** Papers that earned the same hundredth of what the rest of the paper could: a question is no measure of itself. */
export interface BinSums {
  n: number;
  x: number;
  /** How often each option was chosen. */
  options: Record<string, number>;
}

export interface ItemSums {
  /** What could be earned. */
  score: number;
  n: number;
  right: number;
  blank: number;
  x: number;
  xx: number;
  /** With the total of the paper. */
  xy: number;
  bins: Record<string, BinSums>;
  /** How many took how long, by steps of a quarter more. */
  seconds: Record<string, number>;
}

export interface ItemResponse {
  x: number;
  isBlank?: boolean;
  /** What was chosen, where it is chosen from a list. */
  options?: readonly string[];
  seconds?: number | null;
}

export const emptyForm = (full: number): FormSums => ({ full, n: 0, totals: {} });

export const emptyItem = (score: number): ItemSums => ({
  score,
  n: 0,
  right: 0,
  blank: 0,
  x: 0,
  xx: 0,
  xy: 0,
  bins: {},
  seconds: {},
});

function add(counts: Record<string, number>, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** In hundredths of what could be earned. */
function binOf(total: number, full: number): number {
  return full > 0 ? Math.min(100, Math.max(0, Math.floor((100 * total) / full + 1e-9))) : 0;
}

/** Steps of a quarter more, from one second. */
const step = Math.log(1.25);
const timeBinOf = (seconds: number): number => Math.round(Math.log(Math.max(1, seconds)) / step);
export const secondsOf = (timeBin: number): number => Math.exp(timeBin * step);

/** One response to each of the items, in their order. */
export function addPaper(form: FormSums, items: readonly ItemSums[], responses: readonly ItemResponse[]): void {
  let total = 0;
  for (const { x } of responses) total += x;
  form.n += 1;
  add(form.totals, total);
  for (const [at, item] of items.entries()) {
    const response = responses[at];
    if (response) addResponse(item, response, total, binOf(total - response.x, form.full - item.score));
  }
}

function addResponse(item: ItemSums, response: ItemResponse, total: number, bin: number): void {
  const { x, isBlank = false, options = [], seconds = null } = response;
  item.n += 1;
  item.right += Number(item.score > 0 && x >= item.score);
  item.blank += Number(isBlank);
  item.x += x;
  item.xx += x ** 2;
  item.xy += x * total;
  const sums = (item.bins[bin] ??= { n: 0, x: 0, options: {} });
  sums.n += 1;
  sums.x += x;
  for (const option of options) add(sums.options, option);
  if (seconds !== null) add(item.seconds, timeBinOf(seconds));
}

export interface Measured {
  form: FormSums;
  items: ItemSums[];
}

/** A whole matrix of responses: what adding its papers one by one gives. */
export function sumPapers(scores: readonly number[], papers: Iterable<readonly ItemResponse[]>): Measured {
  let full = 0;
  for (const score of scores) full += score;
  const [form, items] = [emptyForm(full), scores.map(emptyItem)];
  for (const responses of papers) addPaper(form, items, responses);
  return { form, items };
}
