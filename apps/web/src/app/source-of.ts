/** The file that a lazy `() => import(…)` fetches, as the build's manifest names it. */
export function sourceOf(load: () => unknown): string {
  const file = /(?:src\/|\.\.\/)((?:app|features)\/[\w./-]+\.tsx?)/.exec(String(load))?.[1];
  if (!file) throw new Error(`There is no import in ${String(load)}`);
  return `src/${file}`;
}
