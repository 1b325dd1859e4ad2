// Whether leaving the screen counts. Pure. Times are the server's: a client may say what it likes, but not that somebody was
// away before they began or longer than they have been at it.
import { limits } from '@tiku/contract';
import type { AttemptRules, SwitchCause, SwitchReason } from '@tiku/contract';

export interface ToldSwitch {
  seq: number;
  left_at: string;
  seconds: number;
  cause: SwitchCause;
}

export interface JudgedSwitch {
  seq: number;
  left_at: Date;
  seconds: number;
  cause: SwitchCause;
  is_counted: boolean;
  reason: SwitchReason | null;
}

interface Sat {
  rules: Pick<AttemptRules, 'max_switches' | 'switch_seconds'>;
  startedAt: Date;
  now: Date;
}

const counted: ReadonlySet<SwitchCause> = new Set(['hidden', 'blur', 'fullscreen']);

function not(reason: SwitchReason) {
  return { is_counted: false, reason };
}

export function judgeSwitch(told: ToldSwitch, { rules, startedAt, now }: Sat): JudgedSwitch {
  const leftAt = Math.min(Math.max(Date.parse(told.left_at), startedAt.getTime()), now.getTime());
  const seconds = Math.floor(Math.min(told.seconds, (now.getTime() - startedAt.getTime()) / 1_000));
  const { seq, cause } = told;
  return { seq, cause, left_at: new Date(leftAt), seconds, ...judge(cause, seconds, rules) };
}

function judge(cause: SwitchCause, seconds: number, { max_switches, switch_seconds }: Sat['rules']) {
  if (max_switches === 0) return not('off');
  if (seconds < switch_seconds) return not('short');
  if (counted.has(cause)) return { is_counted: true, reason: null };
  // Nobody looks at another screen because the line is cut, however long that takes.
  if (cause === 'offline' || seconds <= limits.excusedSeconds) return not('excused');
  return { is_counted: true, reason: 'too_long' as const };
}
