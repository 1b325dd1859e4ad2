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

async function readAll(): Promise<Stat[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return (await Promise.all(ids.map(readStat))).filter((stat) => stat !== null);
}

function familyOf(stats: readonly Stat[], id: number, exceptId?: number): Stat[] {
  if (id === exceptId) return [];
  const children = stats.filter(({ parentId }) => parentId === id);
  return [
    ...stats.filter((stat) => stat.id === id),
    ...children.flatMap((child) => familyOf(stats, child.id, exceptId)),
  ];
}

/** A process and all below it, except for `exceptId` and those below that. */
export async function listFamily(processId: number, exceptId?: number): Promise<number[]> {
  return familyOf(await readAll(), processId, exceptId).map(({ id }) => id);
}

/** Milliseconds that a process and all below it have computed, except for those below `exceptId`. */
export async function readCpu(processId: number, exceptId?: number): Promise<number> {
  return familyOf(await readAll(), processId, exceptId).reduce((sum, { cpu }) => sum + cpu, 0);
}
