// What the calls about a group cost with two thousand members, against twenty: both are asked in turn, in one run, of one
// product.
import type { ResponseOf } from '@tiku/contract';
import { openProduct } from '../../open-product.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { describeGrowth } from '../growth.ts';
import { calls } from './calls.ts';
import type { Call, SeededGroup } from './calls.ts';
import { seedGroup } from './seed-group.ts';

const sizes = { small: 20, large: 2_000 };
const rounds = 60;
const warmUpRounds = 10;
const worstRatio = 1.5;

type Times = Map<Call, number[]>;

export const groups: Inquiry = {
  name: 'groups',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers);
    const timeCall = async (headers: Record<string, string>, group: SeededGroup, call: Call): Promise<number> => {
      const request = call.request(group);
      const started = performance.now();
      await client.ask(call.address, headers, request);
      return performance.now() - started;
    };
    const measuring = async () => {
      const { headers: everybody } = await buildWorld(pool, product.url);
      const owner = everybody[0] ?? {};
      const answer = await client.ask('GET /app/account/info', owner, {});
      const info = JSON.parse(answer.toString()) as ResponseOf<'GET /app/account/info'>;
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
          for (const group of order) {
            const milliseconds = await timeCall(owner, group, call);
            const own = times.get(group);
            if (round >= 0) own?.set(call, [...(own.get(call) ?? []), milliseconds]);
          }
        }
      }
      return describe(times.get(small) ?? new Map(), times.get(large) ?? new Map());
    };
    return Promise.race([measuring(), product.failed]);
  },
};

function describe(small: Times, large: Times): Finding {
  const growths = calls.map((call) => ({ name: call.name, few: small.get(call) ?? [], many: large.get(call) ?? [] }));
  return describeGrowth(growths, {
    few: sizes.small,
    many: sizes.large,
    worstRatio,
    says: (few, many) => [`In a group of ${many}, a call takes`, `what it takes in one of ${few}`],
  });
}
