// What the list of a company's people costs with five thousand of them, against fifty: both are asked in turn, in one run, of
// one product.
import type { ResponseOf } from '@tiku/contract';
import type { Pool } from 'pg';
import { openProduct } from '../../open-product.ts';
import { buildWorld } from '../../world.ts';
import type { Inquiry } from '../finding.ts';
import { describeGrowth } from '../growth.ts';

const sizes = { small: 50, large: 5_000 };
const rounds = 60;
const warmUpRounds = 10;

const page = { start: 0, limit: 20, req_total: 1 };
const requests = {
  people: page,
  'people of a department': { ...page, department: 'Port 1' },
};

/** A company of the account's, with 25 people to a department: a page is always full. */
async function seedCompany(pool: Pool, accountId: number, size: number): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into company (name, review_status, member_limit, applicant_id) values ('Bench ' || $2::int, 2, 10000, $1)
     returning id`,
    [accountId, size],
  );
  const companyId = Number(rows[0]?.id);
  await pool.query(
    `insert into company_user (company_id, account_id, is_admin, is_super_admin, name)
     values ($1, $2, true, true, 'Owner')`,
    [companyId, accountId],
  );
  await pool.query(
    `insert into company_user (company_id, name, job_id, department, mobile)
     select $1::bigint, 'Person ' || n, 'J' || n, 'Port ' || n / 25, '+49171' || $1::bigint || lpad(n::text, 6, '0')
     from generate_series(2, $2::int) n`,
    [companyId, size],
  );
  return companyId;
}

export const companies: Inquiry = {
  name: 'companies',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers);
    const measuring = async () => {
      const { headers } = await buildWorld(pool, product.url);
      const boss = headers[0] ?? {};
      const answer = await client.ask('GET /app/account/info', boss, {});
      const info = JSON.parse(answer.toString()) as ResponseOf<'GET /app/account/info'>;
      const small = await seedCompany(pool, info.account.id, sizes.small);
      const large = await seedCompany(pool, info.account.id, sizes.large);
      await pool.query('vacuum analyze');
      const times = Object.entries(requests).map(([name, request]) => ({
        name,
        request,
        few: [] as number[],
        many: [] as number[],
      }));
      // Whichever is asked second finds things warm: they take turns at that too.
      for (let round = -warmUpRounds; round < rounds; round++) {
        const order = round % 2 === 0 ? [small, large] : [large, small];
        for (const { request, few, many } of times) {
          for (const company_id of order) {
            const started = performance.now();
            await client.ask('POST /ee/company/users', boss, request, { company_id: String(company_id) });
            if (round >= 0) (company_id === small ? few : many).push(performance.now() - started);
          }
        }
      }
      return describeGrowth(times, {
        few: sizes.small,
        many: sizes.large,
        worstRatio: 1.5,
        says: (few, many) => [`In a company of ${many}, the list of people takes`, `what it takes in one of ${few}`],
      });
    };
    return Promise.race([measuring(), product.failed]);
  },
};
