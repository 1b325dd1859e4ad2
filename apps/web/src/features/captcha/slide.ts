// Where the piece is, in pixels of the picture.

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

function clamp(x: number, max: number): number {
  return Math.min(Math.max(x, 0), max);
}

/** Null for keys that do not move it. */
export function slideByKey(key: string, x: number, max: number): number | null {
  const step = steps[key];
  return step === undefined ? null : clamp(x + step, max);
}

/** `dragged` and `travel` are pixels of the screen: how far the pointer went, and how far it can go. */
export function slideByDrag(start: number, dragged: number, travel: number, max: number): number {
  return travel > 0 ? clamp(start + (dragged * max) / travel, max) : start;
}
