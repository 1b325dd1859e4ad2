// Read the configuration, open its services, listen; on a signal, finish what was started and leave.
import type { ListenOptions, Server } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import type { Config } from './platform/config/config.ts';
import { DataDirectoryInUse } from './platform/db/embedded/start-embedded.ts';
import { demoPassword, demoUsernames } from './platform/config/demo-accounts.ts';
import { assertBuilt } from './platform/http/web-files.ts';
import { openServices } from './open-services.ts';
import { finishWithParent } from './platform/processes/end-with-parent.ts';
import { assertFreePort, isPortTaken, PortInUse } from './platform/processes/free-port.ts';
import { joinPeers } from './platform/processes/peers.ts';
import { restWhenQuiet } from './platform/processes/rest.ts';
import { readSiblingSettings, startSiblings } from './platform/processes/siblings.ts';
import type { Siblings } from './platform/processes/siblings.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** A stop that takes longer than this is cut short, so that a supervisor that restarts us does not wait for ever. */
const stopSeconds = 30;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Written in batches, at the latest every second: a line of its own for every answer would cost as much as the answer.
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const log = pino({ level: config.logLevel }, lines);
  assertBuilt(webDirectory);
  const asSibling = readSiblingSettings(process.env);
  // Before anything is opened: a process that listens there may be using the very database that we would take over, and stop.
  if (!asSibling && config.port !== 0) await assertFreePort(config.port, config.host);
  const { services, connection, close } = await openServices(config, log, asSibling?.connection);
  const app = await buildApp({ services, log, webDirectory });
  restWhenQuiet(app);
  let siblings: Siblings | null = null;
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref();
    await Promise.all([siblings?.stop(), app.close()]);
    await close();
    lines.flushSync();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  if (asSibling) {
    joinPeers(services.peers);
    finishWithParent(() => void stop());
  }
  try {
    await listen(app, { ...config, port: asSibling?.port ?? config.port }, asSibling === null);
  } catch (error) {
    await close();
    throw error;
  }
  if (asSibling) return;
  const port = portOf(app.server, config);
  siblings = startSiblings({
    main: join(import.meta.dirname, 'main.ts'),
    count: config.processes - 1,
    peers: services.peers,
    onEnd: (code) => log.error({ code }, 'another process of this server ended, and is started again'),
    port,
    connection,
  });
  greet(config, port, services.isDemo);
}

async function listen(app: FastifyInstance, { port, host, processes }: Config, isFirst: boolean): Promise<void> {
  const isShared = processes > 1;
  if (isShared && isFirst && port !== 0) await assertFreePort(port, host);
  const options: FastifyListenOptions & ListenOptions = { port, host, reusePort: isShared };
  await app.listen(options).catch((error: unknown) => {
    throw isPortTaken(error) ? new PortInUse(port) : error;
  });
}

function portOf(server: Server, config: Config): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

function greet(config: Config, port: number, isDemo: boolean): void {
  const url = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`\n  ${config.brand} is ready: ${url}\n`);
  if (isDemo && config.demo) {
    console.log(`  Demo accounts: ${demoUsernames.join(', ')}`);
    console.log(`  Password for all of them: ${demoPassword}\n`);
  }
}

try {
  await start();
} catch (error) {
  const isExpected = [ConfigError, DataDirectoryInUse, PortInUse].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
}
