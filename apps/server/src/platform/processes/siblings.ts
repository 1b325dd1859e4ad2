// One process keeps one core busy. The first one starts others like it: they serve the same port, which the system shares
// out by connection, and the same database. They end with it.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { siblingVariable } from './end-with-parent.ts';
import { answerPeers } from './peers.ts';
import type { Peers } from './peers.ts';

/** Milliseconds before one that ended by itself is replaced. */
const replaceAfter = 1_000;

const siblingSettings = z.object({
  port: z.number(),
  connection: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What a sibling is told by the one that started it. */
export interface SiblingSettings {
  port: number;
  connection: pg.PoolConfig;
}

/** Null in the first process. */
export function readSiblingSettings(environment: NodeJS.ProcessEnv): SiblingSettings | null {
  const given = environment[siblingVariable];
  return given === undefined ? null : siblingSettings.parse(JSON.parse(given));
}

export interface Siblings {
  stop(): Promise<void>;
}

interface SiblingOptions extends SiblingSettings {
  main: string;
  count: number;
  peers: Peers;
  onEnd(code: number | null): void;
}

export function startSiblings({ main, count, peers, onEnd, ...given }: SiblingOptions): Siblings {
  const children = new Set<ChildProcess>();
  let isStopping = false;

  function start(): void {
    const child = fork(main, { env: { ...process.env, [siblingVariable]: JSON.stringify(given) } });
    children.add(child);
    const forget = answerPeers(peers, child);
    child.once('exit', (code) => {
      children.delete(child);
      forget();
      if (isStopping) return;
      onEnd(code);
      void wait(replaceAfter, undefined, { ref: false }).then(() => {
        if (!isStopping) start();
      });
    });
  }

  for (let at = 0; at < count; at++) start();
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(
        Array.from(children, async (child) => {
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          await exited;
        }),
      );
    },
  };
}
