import { rules } from '@tiku/contract/limits';

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

/** Milliseconds since the piece began to move, and where it was. */
export type Trace = [at: number, x: number][];

/** Keeps only the beginning and the latest moves of a long search. */
export function addToTrace(trace: Trace, at: number, x: number): Trace {
  const { traceMax } = rules.captcha;
  const begun: Trace = trace.length === 0 ? [[0, 0]] : trace;
  const next: Trace = [...begun, [Math.round(at), x]];
  return next.length > traceMax ? [...next.slice(0, 1), ...next.slice(-traceMax / 2)] : next;
}

/** Whether the piece has been moved far and slowly enough to be an answer: a click that only jumps is none. */
export function isDragged(trace: Trace): boolean {
  const { points, milliseconds } = rules.captchaDrag;
  return trace.length >= points && (trace.at(-1)?.[0] ?? 0) >= milliseconds;
}
