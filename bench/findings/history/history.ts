// What the calls of practice cost somebody with a long past, against somebody who has just begun: both are asked in turn,
// in one run, of one product.
import { parseAddress } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { Pool } from 'pg';
import { median } from '../../figures.ts';
import { startProduct } from '../../product.ts';
import { buildWorld, withOsType } from '../../world.ts';
import type { World } from '../../world.ts';
import { writeTable } from '../../table.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { calls } from './calls.ts';
import type { Call, Sitting } from './calls.ts';
import { seedExams, seedPast } from './seed-history.ts';

const sizes = { short: 10, long: 10_000 };
type Size = keyof typeof sizes;

const rounds = 60;
const warmUpRounds = 10;
const worstRatio = 4 / 3;

interface Person {
  url: string;
  headers: Record<string, string>;
  sitting: Sitting;
  times: Map<Call, number[]>;
}

export const history: Inquiry = {
  name: 'history',
  inquire: async (closers) => {
    const product = await startProduct(closers);
    const pool = new Pool({ ...product.connection, max: 1 });
    pool.on('error', () => {});
    closers.push(() => pool.end());
    const measuring = async () => {
      const people = await seedPeople(pool, await buildWorld(pool, product.url));
      // Whoever is asked second finds things warm: they take turns at that too.
      for (let round = -warmUpRounds; round < rounds; round++) {
        const order = round % 2 === 0 ? [people.short, people.long] : [people.long, people.short];
        for (const call of calls) for (const person of order) await timeCall(person, call, round >= 0);
      }
      return describe(people);
    };
    return Promise.race([measuring(), product.failed]);
  },
};

/** Two of many, so that neither is most of what the tables hold. */
async function seedPeople(pool: Pool, world: World): Promise<Record<Size, Person>> {
  const [test] = await world.desk.takeTests(world.headers.length);
  if (!test) throw new Error('Nobody took a test.');
  const otherIds = await seedExams(pool);
  const seat = async (size: Size, headers: Record<string, string> = {}): Promise<Person> => {
    const { examId } = test;
    const sitting = { examId, testId: 0, practiceId: 0, seq: Date.now() * 1000 };
    const person = { url: world.productUrl, headers, sitting, times: new Map() };
    const info = JSON.parse(await send(person, 'GET', '/app/account/info', {})) as ResponseOf<'GET /app/account/info'>;
    await seedPast(pool, { accountId: info.account.id, attempts: sizes[size], examId, otherIds });
    return person;
  };
  const people = { short: await seat('short', world.headers[0]), long: await seat('long', world.headers[1]) };
  await pool.query('vacuum analyze');
  return people;
}

async function timeCall(person: Person, call: Call, counts: boolean): Promise<void> {
  const { method, path } = parseAddress(call.address);
  const request = call.request(person.sitting);
  const started = performance.now();
  const answer = await send(person, method, path, request);
  const milliseconds = performance.now() - started;
  call.hear?.(person.sitting, JSON.parse(answer));
  if (counts) person.times.set(call, [...(person.times.get(call) ?? []), milliseconds]);
}

async function send({ url, headers }: Person, method: string, path: string, request: object): Promise<string> {
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

function describe({ short, long }: Record<Size, Person>): Finding {
  const costs = calls.map((call) => {
    const [few, many] = [median(short.times.get(call) ?? []), median(long.times.get(call) ?? [])];
    return { call, few, many, ratio: many / few };
  });
  const worst = costs.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error('nothing was measured');
  const [least, most] = [sizes.short.toLocaleString('en'), sizes.long.toLocaleString('en')];
  const rows = costs.map(({ call, few, many, ratio }) => [
    call.name,
    few.toFixed(1),
    many.toFixed(1),
    ratio.toFixed(2),
  ]);
  return {
    isReached: worst.ratio <= worstRatio,
    text: [
      `With ${most} attempts behind them, a person's call takes at most ${worst.ratio.toFixed(2)} times what it takes with ${least}`,
      `(${worst.call.name}), at most ${worstRatio.toFixed(2)} wanted. Medians in milliseconds:`,
      '',
      writeTable(['call', least, most, 'ratio'], rows, 1),
    ].join('\n'),
  };
}
