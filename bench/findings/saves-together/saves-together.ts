// What saves of several people cost when they go together, beside the same saves one statement each: in turn, in one run, on one
// database; and what the product makes of it, with everything around them.
import type { Pool } from 'pg';
import { keepTogether } from '../../../apps/server/src/features/attempt/answers/gathered-save.store.ts';
import type { PlainSave } from '../../../apps/server/src/features/attempt/answers/gathered-save.store.ts';
import { createSaves } from '../../../apps/server/src/features/attempt/answers/saves.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { createStatementNames } from '../../../apps/server/src/platform/db/statement-names.ts';
import { questionCount } from '../../attempts.ts';
import type { Attempt } from '../../attempts.ts';
import { connections } from '../../connections.ts';
import { openClient } from '../../client.ts';
import { readCpu } from '../../cpu.ts';
import { openProduct } from '../../open-product.ts';
import { writeTable } from '../../table.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';

const crowds = [1, 8, 32, 200];
const rounds = 3;
const savesEach = 1_200;
/** Of PostgreSQL's time for a save that goes alone, for a class and more. */
const mostShare = 0.4;
const ofClass = 32;

type Way = 'together' | 'alone' | 'product';

interface Cost {
  saves: number;
  seconds: number;
  /** Milliseconds. */
  postgres: number;
}

export const savesTogether: Inquiry = {
  name: 'saves-together',
  inquire: async (closers) => {
    const { product, pool } = await openProduct(closers, { pooled: 2 });
    const { desk } = await buildWorld(pool, product.url);
    const attempts = await desk.takeTests(Math.max(...crowds));
    const owners = await selectOwners(pool, attempts);
    const names = createStatementNames();
    const { db, close } = openDatabase({ ...product.connection, max: connections / 2 }, () => {}, 'urgent', names);
    closers.push(close);
    const saves = createSaves(db);
    let seq = Date.now() * 1000;

    const run = async (
      crowd: number,
      save: (at: number, no: number, seq: number) => Promise<unknown>,
    ): Promise<Cost> => {
      const each = Math.ceil(savesEach / crowd);
      const postgres = await readCpu(product.postgresId);
      const started = performance.now();
      await Promise.all(
        Array.from({ length: crowd }, async (_, at) => {
          for (let turn = 0; turn < each; turn++) await save(at, (turn % questionCount) + 1, ++seq);
        }),
      );
      const seconds = (performance.now() - started) / 1000;
      return { saves: each * crowd, seconds, postgres: (await readCpu(product.postgresId)) - postgres };
    };
    const plainSave = (at: number, no: number, number: number): PlainSave => {
      const answer = desk.answers[no - 1] as PlainSave['answers'][number]['answer'];
      const owner = owners[at];
      if (!owner) throw new Error('There are fewer attempts than people.');
      return { ...owner, answers: [{ no, seq: number, answer }], countsTime: false };
    };

    const measuring = async (): Promise<Finding> => {
      const costs = new Map<string, Cost>();
      for (const crowd of crowds) {
        const client = openClient(product.url, crowd);
        const ways: Record<Way, () => Promise<Cost>> = {
          together: () => run(crowd, (...given) => saves.keep(plainSave(...given))),
          alone: () => run(crowd, (...given) => keepTogether(db, [plainSave(...given)])),
          product: () =>
            run(crowd, (at, no, number) =>
              client.ask('POST /exam/user_online_prac/answer_details', attempts[at]?.headers ?? {}, {
                answer_id: attempts[at]?.id,
                answer_details: [{ no, seq: number, answer: desk.answers[no - 1] }],
              }),
            ),
        };
        for (let round = 0; round <= rounds; round++) {
          for (const [way, measure] of Object.entries(ways)) {
            const cost = await measure();
            // The first warms up.
            if (round > 0) costs.set(`${way} ${crowd}`, add(costs.get(`${way} ${crowd}`), cost));
          }
        }
        client.close();
      }
      return describe((way, crowd) => costs.get(`${way} ${crowd}`) ?? add(undefined, none));
    };
    return Promise.race([measuring(), product.failed]);
  },
};

const none: Cost = { saves: 0, seconds: 0, postgres: 0 };

function add(one: Cost = none, other: Cost): Cost {
  return {
    saves: one.saves + other.saves,
    seconds: one.seconds + other.seconds,
    postgres: one.postgres + other.postgres,
  };
}

async function selectOwners(
  pool: Pool,
  attempts: readonly Attempt[],
): Promise<Pick<PlainSave, 'attemptId' | 'actor'>[]> {
  const { rows } = await pool.query<{ id: string; account_id: string }>(
    `select a.id, a.account_id from unnest($1::bigint[]) with ordinality as n (id, at) join attempt a using (id) order by at`,
    [attempts.map(({ id }) => id)],
  );
  return rows.map(({ id, account_id }) => ({
    attemptId: Number(id),
    actor: { accountId: Number(account_id), company: null },
  }));
}

function describe(costOf: (way: Way, crowd: number) => Cost): Finding {
  const perSave = (way: Way, crowd: number) => costOf(way, crowd).postgres / costOf(way, crowd).saves;
  const perSecond = (way: Way, crowd: number) => costOf(way, crowd).saves / costOf(way, crowd).seconds;
  const shareOf = (crowd: number) => perSave('together', crowd) / perSave('alone', crowd);
  const rows = crowds.map((crowd) => [
    String(crowd),
    ...(['alone', 'together'] as const).flatMap((way) => [
      perSecond(way, crowd).toFixed(0),
      perSave(way, crowd).toFixed(3),
    ]),
    shareOf(crowd).toFixed(2),
    perSecond('product', crowd).toFixed(0),
    perSave('product', crowd).toFixed(3),
  ]);
  return {
    isReached: crowds.filter((crowd) => crowd >= ofClass).every((crowd) => shareOf(crowd) <= mostShare),
    figures: crowds.map((crowd) => ({
      name: `share at ${crowd}`,
      value: shareOf(crowd),
      unit: '×',
      better: 'less' as const,
      goal: crowd >= ofClass ? mostShare : null,
      noise: 0.5,
    })),
    text: [
      `Saves of several people in one statement and one commit take PostgreSQL at most ${mostShare} of what they take it one by one`,
      `(wanted from ${ofClass} at once on). Milliseconds of its CPU for a save, alone and together in turn, and in the product:`,
      '',
      writeTable(
        ['at once', 'alone /s', 'alone', 'together /s', 'together', 'share', 'product /s', 'product'],
        rows,
        1,
      ),
    ].join('\n'),
  };
}
