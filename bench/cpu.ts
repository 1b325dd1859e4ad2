// What processes have computed so far, as Linux tells it.
import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

interface Stat {
  id: number;
  parentId: number;
  /** Milliseconds, with those of children that have ended. */
  cpu: number;
}

async function readStat(id: string): Promise<Stat | null> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name, in brackets, may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].map((at) => Number(fields[at])).reduce((sum, each) => sum + each, 0);
  return { id: Number(id), parentId: Number(fields[1]), cpu: (ticks * 1000) / ticksPerSecond };
}

/** Milliseconds that a process and all below it have computed, except for those below `exceptId`. */
export async function readCpu(processId: number, exceptId?: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = (await Promise.all(ids.map(readStat))).filter((stat) => stat !== null);
  const sumOf = (id: number): number => {
    if (id === exceptId) return 0;
    const own = stats.find((stat) => stat.id === id)?.cpu ?? 0;
    const children = stats.filter(({ parentId }) => parentId === id);
    return children.reduce((sum, child) => sum + sumOf(child.id), own);
  };
  return sumOf(processId);
}
