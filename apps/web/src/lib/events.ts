// What has changed elsewhere, as the server tells it to this window. An event carries no content: the listener asks for
// it again. A browser has few connections to one server, so only visible windows have one; pages also ask by themselves
// from time to time, for browsers that no events reach.
import type { ChangeTopic } from '@tiku/contract/limits';
import { follow } from './api/api.ts';

/** Null: something of the topic, or it is not known what was missed. */
type Hear = (about: number | null) => void;

const listeners = new Map<ChangeTopic, Set<Hear>>();

/** Milliseconds until the next try, longer after each in vain. */
const patience = { first: 2_000, longest: 60_000 };

/** Answers how to stop listening. */
export function onChanged(topic: ChangeTopic, hear: Hear): () => void {
  const own = listeners.get(topic) ?? new Set();
  listeners.set(topic, own.add(hear));
  return () => void own.delete(hear);
}

function tell(topic: ChangeTopic, about: number | null): void {
  for (const hear of listeners.get(topic) ?? []) hear(about);
}

function tellAll(): void {
  for (const topic of listeners.keys()) tell(topic, null);
}

/** Lines of one event after the other; comments keep the connection alive. */
async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue;
      const { topic, about } = JSON.parse(line.slice('data: '.length)) as { topic: ChangeTopic; about: number | null };
      tell(topic, about);
    }
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function stay(signal: AbortSignal, isFirst: boolean): Promise<void> {
  let pause = patience.first;
  let hasMissed = !isFirst;
  while (!signal.aborted) {
    const result = await follow('GET /web/events', {}, signal);
    if (result.ok) {
      if (hasMissed) tellAll();
      hasMissed = true;
      pause = patience.first;
      // A connection that breaks is one that ended.
      await read(result.data).catch(() => undefined);
    }
    if (signal.aborted) return;
    // Not all at once after the server was away.
    await wait(pause * (0.5 + Math.random()), signal);
    if (!result.ok) pause = Math.min(pause * 2, patience.longest);
  }
}

/** While this window is in sight. Answers how to stop. */
export function followChanges(): () => void {
  let connection: AbortController | null = null;
  let isFirst = true;

  function look(): void {
    if (document.visibilityState === 'hidden') {
      connection?.abort();
      connection = null;
    } else if (!connection) {
      connection = new AbortController();
      void stay(connection.signal, isFirst);
      isFirst = false;
    }
  }

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    connection?.abort();
  };
}
