import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./library.ts', import.meta.url));

/** Milliseconds that the reading library needs for a workbook in a process of its own, once its code is loaded. */
export async function timeLibrary(bytes: Uint8Array): Promise<number> {
  const child = fork(entry, { serialization: 'advanced' });
  const answered = once(child, 'message', { signal: AbortSignal.timeout(60_000) });
  child.send(bytes);
  const [milliseconds] = await answered.finally(() => child.kill());
  return Number(milliseconds);
}
