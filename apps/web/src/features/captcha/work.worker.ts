import { findWork } from './find-work.ts';
import type { WorkTask } from './find-work.ts';

addEventListener('message', ({ data }: MessageEvent<WorkTask>) => postMessage(findWork(data), {}));
