// When somebody leaves the screen and comes back, as far as the page can tell. Whether it counts is the server's to say.
import type { SwitchCause } from '@tiku/contract';

export interface Departure {
  seq: number;
  left_at: string;
  seconds: number;
  cause: SwitchCause;
}

interface Left {
  /** Milliseconds of the server's clock. */
  at: number;
  cause: SwitchCause;
}

export interface Kept {
  seq: number;
  /** Not told to the server yet. */
  pending: readonly Departure[];
  /** Away since then. */
  left: Left | null;
}

export const nothingKept: Kept = { seq: 0, pending: [], left: null };

/** The browser may report one departure twice: a window loses the focus, then it is hidden. */
const weight: Record<SwitchCause, number> = {
  input: 0,
  picker: 0,
  permission: 0,
  offline: 0,
  report: 0,
  blur: 1,
  fullscreen: 2,
  hidden: 3,
};

/** An excuse stays one: a file picker that covers the page has also hidden it. */
export function leave(kept: Kept, cause: SwitchCause, now: number): Kept {
  const { left } = kept;
  if (!left) return { ...kept, left: { at: now, cause } };
  const isHeavier = weight[left.cause] > 0 && weight[cause] > weight[left.cause];
  return isHeavier ? { ...kept, left: { ...left, cause } } : kept;
}

export function comeBack(kept: Kept, now: number): Kept {
  const { left, seq, pending } = kept;
  if (!left) return kept;
  const seconds = Math.max(0, (now - left.at) / 1_000);
  const departure = { seq: seq + 1, left_at: new Date(left.at).toISOString(), seconds, cause: left.cause };
  return { seq: seq + 1, left: null, pending: [...pending, departure] };
}

/** The server has them. */
export function forgetTold(kept: Kept, told: readonly Departure[]): Kept {
  const seqs = new Set(told.map(({ seq }) => seq));
  return { ...kept, pending: kept.pending.filter(({ seq }) => !seqs.has(seq)) };
}

export function readKept(text: string | null): Kept {
  if (text === null) return nothingKept;
  try {
    return { ...nothingKept, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return nothingKept;
  }
}
