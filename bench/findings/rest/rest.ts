// What the product costs while nobody is there.
import { setTimeout as pause } from 'node:timers/promises';
import { readCpu } from '../../cpu.ts';
import { readMemory } from '../../memory.ts';
import { openProduct } from '../../open-product.ts';
import type { Finding, Inquiry } from '../finding.ts';

/** Until the start is over and what it has left in memory is given back. */
const settlingSeconds = 100;
const seconds = 60;
const goals = { memory: 300, cpu: 1 };

interface Seen {
  /** MiB of each process, and of all that belong to PostgreSQL. */
  node: number[];
  postgres: number;
  /** Percent of a core. */
  cpu: { node: number; postgres: number };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const rest: Inquiry = {
  name: 'rest',
  inquire: async (closers) => {
    const { product } = await openProduct(closers);
    const { processId, postgresId } = product;
    const read = async () => ({ node: await readCpu(processId, postgresId), postgres: await readCpu(postgresId) });
    const measuring = async (): Promise<Seen> => {
      await pause(settlingSeconds * 1_000);
      const [before, started] = [await read(), performance.now()];
      await pause(seconds * 1_000);
      const [after, passed] = [await read(), performance.now() - started];
      const part = (of: 'node' | 'postgres') => ((after[of] - before[of]) * 100) / passed;
      const node = await readMemory(processId, postgresId);
      return {
        node,
        postgres: sum(await readMemory(postgresId)),
        cpu: { node: part('node'), postgres: part('postgres') },
      };
    };
    return describe(await Promise.race([measuring(), product.failed]));
  },
};

function describe({ node, postgres, cpu }: Seen): Finding {
  const memory = sum(node) + postgres;
  const busy = cpu.node + cpu.postgres;
  return {
    isReached: memory <= goals.memory && busy <= goals.cpu,
    figures: [
      { name: 'memory', value: memory, unit: 'MiB', better: 'less', goal: goals.memory, noise: 0.1 },
      { name: 'CPU', value: busy, unit: '% of a core', better: 'less', goal: goals.cpu, noise: 0.3 },
    ],
    text:
      `While nobody is there, ${node.length} processes (${node.map((each) => each.toFixed(0)).join(' and ')} MiB) and PostgreSQL (${postgres.toFixed(0)}) hold ` +
      `${memory.toFixed(0)} MiB, at most ${goals.memory} wanted, and take ${busy.toFixed(1)} % of a core (${cpu.node.toFixed(1)} and ${cpu.postgres.toFixed(1)}), ` +
      `at most ${goals.cpu} wanted.`,
  };
}
