import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** To be called by a thread whose work can wait: the system runs it after everything else. */
export function stepBack(): void {
  // Linux gives every thread a priority of its own; elsewhere it would be the whole process that steps back.
  if (process.platform !== 'linux') return;
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
}
