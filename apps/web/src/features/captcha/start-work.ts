import { findWork } from './find-work.ts';
import type { WorkTask } from './find-work.ts';

export interface Work {
  done: Promise<number[]>;
  stop: () => void;
}

/** Beside the page, which stays as quick as ever. A browser that gives no worker does it at once, and stands still for a moment. */
export function startWork(task: WorkTask): Work {
  const worker = new Worker(new URL('work.worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<number[]>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve(findWork(task)), { once: true });
  });
  worker.postMessage(task, {});
  return { done, stop: () => worker.terminate() };
}
