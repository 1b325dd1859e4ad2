import { rules } from '@tiku/contract';

/** Milliseconds since the piece began to move, and where it was. */
export type DragPoint = readonly [at: number, x: number];

/**
 * Whether the piece was moved there, step by step and no faster than a hand, after the puzzle had arrived. A program can
 * make that up, but it has to, and to wait.
 */
export function isDrag(trace: readonly DragPoint[], dropped: number, age: number): boolean {
  const { points, milliseconds } = rules.captchaDrag;
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last || trace.length < points) return false;
  const isInOrder = trace.every(([at], index) => at >= (trace[index - 1]?.[0] ?? 0));
  const duration = last[0] - first[0];
  return isInOrder && first[1] === 0 && last[1] === dropped && duration >= milliseconds && duration <= age;
}
