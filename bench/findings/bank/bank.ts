// What a bank of a hundred thousand questions costs against one of a thousand: both are asked in turn, in one run, of one
// product.
import type { ResponseOf } from '@tiku/contract';
import { openProduct } from '../../open-product.ts';
import { buildWorld } from '../../world.ts';
import type { Inquiry } from '../finding.ts';
import { describeGrowth } from '../growth.ts';
import { calls } from './calls.ts';
import { seedBank } from './seed-bank.ts';

const sizes = { few: 1_000, many: 100_000 };
const rounds = 40;
const warmUpRounds = 5;
const worstRatio = 2;

interface Owner {
  headers: Record<string, string>;
  bankId: number;
}

export const bank: Inquiry = {
  name: 'bank',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers);
    const measuring = async () => {
      const { headers: everybody } = await buildWorld(pool, product.url);
      const own = async (at: number, size: number): Promise<Owner> => {
        const headers = everybody[at] ?? {};
        const answer = await client.ask('GET /app/account/info', headers, {});
        const { account } = JSON.parse(answer.toString()) as ResponseOf<'GET /app/account/info'>;
        return { headers, bankId: await seedBank(pool, account.id, size) };
      };
      const owners = { few: await own(0, sizes.few), many: await own(1, sizes.many) };
      await pool.query('vacuum analyze');
      const growths = calls.map((call) => ({ name: call.name, few: [] as number[], many: [] as number[] }));
      // Whichever is asked second finds things warm: they take turns at that too.
      for (let round = -warmUpRounds; round < rounds; round += 1) {
        for (const [at, call] of calls.entries()) {
          for (const side of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
            const { headers, bankId } = owners[side];
            const started = performance.now();
            await client.ask(call.address, headers, call.request(bankId));
            if (round >= 0) growths[at]?.[side].push(performance.now() - started);
          }
        }
      }
      return describeGrowth(growths, {
        ...sizes,
        worstRatio,
        says: (few, many) => [
          `A bank of ${many} questions lists, filters, searches and begins a practice in`,
          `what one of ${few} takes`,
        ],
      });
    };
    return Promise.race([measuring(), product.failed]);
  },
};
