// The open connections of this process, and what they are told. One reading a second serves all of them, however many there
// are, and there is none while nobody is connected.
import { Readable } from 'node:stream';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readChanges } from './change.store.ts';
import type { ChangeRow } from './change.store.ts';

/** Milliseconds. */
const pause = 1_000;
const heartbeat = 25_000;
/** After which a browser connects anew, with a token that is still good. */
const longest = 15 * 60_000;
/** Windows of one account, and those of all, at one process. */
const mostOfOne = 10;
const most = 20_000;
/** Characters that wait for somebody who does not read. */
const mostWaiting = 64 * 1024;

interface Actor {
  accountId: number;
}

declare module '../../platform/services/services.ts' {
  interface FeatureServices {
    /** The screens that are open at this process. */
    streams: ChangeStreams;
  }
}

export interface ChangeStreams {
  /** From then on it hears of everything. Ends with the session, and by itself after some minutes. */
  open(actor: Actor): Promise<Readable>;
  /** Lets everybody go; who comes back meets another process. */
  close(): void;
}

function send(stream: Readable, text: string): void {
  if (stream.readableLength > mostWaiting) stream.destroy();
  else if (!stream.destroyed) stream.push(text);
}

export function createChangeStreams(db: Db, onError: (error: unknown) => void): ChangeStreams {
  const streams = new Map<number, Set<Readable>>();
  let count = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let seen: string | null = null;
  let heard = new Set<string>();
  let first: Promise<void> = Promise.resolve();

  function streamsOf(accountId: number | null): Iterable<Readable> {
    return accountId === null ? streams.values().flatMap((each) => each) : (streams.get(accountId) ?? []);
  }

  function tell({ account_id, topic, about }: ChangeRow): void {
    const text = `data: ${JSON.stringify({ topic, about })}\n\n`;
    for (const stream of streamsOf(account_id)) send(stream, text);
  }

  async function read(): Promise<void> {
    const reading = await readChanges(db, seen);
    // A transaction that runs for long makes what came after it be read again and again.
    const before = heard;
    heard = new Set([...reading.changes.map(({ id }) => `${id}`), ...reading.revoked.map(({ id }) => `revoked ${id}`)]);
    seen = reading.seen;
    for (const change of reading.changes) if (!before.has(`${change.id}`)) tell(change);
    for (const { id, account_id } of reading.revoked) {
      // A browser that is still signed in connects again at once.
      if (!before.has(`revoked ${id}`)) for (const stream of streamsOf(account_id)) stream.push(null);
    }
  }

  function goOn(): void {
    timer = setTimeout(() => {
      void read()
        .catch(onError)
        .then(() => {
          if (count > 0 && !isClosed) goOn();
          else timer = undefined;
        });
    }, pause);
  }

  function forget(accountId: number, stream: Readable): void {
    const own = streams.get(accountId);
    if (!own?.delete(stream)) return;
    count--;
    if (own.size === 0) streams.delete(accountId);
  }

  function remember(accountId: number, stream: Readable): void {
    const own = streams.get(accountId) ?? new Set();
    streams.set(accountId, own.add(stream));
    count++;
    if (timer) return;
    // What came while nobody was connected concerns nobody.
    seen = null;
    first = read().catch(onError);
    goOn();
  }

  return {
    async open({ accountId }) {
      if (isClosed || count >= most) throw new AppError('busy');
      if ((streams.get(accountId)?.size ?? 0) >= mostOfOne) throw new AppError('too_many_requests');
      const stream = new Readable({ read: () => undefined });
      const beats = setInterval(() => send(stream, ': still here\n\n'), heartbeat);
      const end = setTimeout(() => stream.push(null), longest);
      stream.once('close', () => {
        clearInterval(beats);
        clearTimeout(end);
        forget(accountId, stream);
      });
      remember(accountId, stream);
      await first;
      // So that the browser has its answer at once.
      stream.push(': here\n\n');
      return stream;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const stream of streamsOf(null)) stream.push(null);
    },
  };
}
