// A school that has just been given the link of its group.
import { openProduct } from '../../open-product.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { insertCrowd } from '../people.ts';

const size = 1_500;
const atOnce = 40;
const wantedPerSecond = 300;

export const joining: Inquiry = {
  name: 'joining',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { pooled: 1, clients: atOnce });
    const measuring = async (): Promise<Finding> => {
      const [owner, ...people] = await insertCrowd(pool, 'joiner', size + 1);
      if (!owner) throw new Error('nobody has a group');
      await pool.query(`update account set vip_until = now() + interval '1 day' where id = $1`, [owner.id]);
      const answer = await client.ask('POST /mycreated/group', owner.headers, { name: 'School' });
      const { group } = JSON.parse(answer.toString()) as { group: { public_id: string; group_id: number } };
      await pool.query('vacuum analyze');
      const waiting = [...people];
      const started = performance.now();
      const joinAll = async () => {
        for (let person = waiting.pop(); person; person = waiting.pop()) {
          await client.ask('POST /mtgroup/member', person.headers, { public_id: group.public_id });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, joinAll));
      const perSecond = (size * 1_000) / (performance.now() - started);
      const { rows } = await pool.query<{ member_count: number }>(
        'select member_count from study_group where id = $1',
        [group.group_id],
      );
      return describe(perSecond, rows[0]?.member_count ?? 0);
    };
    return Promise.race([measuring(), product.failed]);
  },
};

function describe(perSecond: number, members: number): Finding {
  const count = size.toLocaleString('en');
  return {
    isReached: perSecond >= wantedPerSecond && members === size + 1,
    figures: [{ name: 'people', value: perSecond, unit: '/s', better: 'more', goal: wantedPerSecond }],
    text:
      `${count} people join one group, ${atOnce} at a time: ${perSecond.toFixed(0)} a second, at least ${wantedPerSecond} wanted. ` +
      `Afterwards it counts ${members.toLocaleString('en')} members, with its owner.`,
  };
}
