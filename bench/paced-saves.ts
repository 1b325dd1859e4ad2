import { openClient } from './client.ts';
import type { Client } from './client.ts';
import { connections } from './connections.ts';
import { percentile } from './figures.ts';
import type { HotRequest, Requests } from './requests.ts';

const everyMilliseconds = 10;

/** Saves at a steady pace, whether or not earlier answers have come, until the work is done. The p99 in milliseconds. */
export async function saveWhile(url: string, requests: Requests, work: () => Promise<void>): Promise<number> {
  const client = openClient(url, Infinity);
  const choices = requests(0);
  const saves: Promise<number | Error>[] = [];
  try {
    // Connected to every process of the server before anything is measured.
    await Promise.all(choices.slice(0, connections).map((choice) => save(client, choice, 'Saved first')));
    const timer = setInterval(() => {
      const choice = choices[saves.length % choices.length];
      if (choice) saves.push(timeSave(client, choice, `Saved ${saves.length}`));
    }, everyMilliseconds);
    await work().finally(() => clearInterval(timer));
    const results = await Promise.all(saves);
    const failure = results.find((result) => result instanceof Error);
    if (failure) throw failure;
    return percentile(
      results.filter((result) => typeof result === 'number'),
      0.99,
    );
  } finally {
    client.close();
  }
}

/** A failure is a value here: it is looked at only when the saves are over. */
async function timeSave(client: Client, choice: HotRequest, usual: string): Promise<number | Error> {
  const started = performance.now();
  try {
    await save(client, choice, usual);
    return performance.now() - started;
  } catch (cause) {
    return new Error('A save failed.', { cause });
  }
}

async function save(client: Client, choice: HotRequest, usual: string): Promise<void> {
  const body = String(choice.setupRequest?.(choice).body ?? JSON.stringify({ description: usual }));
  await client.send({ method: 'POST', path: choice.path, headers: choice.headers, body });
}
