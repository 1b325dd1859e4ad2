import { readFile } from 'node:fs/promises';
import { UnreadableFile } from '@tiku/papers';
import { describe, expect, it, vi } from 'vitest';
import { FileReading } from './file-reading.ts';
import type { FileToRead } from './read-thread.ts';

const noNames = { renamed: new Map<string, string>(), unreadable: [] };
const { signal } = new AbortController();

function file(importId: number, text: string): FileToRead {
  return { importId, bytes: Buffer.from(text), fileName: 'a.csv', sheets: [0], recipes: [], text: {} };
}

const rows = (count: number, more = '') =>
  `Question,Answer\n${Array.from({ length: count }, (_, at) => `Is ${at}${more} even?,True\n`).join('')}`;

async function read(
  given: FileToRead,
  { told = signal, seen = (_done: number, _written: number) => {}, isBusy = false } = {},
): Promise<string> {
  const written: string[] = [];
  const reading = new FileReading({
    copyRows: async (_table, _columns, batch) => void written.push(String(Buffer.from(batch))),
    noteProgress: ({ done }) => seen(done, written.length),
    isBusy: () => isBusy,
    signal: told,
  });
  try {
    await reading.read(given);
    await reading.finish(noNames);
  } finally {
    await reading.stop();
  }
  return written.join('');
}

/** Batches that were written when the last of it was read. */
async function countWritten(isBusy: boolean, more = ''): Promise<number> {
  let before = 0;
  const written = await read(file(6, rows(10_000, more)), { isBusy, seen: (_done, by) => (before = by) });
  expect(written.trimEnd().split('\n')).toHaveLength(10_000);
  return before;
}

/** One that has ended and that nobody has asked about yet has no arguments any more. */
async function isAtWork(processId: number): Promise<boolean> {
  return (await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '')).includes('papers/src/child/');
}

describe('a file that is read on a thread', () => {
  it('is written whole, and so is the next, after one that cannot be read', async () => {
    const seen: number[] = [];
    const written = await read(file(1, rows(600)), { seen: (done) => seen.push(done) });
    expect(written.trimEnd().split('\n')).toHaveLength(600);
    expect(seen.at(-1)).toBe(601);
    await expect(read(file(2, ''))).rejects.toThrow(UnreadableFile);
    // Numbered from the start: nothing of the files before is left.
    expect(await read(file(3, rows(1)))).toMatch(/^3\t1\t0\t2\t.*\n$/);
  }, 60_000);

  it.skipIf(process.platform !== 'linux')(
    'is given up at once when its job is, and its reader ends',
    async () => {
      const job = new AbortController();
      const kill = vi.spyOn(process, 'kill');
      const giveUp = () => job.abort(new Error('stopped'));
      await expect(read(file(4, rows(30_000)), { told: job.signal, seen: giveUp })).rejects.toThrow('stopped');
      const [readerId, how] = kill.mock.lastCall ?? [0];
      kill.mockRestore();
      expect(how).toBe('SIGKILL');
      await expect.poll(() => isAtWork(readerId)).toBe(false);
    },
    60_000,
  );

  it('is written when all of it has been read where others wait meanwhile, unless it is large', async () => {
    expect(await countWritten(false)).toBeGreaterThan(0);
    expect(await countWritten(true)).toBe(0);
    expect(await countWritten(true, ' + 0'.repeat(450))).toBeGreaterThan(0);
  }, 120_000);

  it('is not even begun when its job was given up before', async () => {
    await expect(read(file(5, rows(1)), { told: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
  }, 60_000);
});
