// A server of several processes, as people run it.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { end, openServerProcesses, readNumber, signIn, writeNumber } from '../../server-process.fixture.ts';
import type { ServerProcess, ServerProcesses } from '../../server-process.fixture.ts';
import { makeOpenDirectory } from '../../testing/open-directory.ts';

let dataDir: string;
let processes: ServerProcesses;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await makeOpenDirectory('tiku-processes-');
  processes = openServerProcesses(dataDir);
  server = await processes.start({ TIKU_PROCESSES: '3' });
});

afterAll(async () => {
  await processes.endAll();
  await rm(dataDir, { recursive: true, force: true });
});

async function countProcesses(): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } });
  return Number(/^tiku_processes (\d+)/m.exec(await answer.text())?.[1]);
}

/** The ids of the processes that run our main.ts below the first. */
async function listSiblings(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(server.child.pid)]);
  return stdout
    .split('\n')
    .filter((line) => line.includes('main.ts'))
    .map((line) => Number.parseInt(line, 10));
}

/** As many connections of their own as it takes to meet every process. */
async function askEverybody(ask: () => Promise<Response>): Promise<Set<number>> {
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  return new Set(answers.map(({ status }) => status));
}

// One server goes through all of it, in this order.
describe.skipIf(process.platform !== 'linux')('three processes', () => {
  it('tell their figures as one', async () => {
    await expect.poll(countProcesses).toBe(3);
  });

  it('keep what any of them is told, and let nobody in who signed out at another', async () => {
    const token = await signIn(server.url, 'demo');
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    const info = () => fetch(`${server.url}/api/1/app/account/info?os_type=5`, { headers });
    expect((await writeNumber(server.url, 42, token)).status).toBe(200);
    expect(await readNumber(server.url, token)).toBe(42);
    expect(await askEverybody(info)).toEqual(new Set([200]));
    await fetch(`${server.url}/api/1/user/logout?os_type=5`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    await expect.poll(() => askEverybody(info)).toEqual(new Set([401]));
  });

  it('replace one that is killed', async () => {
    const [one = 0, ...others] = await listSiblings();
    process.kill(one, 'SIGKILL');
    await expect.poll(listSiblings).not.toContain(one);
    await expect.poll(countProcesses).toBe(3);
    expect(await listSiblings()).toEqual(expect.arrayContaining(others));
    expect(await askEverybody(() => fetch(`${server.url}/readyz`, { headers: { connection: 'close' } }))).toEqual(
      new Set([200]),
    );
  });

  it('share their port with nobody else', async () => {
    const other = await makeOpenDirectory('tiku-processes-');
    const second = processes.launch({ TIKU_DATA: other, PORT: new URL(server.url).port, TIKU_PROCESSES: '2' });
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.output()).toMatch(/^Port \d+ is taken .* PORT=\d+\.\n$/);
    // Not even looked at: what runs there may be using it.
    expect(await readdir(other)).toEqual([]);
    await rm(other, { recursive: true, force: true });
  });

  it('leave together, and start again after the first was killed', async () => {
    const siblings = await listSiblings();
    await end(server.child, 'SIGKILL');
    const { port } = new URL(server.url);
    server = await processes.start({ TIKU_PROCESSES: '2', PORT: port });
    for (const id of siblings) expect(() => process.kill(id, 0)).toThrow('ESRCH');
    const next = await listSiblings();
    expect(next).toHaveLength(1);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    for (const id of next) expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });

  it('leave nobody behind who had just been started when the first was killed', async () => {
    server = await processes.start({ TIKU_PROCESSES: '3' });
    const siblings = await listSiblings();
    expect(siblings).toHaveLength(2);
    await end(server.child, 'SIGKILL');
    await expect.poll(() => siblings.filter((id) => existsSync(`/proc/${id}`))).toEqual([]);
    server = await processes.start({ TIKU_PROCESSES: '2', PORT: new URL(server.url).port });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('leave those alone that run on the same data and the same port', async () => {
    const second = processes.launch({ TIKU_PROCESSES: '2', PORT: new URL(server.url).port });
    const [code] = (await once(second.child, 'exit')) as [number];
    expect([code, second.output()]).toEqual([1, expect.stringContaining('is taken')]);
    expect(await askEverybody(() => fetch(`${server.url}/readyz`, { headers: { connection: 'close' } }))).toEqual(
      new Set([200]),
    );
  });
});
