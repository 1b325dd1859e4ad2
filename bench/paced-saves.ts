import { percentile } from './figures.ts';
import type { HotRequest, Requests } from './requests.ts';

const everyMilliseconds = 10;

/** Saves at a steady pace, whether or not earlier answers have come, until the work is done. The p99 in milliseconds. */
export async function saveWhile(url: string, requests: Requests, work: () => Promise<void>): Promise<number> {
  const choices = requests(0);
  const saves: Promise<number | Error>[] = [];
  const timer = setInterval(() => {
    const choice = choices[saves.length % choices.length];
    if (choice) saves.push(timeSave(url, choice, { description: `Saved ${saves.length}` }));
  }, everyMilliseconds);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const results = await Promise.all(saves);
  return percentile(
    results.map((result) => {
      if (result instanceof Error) throw result;
      return result;
    }),
    0.99,
  );
}

/** A failure is a value here: it is looked at only when the saves are over. */
async function timeSave(url: string, request: HotRequest, usual: object): Promise<number | Error> {
  const started = performance.now();
  try {
    const response = await fetch(url + request.path, {
      method: 'POST',
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: String(request.setupRequest?.(request).body ?? JSON.stringify(usual)),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.status === 200
      ? performance.now() - started
      : new Error(`A save was answered with ${response.status}.`);
  } catch (cause) {
    return new Error('A save was not answered.', { cause });
  }
}
