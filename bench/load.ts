import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connections } from './connections.ts';
import { percentile } from './figures.ts';
import type { Round } from './figures.ts';
import type { Requests } from './requests.ts';

/** For so many seconds, or so many requests. */
export type Length = { duration: number } | { amount: number };

/** Sends as fast as answers come. Any answer but a 200 makes the figures worthless. */
export async function runLoad(url: string, requests: Requests, length: Length, atOnce = connections): Promise<Round> {
  const latencies: number[] = [];
  const refusals = new Map<number, number>();
  let connection = 0;
  const cpuBefore = await readCpuSeconds(url);
  const started = performance.now();
  let ended = started;
  const setupClient = (client: autocannon.Client) => {
    client.setRequests(requests(connection++));
    ignoreBodies(client);
  };
  const options = { url, connections: atOnce, ...length, sampleInt: 100, setupClient };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    // Its own histogram knows whole milliseconds only.
    run.on('response', (_client, status, _bytes, milliseconds) => {
      ended = performance.now();
      if (status === 200) latencies.push(milliseconds);
      else refusals.set(status, (refusals.get(status) ?? 0) + 1);
    });
  });
  if (errors > 0 || refusals.size > 0 || latencies.length === 0) {
    const counts = [...refusals].map(([status, count]) => `${count} × ${status}`);
    throw new Error(`Not every request was answered: ${[...counts, `${errors} broken connections`].join(', ')}.`);
  }
  // What the cut-off left in flight finishes before the other side is measured.
  await pause(200);
  return {
    perSecond: (latencies.length * 1000) / (ended - started),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpu: (((await readCpuSeconds(url)) - cpuBefore) * 1000) / latencies.length,
  };
}

/** autocannon reads every body as text, which takes longer for a compressed page than to send it. Nobody looks at them. */
function ignoreBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(body: Buffer): void } };
  pipelinedRequests.addBody = () => {};
}

async function readCpuSeconds(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`);
  const seconds = /^process_cpu_seconds_total ([\d.e-]+)/m.exec(await response.text())?.[1];
  if (seconds === undefined) throw new Error(`${url}/metrics does not tell the time computed.`);
  return Number(seconds);
}
