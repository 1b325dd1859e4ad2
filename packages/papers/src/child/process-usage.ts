import { readFile } from 'node:fs/promises';

const PAGES_PER_MB = 256;
const MS_PER_TICK = 10;

/** Null where the system has no /proc, or the process is gone. */
export async function readUsage(pid: number | undefined): Promise<{ cpuMs: number; memoryMb: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program stands in brackets and may hold anything; fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 22) return null;
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    memoryMb: Number(fields[21]) / PAGES_PER_MB,
  };
}
