/** What is asked on each day when no day asks more than an amount: what does not fit comes on the days after it. */
export function spread(due: readonly number[], amount: number, done: number): number[] {
  let waiting = 0;
  return due.map((count, at) => {
    waiting += count;
    const asked = Math.min(waiting, Math.max(0, at === 0 ? amount - done : amount));
    waiting -= asked;
    return asked;
  });
}
