import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WrittenPaper } from '@tiku/papers';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createGate } from '../../../platform/limits/gate.ts';
import type { WriteTask } from './write-thread.ts';

const gate = createGate({ width: 2, maxWaiting: 20 });

/** A large exam with its pictures; beyond that, the thread ends and nobody else is harmed. */
const memoryMb = 512;

/** Throws `busy` where too many are at it, or where it takes more than there is. */
export async function writeApart(task: WriteTask): Promise<WrittenPaper> {
  return gate(async () => {
    const thread = new Worker(new URL('write-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    try {
      const [written] = (await once(thread, 'message')) as [WrittenPaper];
      return written;
    } catch (cause) {
      throw new AppError('busy', { retryAfter: 60, cause });
    } finally {
      await thread.terminate();
    }
  });
}
