// For whoever runs the house: is it alive, may it get traffic, how is it doing.
import { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from './app-error.ts';
import type { Services } from './context.ts';

/** Figures are for the machine itself and the private network around it. */
const insiders = new BlockList();
insiders.addSubnet('127.0.0.0', 8);
insiders.addSubnet('10.0.0.0', 8);
insiders.addSubnet('172.16.0.0', 12);
insiders.addSubnet('192.168.0.0', 16);
insiders.addAddress('::1', 'ipv6');
insiders.addSubnet('fc00::', 7, 'ipv6');

function isInsider(ip: string): boolean {
  return insiders.check(ip.replace(/^::ffff:/, ''), ip.includes(':') && !ip.startsWith('::ffff:') ? 'ipv6' : 'ipv4');
}

export function registerHealth(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (isStopping()) throw new AppError('busy');
    await sql`select 1`.execute(services.db);
    await services.files.check();
    return { status: 'ready' };
  });

  const registry = collectMetrics(app, services);
  app.get('/metrics', async (request, reply) => {
    if (!isInsider(request.ip)) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function collectMetrics(app: FastifyInstance, services: Services): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'tiku_http_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const connections = new Gauge({
    name: 'tiku_database_connections',
    help: 'Connections of this process, those kept for answers apart, by state',
    labelNames: ['kept_for', 'state'],
    registers,
    collect() {
      for (const [kept_for, pool] of [
        ['anything', services.pool],
        ['answers', services.urgent.pool],
      ] as const) {
        connections.set({ kept_for, state: 'open' }, pool.totalCount);
        connections.set({ kept_for, state: 'idle' }, pool.idleCount);
        connections.set({ kept_for, state: 'waited_for' }, pool.waitingCount);
      }
    },
  });
  const queued = new Gauge({
    name: 'tiku_jobs',
    help: 'Jobs in the queue, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const [kind, states] of Object.entries(await services.jobs.depth())) {
        for (const [state, count] of Object.entries(states)) queued.set({ kind, state }, count);
      }
    },
  });
  return registry;
}
