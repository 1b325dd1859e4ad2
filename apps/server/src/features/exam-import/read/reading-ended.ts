// Tells the requests that wait for a file in this process that it has been read, so that they need not ask all the time.
import { EventEmitter, once } from 'node:events';

const readings = new EventEmitter();

function nameOf(importId: number): string {
  return `ended ${importId}`;
}

export function tellEnded(importId: number): void {
  readings.emit(nameOf(importId));
}

/** Until then, or for so long: another process may have read it. */
export async function waitForEnd(importId: number, milliseconds: number): Promise<void> {
  await once(readings, nameOf(importId), { signal: AbortSignal.timeout(milliseconds) }).catch(() => undefined);
}
