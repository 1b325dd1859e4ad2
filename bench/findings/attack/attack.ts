// Somebody does their worst while others save answers: all of these must get through, and soon.
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { startChild } from '../../child.ts';
import { saveWhile } from '../../paced-saves.ts';
import { openPool } from '../../open-product.ts';
import { startProduct } from '../../product.ts';
import { saveAnswer } from '../../scenarios/save-answer.ts';
import type { Requests } from '../../requests.ts';
import { writeTable } from '../../table.ts';
import { buildWorld } from '../../world.ts';
import type { Finding, Inquiry } from '../finding.ts';
import { attacks } from './attacks.ts';

const seconds = 6;
const longest = 1_000;

interface Measured {
  title: string;
  p99: number;
}

export const attack: Inquiry = {
  name: 'attack',
  inquire: async (closers) => {
    const product = await startProduct(closers);
    const pool = openPool(product.connection, 2, closers);
    const measure = async (): Promise<Finding> => {
      const world = await buildWorld(pool, product.url);
      const saves = await saveAnswer.prepare(world);
      const [token = ''] = await world.issueTokens('access', 1);
      const alone = await saveWhile(product.url, saves, () => pause(seconds * 1000));
      const measured: Measured[] = [];
      for (const [at, { title }] of attacks.entries())
        measured.push({ title, p99: await saveUnderAttack(product.url, saves, at, token) });
      return describe(alone, measured);
    };
    return Promise.race([measure(), product.failed]);
  },
};

async function saveUnderAttack(url: string, saves: Requests, at: number, token: string): Promise<number> {
  const { port } = new URL(url);
  const attacker = startChild(join(import.meta.dirname, 'attacker.ts'), {}, [port, String(at), token]);
  try {
    return await saveWhile(url, saves, () => Promise.race([pause(seconds * 1000), attacker.failed]));
  } finally {
    await attacker.stop();
    // What it left behind is not the next one's doing.
    await pause(500);
  }
}

function describe(alone: number, measured: readonly Measured[]): Finding {
  const worst = Math.max(...measured.map(({ p99 }) => p99));
  const rows = [{ title: 'nothing', p99: alone }, ...measured].map(({ title, p99 }) => [title, p99.toFixed(0)]);
  return {
    isReached: worst < longest,
    figures: [{ name: 'p99 of a save', value: worst, unit: 'ms', better: 'less', goal: longest, noise: 0.5 }],
    text: [
      `While somebody does their worst to the server, 100 people a second save an answer. Every one of them is answered`,
      `with 200, and the p99 is at most ${worst.toFixed(0)} ms, less than ${longest} wanted. By what is sent, in milliseconds:`,
      '',
      writeTable(['attack', 'p99'], rows, 1),
    ].join('\n'),
  };
}
