const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key moves the piece to, in pixels of the picture; null for keys that do not. Browsers disagree on strides. */
export function slideByKey(key: string, x: number, max: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(x + step, 0), max);
}
