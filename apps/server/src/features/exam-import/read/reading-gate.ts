import { UnreadableFile } from '@tiku/papers';
import type { Language } from '@tiku/contract';
import { createGate } from '../../../platform/limits/gate.ts';
import { refuseFile } from '../preview/import-words.ts';

/** Each waits for a process that reads; a request too far back in the queue is refused, to be sent again. */
const gate = createGate({ width: 4, maxWaiting: 40 });

/** A file that is read while somebody waits for the answer. */
export async function readWhileWaited<T>(language: Language, read: () => Promise<T>): Promise<T> {
  try {
    return await gate(read);
  } catch (error) {
    throw error instanceof UnreadableFile ? refuseFile(error.fault, language) : error;
  }
}
