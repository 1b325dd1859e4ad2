// How much memory the server and the readers it starts hold, as far as the system tells: Linux does, in /proc.
import { readdir, readFile } from 'node:fs/promises';

const everyMilliseconds = 50;

interface MemoryUse {
  /** Megabytes beyond what the server held at first. */
  grown: number;
  /** The most that a reader held. */
  reader: number;
}

export interface MemoryWatch {
  stop: () => Promise<MemoryUse | null>;
}

export async function watchMemory(processId: number): Promise<MemoryWatch> {
  const first = await readStatus(processId, 'VmRSS');
  const use = { grown: 0, reader: 0 };
  const look = async () => {
    use.grown = Math.max(use.grown, ((await readStatus(processId, 'VmRSS')) ?? 0) - (first ?? 0));
    for (const child of await listReaders(processId)) {
      use.reader = Math.max(use.reader, (await readStatus(child, 'VmHWM')) ?? 0);
    }
  };
  const timer = setInterval(() => void look(), everyMilliseconds);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return first === null ? null : use;
    },
  };
}

async function readStatus(processId: number, field: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const line = status.split('\n').find((each) => each.startsWith(`${field}:`));
  return line === undefined ? null : Number.parseInt(line.slice(field.length + 1), 10) / 1024;
}

/** The server starts PostgreSQL too, whose memory is not the import's. */
async function listReaders(processId: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${processId}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${processId}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_, at) => commands[at]?.includes('packages/papers/'));
}
