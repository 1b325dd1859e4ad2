// Figures for Prometheus: how the server is doing, for the people who run it and nobody else.
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readBearer } from '../admit.ts';
import { countAside } from '../../jobs/set-aside.store.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services/services.ts';
import { answersWithin } from './answers-within.ts';
import { callOf } from './request-log.ts';

/** Without a token, figures are for the machine itself and the private network around it. */
const insiders = new BlockList();
insiders.addSubnet('127.0.0.0', 8);
insiders.addSubnet('10.0.0.0', 8);
insiders.addSubnet('172.16.0.0', 12);
insiders.addSubnet('192.168.0.0', 16);
insiders.addAddress('::1', 'ipv6');
insiders.addSubnet('fc00::', 7, 'ipv6');

type ObserveAnswer = (call: string, status: number, milliseconds: number) => void;

const forwardingHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Answers with how an answer is counted that no hook sees. */
export function registerMetrics(app: FastifyInstance, services: Services): ObserveAnswer {
  const { registry, observe } = collectMetrics(services);
  app.addHook('onResponse', (request, reply, done) => {
    observe(callOf(request), reply.statusCode, reply.elapsedTime);
    done();
  });
  const { config, peers } = services;
  const { metricsToken } = config;
  peers.tell = () => registry.getMetricsAsJSON();
  app.get('/metrics', async (request, reply) => {
    const isAllowed = metricsToken === undefined ? isInsider(request) : isEqual(readBearer(request), metricsToken);
    if (!isAllowed) throw new AppError('not_found');
    const all = AggregatorRegistry.aggregate(await peers.collect());
    return reply.type(registry.contentType).send(await all.metrics());
  });
  return observe;
}

/**
 * Behind a proxy everybody comes from its address, so what was forwarded is judged by the address that a trusted proxy
 * names, and by nothing where none does.
 */
function isInsider({ ip, socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwardingHeader.test(name));
  if (isForwarded && ip === socket.remoteAddress) return false;
  const plain = ip.replace(/^::ffff:/, '');
  return insiders.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Takes the same time whatever was given. */
function isEqual(...texts: [string, string]): boolean {
  const [given, expected] = texts.map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

function collectMetrics(services: Services): { registry: Registry; observe: ObserveAnswer } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'tiku_processes', help: 'Processes that share the work', registers }).set(1);
  const duration = new Histogram({
    name: 'tiku_http_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const connections = new Gauge({
    name: 'tiku_database_connections',
    help: 'Connections, those kept for answers apart, by state',
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
  const silent = new Gauge({
    name: 'tiku_jobs_silent_seconds',
    help: 'Seconds since the database last answered the job queue, of the process that has waited longest',
    aggregator: 'max',
    registers,
    collect() {
      silent.set(services.jobs.silentSeconds());
    },
  });
  const queued = new Gauge({
    name: 'tiku_jobs',
    help: 'Jobs in the queue, by kind and state',
    labelNames: ['kind', 'state'],
    aggregator: 'first',
    registers,
    async collect() {
      // Left out while the database does not tell: then the other figures are wanted most.
      queued.reset();
      const depth = await answersWithin(2_000, services.jobs.depth()).catch(() => ({}));
      for (const [kind, states] of Object.entries(depth)) {
        for (const [state, count] of Object.entries(states)) queued.set({ kind, state }, count);
      }
    },
  });
  const aside = new Gauge({
    name: 'tiku_set_aside',
    help: 'Things that a job could not do and tries again later, by kind',
    labelNames: ['kind'],
    aggregator: 'first',
    registers,
    async collect() {
      aside.reset();
      const counts = await answersWithin(2_000, countAside(services.db)).catch(() => []);
      for (const { kind, count } of counts) aside.set({ kind }, count);
    },
  });
  const observe: ObserveAnswer = (call, status, ms) => {
    duration.observe({ call, status }, ms / 1000);
    services.traffic.noteAnswer();
  };
  return { registry, observe };
}
