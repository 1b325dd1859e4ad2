// The reading library and nothing else. Started by time-library.ts.
import { readXlsx } from 'hucre/xlsx';

process.once('message', (bytes: Uint8Array) => void read(bytes));

async function read(bytes: Uint8Array): Promise<void> {
  const started = performance.now();
  const { sheets } = await readXlsx(bytes);
  if (!sheets[0]?.rows.length) throw new Error('The library read nothing.');
  process.send?.(performance.now() - started);
}
