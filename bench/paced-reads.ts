import { percentile } from './figures.ts';
import type { Requests } from './scenarios/scenario.ts';

const everyMilliseconds = 10;

/** Reads at a steady pace, whether or not earlier answers have come, until the work is done. The p99 in milliseconds. */
export async function readWhile(url: string, requests: Requests, work: () => Promise<void>): Promise<number> {
  const choices = requests(0);
  const reads: Promise<number | Error>[] = [];
  const timer = setInterval(() => {
    const choice = choices[reads.length % choices.length];
    if (choice) reads.push(timeRead(url + choice.path, choice.headers));
  }, everyMilliseconds);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const results = await Promise.all(reads);
  return percentile(
    results.map((result) => {
      if (result instanceof Error) throw result;
      return result;
    }),
    0.99,
  );
}

/** A failure is a value here: it is looked at only when the reads are over. */
async function timeRead(url: string, headers: Record<string, string>): Promise<number | Error> {
  const started = performance.now();
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status === 200
      ? performance.now() - started
      : new Error(`A read was answered with ${response.status}.`);
  } catch (cause) {
    return new Error('A read was not answered.', { cause });
  }
}
