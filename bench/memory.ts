// What processes hold in memory, as Linux tells it: of what several share, each its part (PSS), so that the parts add up.
import { readFile } from 'node:fs/promises';
import { listFamily } from './cpu.ts';

/** MiB of one process; 0 where it has just ended. */
async function readPss(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

/** MiB of each process at and below this one, except for those below `exceptId`. */
export async function readMemory(processId: number, exceptId?: number): Promise<number[]> {
  return Promise.all((await listFamily(processId, exceptId)).map(readPss));
}
