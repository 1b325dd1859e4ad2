// What the calls about a group cost with two thousand members, against twenty: both are asked in turn, in one run, of one
// product.
import { parseAddress } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { Pool } from 'pg';
import { median } from '../../figures.ts';
import { startProduct } from '../../product.ts';
import { buildWorld, withOsType } from '../../world.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { calls } from './calls.ts';
import type { Call, SeededGroup } from './calls.ts';
import { seedGroup } from './seed-group.ts';

const sizes = { small: 20, large: 2_000 };
const rounds = 60;
const warmUpRounds = 10;
const worstRatio = 1.5;

interface Owner {
  url: string;
  headers: Record<string, string>;
}

type Times = Map<Call, number[]>;

export const groups: Inquiry = {
  name: 'groups',
  inquire: async (closers) => {
    const product = await startProduct(closers);
    const pool = new Pool({ ...product.connection, max: 1 });
    pool.on('error', () => {});
    closers.push(() => pool.end());
    const measuring = async () => {
      const world = await buildWorld(pool, product.url);
      const owner = { url: world.productUrl, headers: world.headers[0] ?? {} };
      const info = JSON.parse(await send(owner, 'GET', '/app/account/info', {})) as ResponseOf<'GET /app/account/info'>;
      // One is let in each round, until the large group is full.
      const applicants = rounds + warmUpRounds;
      const small = await seedGroup(pool, { ownerId: info.account.id, members: sizes.small, applicants });
      const large = await seedGroup(pool, {
        ownerId: info.account.id,
        members: sizes.large - applicants - 1,
        applicants,
      });
      await pool.query('vacuum analyze');
      const times = new Map<SeededGroup, Times>([
        [small, new Map()],
        [large, new Map()],
      ]);
      // Whichever is asked second finds things warm: they take turns at that too.
      for (let round = -warmUpRounds; round < rounds; round++) {
        const order = round % 2 === 0 ? [small, large] : [large, small];
        for (const call of calls) {
          for (const group of order) await timeCall(owner, group, call, round >= 0 ? times.get(group) : undefined);
        }
      }
      return describe(times.get(small) ?? new Map(), times.get(large) ?? new Map());
    };
    return Promise.race([measuring(), product.failed]);
  },
};

async function timeCall(owner: Owner, group: SeededGroup, call: Call, times: Times | undefined): Promise<void> {
  const { method, path } = parseAddress(call.address);
  const request = call.request(group);
  const started = performance.now();
  await send(owner, method, path, request);
  const milliseconds = performance.now() - started;
  times?.set(call, [...(times.get(call) ?? []), milliseconds]);
}

async function send({ url, headers }: Owner, method: string, path: string, request: object): Promise<string> {
  const isRead = method === 'GET';
  const query = new URLSearchParams(
    isRead ? Object.entries(request).map(([name, value]) => [name, String(value)]) : [],
  );
  const response = await fetch(`${url}${withOsType(path)}&${query.toString()}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(request) }),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${answer}`);
  return answer;
}

function describe(small: Times, large: Times): Finding {
  const costs = calls.map((call) => {
    const [few, many] = [median(small.get(call) ?? []), median(large.get(call) ?? [])];
    return { call, few, many, ratio: many / few };
  });
  const worst = costs.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error('nothing was measured');
  const [least, most] = [sizes.small.toLocaleString('en'), sizes.large.toLocaleString('en')];
  const rows = costs.map(({ call, few, many, ratio }) => [
    call.name,
    few.toFixed(1),
    many.toFixed(1),
    ratio.toFixed(2),
  ]);
  return {
    isReached: worst.ratio <= worstRatio,
    text: [
      `In a group of ${most}, a call takes at most ${worst.ratio.toFixed(2)} times what it takes in one of ${least}`,
      `(${worst.call.name}), at most ${worstRatio.toFixed(2)} wanted. Medians in milliseconds:`,
      '',
      writeTable(['call', least, most, 'ratio'], rows, 1),
    ].join('\n'),
  };
}
