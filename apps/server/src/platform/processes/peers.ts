// Processes of one server tell each other their figures: a request to one of them asks all.
import { randomUUID } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import type { MetricObject, MetricValue } from 'prom-client';

type Figures = (MetricObject & { values: MetricValue<string>[] })[];

export interface Peers {
  /** What this process tells. */
  tell: () => Promise<Figures>;
  /** Of all processes, this one first. Those that do not answer in time are left out. */
  collect(): Promise<Figures[]>;
  /** Another process that can be asked; the answer takes it back. */
  add(ask: Ask): () => void;
}

type Ask = () => Promise<Figures[]>;

type Message = { ask: 'own' | 'all'; id: string } | { answer: Figures[]; id: string };

/** Milliseconds. */
const patience = 1_000;

export function createPeers(): Peers {
  const others = new Set<Ask>();
  const peers: Peers = {
    tell: async () => [],
    collect: async () => {
      const own = await peers.tell();
      const told = await Promise.all(Array.from(others, (ask) => ask().catch(() => [])));
      return [own, ...told.flat()];
    },
    add: (ask) => {
      others.add(ask);
      return () => void others.delete(ask);
    },
  };
  return peers;
}

interface Channel {
  on(event: 'message', listener: (message: Message) => void): unknown;
  /** Nobody waits for one that has gone meanwhile. */
  send?(message: Message, done: () => void): unknown;
}

/** Between the first process and one that it started, at the end of the first. */
export function answerPeers(peers: Peers, child: ChildProcess): () => void {
  const ask = openChannel(child, async (what) => (what === 'own' ? [await peers.tell()] : peers.collect()));
  return peers.add(() => ask('own'));
}

/** At the end of the one that was started: it asks the first, who asks the others. */
export function joinPeers(peers: Peers): void {
  const ask = openChannel(process, async () => [await peers.tell()]);
  peers.collect = async () => ask('all').catch(async () => [await peers.tell()]);
}

const ignore = (): void => undefined;

function openChannel(channel: Channel, answer: (what: 'own' | 'all') => Promise<Figures[]>) {
  const waiting = new Map<string, (answer: Figures[]) => void>();
  channel.on('message', (message: Message) => {
    if ('answer' in message) {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
      return;
    }
    const { ask, id } = message;
    void answer(ask).then((figures) => channel.send?.({ answer: figures, id }, ignore));
  });
  return async (what: 'own' | 'all'): Promise<Figures[]> =>
    new Promise((resolve, reject) => {
      const id = randomUUID();
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('another process did not tell its figures'));
      }, patience);
      waiting.set(id, (figures) => {
        clearTimeout(timer);
        resolve(figures);
      });
      channel.send?.({ ask: what, id }, ignore);
    });
}
