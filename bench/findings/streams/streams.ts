// How many screens one process keeps informed, and how soon the last of them hears of a new homework.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { insertExam } from '../../attempts.ts';
import { startChild } from '../../child.ts';
import type { Closers } from '../../closers.ts';
import type { Client } from '../../client.ts';
import { readCpu } from '../../cpu.ts';
import { openProduct } from '../../open-product.ts';
import type { Product } from '../../product.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { buildMixedQuestions } from '../grading/mixed-questions.ts';
import { insertCrowd } from '../people.ts';
import type { Person } from '../people.ts';

const size = 10_000;
const wantedSeconds = 2;
const idleSeconds = 20;

interface Seen {
  open: number;
  heard: number;
  /** From the moment at which the homework was there to the last screen that heard of it. */
  seconds: number;
  /** Percent of a core that the open screens cost while nothing happens. */
  idle: number;
}

async function seedGroup(pool: Pool, [owner, ...members]: readonly Person[]): Promise<number> {
  if (!owner) throw new Error('nobody has a group');
  const { rows } = await pool.query<{ id: string }>(
    `insert into study_group (public_id, name, founder_id, member_count) values ('screens', 'School', $1, $2) returning id`,
    [owner.id, members.length + 1],
  );
  await pool.query(
    `insert into group_member (group_id, account_id, role, status, joined_at)
     select $1::bigint, $2::bigint, 2, 0, now() union all select $1, id, 0, 0, now() from unnest($3::bigint[]) id`,
    [rows[0]?.id, owner.id, members.map(({ id }) => id)],
  );
  await pool.query('vacuum analyze');
  return Number(rows[0]?.id);
}

async function listen(closers: Closers, product: Product, pool: Pool, client: Client): Promise<Seen> {
  const people = await insertCrowd(pool, 'screen', size + 1);
  const [owner] = people;
  const groupId = await seedGroup(pool, people);
  const examId = await insertExam(pool, buildMixedQuestions(5).questions);
  const { port } = new URL(product.url);
  const child = startChild(join(import.meta.dirname, 'listener.ts'), {}, [port]);
  closers.push(child.stop);
  child.process.send(people.slice(1).map(({ headers }) => headers['authorization']?.slice('Bearer '.length) ?? ''));
  const [{ open }] = (await Promise.race([once(child.process, 'message'), child.failed])) as [{ open: number }];

  const [before, started] = [await readCpu(product.processId), performance.now()];
  await pause(idleSeconds * 1_000);
  const idle = ((await readCpu(product.processId)) - before) / (performance.now() - started);
  const told = once(child.process, 'message') as Promise<[{ heard: number; at: number }]>;
  const homework = { group_id: groupId, title: 'Rain', end_time: new Date(Date.now() + 3_600_000).toISOString() };
  const exams = [{ exam_id: examId, sel_qs: [1, 2] }];
  await client.ask('PUT /mymanaged/group/homework', owner?.headers ?? {}, { homework, exams });
  const there = Date.now();
  const nobody = pause(30_000).then((): [{ heard: number; at: number }] => [{ heard: 0, at: there + 30_000 }]);
  const [{ heard, at }] = await Promise.race([told, nobody, child.failed]);
  return { open, heard, seconds: Math.max(0, at - there) / 1_000, idle: idle * 100 };
}

export const streams: Inquiry = {
  name: 'streams',
  inquire: async (closers) => {
    const { product, pool, client } = await openProduct(closers, { settings: { TIKU_PROCESSES: '1' } });
    return describe(await Promise.race([listen(closers, product, pool, client), product.failed]));
  },
};

function describe({ open, heard, seconds, idle }: Seen): Finding {
  return {
    isReached: open === size && heard === size && seconds <= wantedSeconds,
    figures: [
      { name: 'open at one process', value: open, unit: '', better: 'more', goal: size, noise: 0 },
      { name: 'until the last has heard', value: seconds, unit: 's', better: 'less', goal: wantedSeconds },
      { name: 'cost while nothing happens', value: idle, unit: '% of a core', better: 'less', goal: null, noise: 0.5 },
    ],
    text:
      `${open.toLocaleString('en')} of ${size.toLocaleString('en')} event streams are open at one process, which cost ${idle.toFixed(1)} % of a core while ` +
      `nothing happens. Of a new homework ${heard.toLocaleString('en')} hear, the last of them ${seconds.toFixed(1)} s after it was set, ` +
      `at most ${wantedSeconds} wanted.`,
  };
}
