const steps = [0.5, 1, 2, 5, 10, 20, 50, 100];
const most = 12;

/** The scores that one tap gives: in even steps from nothing to everything, as few as fit within reach of a thumb. */
export function listSteps(full: number): number[] {
  if (full <= 0) return [0];
  const step = steps.find((size) => (size >= 1 || full <= 2) && full / size <= most - 1) ?? full / 10;
  const even = Array.from({ length: Math.floor(full / step) + 1 }, (_, at) => at * step);
  return even.at(-1) === full ? even : [...even, full];
}
