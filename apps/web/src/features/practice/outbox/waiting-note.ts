// A note for the shell that something waits: only then is the outbox fetched on pages that have no use for it.
import { readStored, writeStored } from '../../../lib/storage.ts';

const key = 'tiku.practice.waiting';

export function noteWaiting(isWaiting: boolean): void {
  writeStored(key, isWaiting ? '1' : '');
}

export function isNotedWaiting(): boolean {
  return readStored(key) === '1';
}
