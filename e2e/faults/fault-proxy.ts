// A bad line between people and the server. Everybody has one of their own, and their seed decides what happens on it.
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createChance } from './chance.ts';
import type { Chance } from './chance.ts';

/** In a hundred requests; the rest pass. */
const shares = {
  /** It never reaches the server. */
  cutBefore: 8,
  /** The server has answered, and nobody hears. */
  cutAfter: 8,
  /** Half an answer. */
  brokenOff: 3,
  delayed: 6,
  /** Comes and is answered after the client has given up. */
  stalled: 0.7,
  /** Arrives a second time, a little later. */
  repeated: 6,
  /** Waits while others pass. */
  overtaken: 4,
  /** The client is cut off at once, and its request arrives after later ones. */
  straggled: 5,
  /** Nothing gets through for a while. */
  blackout: 2,
};
type Fault = keyof typeof shares | 'passed';

interface Line {
  chance: Chance;
  downUntil: number;
  /** How many requests have gone by, and who waits for the next. */
  gone: number;
  waiting: Set<() => void>;
  onTheirWay: Set<Promise<unknown>>;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface FaultProxy {
  /** The address of somebody's own line. */
  lineOf(name: string): string;
  /** Waits until what straggles on it has arrived. */
  settle(name: string): Promise<void>;
  faults: Record<Fault, number>;
  stop(): Promise<void>;
}

interface Options {
  target: string;
  seed: number;
  /** Milliseconds after which clients give up. */
  patience: number;
  /** Changes what arrives, as it arrives. */
  rewrite?: (body: Buffer) => Buffer;
}

function chooseFault({ chance, downUntil }: Line): Fault {
  if (Date.now() < downUntil) return 'blackout';
  let place = chance.between(0, 1_000) / 10;
  for (const [fault, share] of Object.entries(shares)) {
    place -= share;
    if (place < 0) return fault as Fault;
  }
  return 'passed';
}

/** Until so many others have gone by, or nobody comes. */
async function letPass(line: Line, count: number, longest: number): Promise<void> {
  const until = line.gone + count;
  const deadline = Date.now() + longest;
  while (line.gone < until && Date.now() < deadline) {
    const { promise, resolve } = Promise.withResolvers<void>();
    line.waiting.add(resolve);
    await Promise.race([promise, pause(deadline - Date.now())]);
    line.waiting.delete(resolve);
  }
}

function goBy(line: Line): void {
  line.gone += 1;
  for (const wake of line.waiting) wake();
}

export async function startFaultProxy({ target, seed, patience, rewrite }: Options): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 60 });
  const lines = new Map<string, Line>();
  const faults: Record<Fault, number> = {
    passed: 0,
    cutBefore: 0,
    cutAfter: 0,
    brokenOff: 0,
    delayed: 0,
    stalled: 0,
    repeated: 0,
    overtaken: 0,
    straggled: 0,
    blackout: 0,
  };

  function lineNamed(name: string): Line {
    const line = lines.get(name) ?? {
      chance: createChance(seed, 'line', name),
      downUntil: 0,
      gone: 0,
      waiting: new Set(),
      onTheirWay: new Set(),
    };
    lines.set(name, line);
    return line;
  }

  async function deliver(method: string, path: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<Answer> {
    const arriving = rewrite && body.length > 0 ? rewrite(body) : body;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const length = method === 'GET' ? {} : { 'content-length': arriving.length };
    send(`${target}${path}`, { method, agent, headers: { ...headers, ...length } }, resolve)
      .on('error', reject)
      .end(arriving);
    const response = await promise;
    const { 'content-type': type, 'retry-after': retryAfter } = response.headers;
    return {
      status: response.statusCode ?? 502,
      headers: { ...(type && { 'content-type': type }), ...(retryAfter && { 'retry-after': retryAfter }) },
      body: await buffer(response),
    };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = request;
    const [, name = '', ...rest] = url.split('/');
    const line = lineNamed(name);
    const body = await buffer(request);
    const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
    const arrive = () => deliver(method, `/${rest.join('/')}`, kept, body);
    const answer = ({ status, headers: own, body: told }: Answer, share = 1) => {
      response.writeHead(status, { ...own, 'content-length': told.length });
      if (share === 1) response.end(told);
      else response.write(told.subarray(0, told.length * share), () => request.socket.destroy());
    };
    const arriveLater = (work: Promise<unknown>) => {
      const arriving = work.then(arrive).catch(() => {});
      line.onTheirWay.add(arriving);
      void arriving.then(() => line.onTheirWay.delete(arriving));
    };
    const { chance } = line;
    const fault = chooseFault(line);
    faults[fault] += 1;

    if (fault === 'blackout' && Date.now() >= line.downUntil) line.downUntil = Date.now() + chance.between(20, 120);
    if (fault === 'delayed') await pause(chance.between(2, 40));
    if (fault === 'stalled') await pause(patience * 1.2);
    if (fault === 'overtaken') await letPass(line, chance.between(1, 4), chance.between(20, 80));
    if (fault === 'straggled') arriveLater(letPass(line, chance.between(1, 4), chance.between(20, 200)));
    if (fault === 'blackout' || fault === 'cutBefore' || fault === 'straggled') {
      request.socket.destroy();
    } else {
      const told = await arrive();
      if (fault === 'cutAfter') request.socket.destroy();
      else answer(told, fault === 'brokenOff' ? 0.5 : 1);
      if (fault === 'repeated') arriveLater(pause(chance.between(0, 100)));
    }
    goBy(line);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;

  return {
    lineOf: (name) => `http://127.0.0.1:${port}/${name}`,
    settle: async (name) => {
      const { onTheirWay } = lineNamed(name);
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
    faults,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
