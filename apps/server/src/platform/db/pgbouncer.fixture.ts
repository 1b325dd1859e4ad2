// A real pooler in transaction mode, where the machine has one: every transaction may get another connection.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findRunUser, listSpawnOptions } from './embedded/run-as.ts';

export interface Pooler {
  host: string;
  port: number;
  stop(): Promise<void>;
}

const paths = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const env = { ...process.env, PATH: [process.env.PATH, ...paths].join(':') };

export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * To every database of the server that `target` is on. Few connections, so that they are passed on all the time. The
 * directory becomes the pooler's.
 */
export async function startPgBouncer(target: pg.PoolConfig, directory: string): Promise<Pooler> {
  const port = await findFreePort();
  const file = join(directory, 'pgbouncer.ini');
  const { host = '127.0.0.1', port: targetPort = 5432, user, password } = target;
  const login = `user=${user}${typeof password === 'string' ? ` password=${password}` : ''}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 8,
    max_client_conn: 500,
    logfile: join(directory, 'pgbouncer.log'),
    pidfile: join(directory, 'pgbouncer.pid'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await writeFile(
    file,
    ['[databases]', `* = host=${host} port=${targetPort} ${login}`, '[pgbouncer]', ...lines].join('\n'),
  );
  // It does not run as root either.
  const runUser = await findRunUser(host);
  if (runUser) await chown(directory, runUser.uid, runUser.gid);
  const child = spawn('pgbouncer', ['-q', file], { env, stdio: 'ignore', ...listSpawnOptions(runUser) });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await pause(50);
  }
  return {
    host: '127.0.0.1',
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
