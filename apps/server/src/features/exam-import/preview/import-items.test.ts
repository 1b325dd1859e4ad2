import { serialize } from 'node:v8';
import type { PaperPart } from '@tiku/papers';
import { expect, it } from 'vitest';
import { ItemWriter } from './import-items.ts';

const { signal } = new AbortController();
const noNames = { renamed: new Map<string, string>(), unreadable: [] };
const part: PaperPart = {
  items: [
    {
      question: { type: 7, desc: 'Wet?', explanation: '', difficulty: null, correct_answer: '', score: 1 },
      section: null,
      material: null,
    },
  ],
  origins: [{ sheet_no: 0, row: 2, last_row: 2 }],
};

async function write(importId: number, ...parts: Uint8Array[]): Promise<string> {
  const written: string[] = [];
  const items = new ItemWriter(
    async (_table, _columns, rows) => void written.push(String(Buffer.from(rows))),
    importId,
    signal,
  );
  try {
    for (const each of parts) items.take(each);
    await items.finish(noNames);
  } finally {
    await items.stop();
  }
  return written.join('');
}

it('fails for what no reader of ours would send, and the next file is written whole', async () => {
  expect(await write(1, serialize(part), serialize(part))).toMatch(/^1\t1\t0\t2\t.*\n1\t2\t0\t2\t.*\n$/);
  await expect(write(2, serialize(part), Buffer.from('nonsense'))).rejects.toThrow(/deserialize/i);
  const forged = { ...part, origins: [{ sheet_no: 0, row: '2\n1\t3', last_row: 2 }] };
  await expect(write(3, serialize(forged))).rejects.toThrow('something else for a number');
  // Numbered from the start: nothing of the files before is left in the thread.
  expect(await write(4, serialize(part))).toMatch(/^4\t1\t0\t2\t.*\n$/);
});

it('writes nothing more once it was told to stop', async () => {
  const aborted = new ItemWriter(async () => undefined, 5, AbortSignal.abort(new Error('stopped')));
  expect(() => aborted.take(serialize(part))).toThrow('stopped');
  await aborted.stop();
});

it('is cleaned again, also where a reader that was taken over leaves out what belongs to a question', async () => {
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const question = { type: 7, desc: 'Wet?', difficulty: null, correct_answer: script, score: 1 };
  const forged = { ...part, items: [{ question, section: null, material: null }] };
  const written = await write(5, serialize(forged));
  expect(written).toContain('correct_answer');
  expect(written).not.toMatch(/onerror|<script/);
});
