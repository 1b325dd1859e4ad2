// What waits on this device until the server has it.
import type { Answer } from '@tiku/questions';

export interface Given {
  no: number;
  answer: Answer | null;
  /** Say at once whether it is right. */
  check: boolean;
}

export interface PendingAnswer extends Given {
  /** Whose it is: another person at the same browser never sends it. */
  owner: string;
  attemptId: number;
  seq: number;
  /** Why the server will not have it: not sent again until it is changed. */
  refused?: string;
}

export interface QueuedHandIn {
  owner: string;
  attemptId: number;
}

export interface Pending {
  answers: PendingAnswer[];
  handIns: QueuedHandIn[];
}

export type Sent = Pick<PendingAnswer, 'attemptId' | 'no' | 'seq'>;

export interface OutboxStore {
  /** False where it is gone with the page. */
  readonly isLasting: boolean;
  /**
   * Keeps the newest answer to a question under a number higher than every number before it, in whichever tab. `clock`
   * lifts the number over those of other devices, and never lowers it.
   */
  keep(owner: string, attemptId: number, given: Given, clock: number): Promise<PendingAnswer>;
  /** Numbers the server has already seen are not used again. */
  raiseSeq(seq: number): Promise<void>;
  list(owner: string): Promise<Pending>;
  /** Forgets what was sent, unless something newer has taken its place. */
  forget(sent: readonly Sent[]): Promise<void>;
  refuse(sent: Sent, reason: string): Promise<void>;
  queueHandIn(handIn: QueuedHandIn): Promise<void>;
  /** Forgets all of an attempt. */
  clear(attemptId: number): Promise<void>;
}
