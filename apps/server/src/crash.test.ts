// The server as people run it, killed without warning while it answers: what it acknowledged must still be there.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoUsernames } from './platform/config/demo-accounts.ts';
import { end, openServerProcesses, readNumber, signIn, writeNumber } from './server-process.fixture.ts';
import type { ServerProcess, ServerProcesses } from './server-process.fixture.ts';
import { makeOpenDirectory } from './testing/open-directory.ts';

let dataDir: string;
let processes: ServerProcesses;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await makeOpenDirectory('tiku-crash-');
  processes = openServerProcesses(dataDir);
  server = await processes.start();
});

afterAll(async () => {
  await processes.endAll();
  await rm(dataDir, { recursive: true, force: true });
});

/** `TESTS=full` kills it more often. */
const rounds = process.env.TESTS === 'full' ? 10 : 2;

// One server goes through all of it, in this order.
describe('the server', () => {
  it('says so and stops when another one runs on the same data', async () => {
    const second = processes.launch();
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('loses nothing it acknowledged when it is killed under load, and needs no help to start again', async () => {
    const tokens = new Map<string, string>();
    for (const username of demoUsernames) tokens.set(username, await signIn(server.url, username));

    for (let round = 1; round <= rounds; round++) {
      const acknowledged = new Map<string, number>();
      const down = new AbortController();
      const writers = [...tokens].map(async ([username, token]) => {
        for (let count = 1; !down.signal.aborted; count++) {
          const value = round * 1_000_000 + count;
          const answer = await writeNumber(server.url, value, token).catch(() => null);
          if (answer?.status === 200) acknowledged.set(username, value);
        }
      });
      await vi.waitFor(() => expect(acknowledged.size).toBe(tokens.size), { timeout: 60_000, interval: 100 });
      await end(server.child, 'SIGKILL');
      down.abort();
      await Promise.all(writers);
      server = await processes.start();
      for (const [username, token] of tokens) {
        const kept = await readNumber(server.url, token);
        // The write after the last acknowledged one may have been committed without its answer getting out.
        expect(kept - (acknowledged.get(username) ?? 0)).toBeOneOf([0, 1]);
      }
    }
  });

  it('finishes what it started before it leaves', async () => {
    const token = await signIn(server.url, 'demo');
    const writes = Array.from({ length: 20 }, (_, at) => writeNumber(server.url, at, token));
    await Promise.race(writes);
    const code = end(server.child, 'SIGTERM');
    const answers = await Promise.allSettled(writes);
    const statuses = answers.filter((answer) => answer.status === 'fulfilled').map((answer) => answer.value.status);
    // What had not begun is sent away with 503; nothing breaks off in the middle.
    expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set());
    expect(statuses).toContain(200);
    expect(await code).toBe(0);
  });

  it('names every setting it cannot use', async () => {
    const { child, output } = processes.launch({ PORT: 'x', TIKU_VARIANT: 'Z' });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('PORT: expected a port number');
    expect(output()).toContain('TIKU_VARIANT: expected A');
  });
});
