// What the calls of practice cost somebody with a long past, against somebody who has just begun: both are asked in turn,
// in one run, of one product.
import type { ResponseOf } from '@tiku/contract';
import type { Pool } from 'pg';
import type { Client } from '../../client.ts';
import { openProduct } from '../../open-product.ts';
import { buildWorld } from '../../world.ts';
import type { World } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { describeGrowth } from '../growth.ts';
import { calls } from './calls.ts';
import type { Call, Sitting } from './calls.ts';
import { seedExams, seedPast } from './seed-history.ts';

const sizes = { short: 10, long: 10_000 };
type Size = keyof typeof sizes;

const rounds = 60;
const warmUpRounds = 10;
const worstRatio = 4 / 3;

interface Person {
  headers: Record<string, string>;
  sitting: Sitting;
  times: Map<Call, number[]>;
}

export const history: Inquiry = {
  name: 'history',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers);
    const measuring = async () => {
      const people = await seedPeople(pool, client, await buildWorld(pool, product.url));
      // The second person finds warm caches: the two take turns at being second.
      for (let round = -warmUpRounds; round < rounds; round++) {
        const order = round % 2 === 0 ? [people.short, people.long] : [people.long, people.short];
        for (const call of calls) for (const person of order) await timeCall(client, person, call, round >= 0);
      }
      return describe(people);
    };
    return Promise.race([measuring(), product.failed]);
  },
};

/** Two of many, so that neither is most of what the tables hold. */
async function seedPeople(pool: Pool, client: Client, world: World): Promise<Record<Size, Person>> {
  const [test] = await world.desk.takeTests(world.headers.length);
  if (!test) throw new Error('Nobody took a test.');
  const otherIds = await seedExams(pool);
  const seat = async (size: Size, headers: Record<string, string> = {}): Promise<Person> => {
    const { examId } = test;
    const sitting = { examId, testId: 0, practiceId: 0, seq: Date.now() * 1000 };
    const person = { headers, sitting, times: new Map() };
    const answer = await client.ask('GET /app/account/info', headers, {});
    const info = JSON.parse(answer.toString()) as ResponseOf<'GET /app/account/info'>;
    await seedPast(pool, { accountId: info.account.id, attempts: sizes[size], examId, otherIds });
    return person;
  };
  const people = { short: await seat('short', world.headers[0]), long: await seat('long', world.headers[1]) };
  await pool.query('vacuum analyze');
  return people;
}

async function timeCall(client: Client, person: Person, call: Call, counts: boolean): Promise<void> {
  const request = call.request(person.sitting);
  const started = performance.now();
  const answer = await client.ask(call.address, person.headers, request);
  const milliseconds = performance.now() - started;
  call.hear?.(person.sitting, JSON.parse(answer.toString()));
  if (counts) person.times.set(call, [...(person.times.get(call) ?? []), milliseconds]);
}

function describe({ short, long }: Record<Size, Person>): Finding {
  const growths = calls.map((call) => ({
    name: call.name,
    few: short.times.get(call) ?? [],
    many: long.times.get(call) ?? [],
  }));
  return describeGrowth(growths, {
    few: sizes.short,
    many: sizes.long,
    worstRatio,
    says: (few, many) => [`With ${many} attempts behind them, a person's call takes`, `what it takes with ${few}`],
  });
}
