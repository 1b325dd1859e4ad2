import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { confine } from './ready-child.ts';
import { startChild } from './start-child.ts';

it('confines a child to our code: no other files, no programs, no threads, no network', () => {
  const attempts = `
    const codeOf = async (attempt) => { try { await attempt(); return 'done'; } catch (error) { return error.code; } };
    const fs = require('node:fs'), net = require('node:net');
    (async () => console.log(JSON.stringify([
      await codeOf(() => fs.readFileSync('/etc/hostname')),
      await codeOf(() => fs.readdirSync(process.argv[1])),
      await codeOf(() => fs.writeFileSync('/tmp/never', '')),
      await codeOf(() => require('node:child_process').execFileSync('true')),
      await codeOf(() => new (require('node:worker_threads').Worker)('1', { eval: true })),
      await codeOf(() => new Promise((resolve, reject) => net.connect(9, '127.0.0.1').once('connect', resolve).once('error', reject))),
      await codeOf(() => fs.readFileSync(require.resolve('yauzl', { paths: [process.argv[1] + '/node_modules'] }))),
    ])))();`;
  const root = new URL('../../../../', import.meta.url).pathname;
  const answer = execFileSync(process.execPath, [...confine(128), '-e', attempts, root], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(String(answer))).toEqual([...Array.from({ length: 6 }, () => 'ERR_ACCESS_DENIED'), 'done']);
});

it.runIf(process.platform === 'linux')('is ended by the system if it computes on when nobody watches it', async () => {
  const child = startChild([], {});
  const limitOf = async () => /Max cpu time +(\d+)/.exec(await readFile(`/proc/${child.pid}/limits`, 'utf8'))?.[1];
  await expect.poll(limitOf).toBe('60');
  child.kill('SIGKILL');
});
