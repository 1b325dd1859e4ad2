// Read the configuration, open its services, listen; on a signal, finish what was started and leave.
import type { Server } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { DataDirectoryInUse } from './db/embedded/start-embedded.ts';
import { demoPassword, demoUsernames } from './demo/demo-accounts.ts';
import { assertBuilt } from './http/web-files.ts';
import { openServices } from './open-services.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** A stop that takes longer than this is cut short, so that whoever restarts us is not kept waiting for ever. */
const stopSeconds = 30;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Written in batches, at the latest every second: a line of its own for every answer would cost as much as the answer.
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const log = pino({ level: config.logLevel }, lines);
  assertBuilt(webDirectory);
  const { services, close } = await openServices(config, log);
  const app = await buildApp({ services, log, webDirectory });
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref();
    await app.close();
    await close();
    lines.flushSync();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  greet(config, app.server.address(), services.isDemo);
}

function greet(config: Config, address: ReturnType<Server['address']>, isDemo: boolean): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
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
  const isExpected = error instanceof ConfigError || error instanceof DataDirectoryInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
