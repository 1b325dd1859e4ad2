// Foreign files are parsed here, never in the process that answers requests: what they do to a parser, they do to a child
// with little memory, little time, low priority, no files, no network and nothing of our environment.
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { PaperPart, RowProgress } from '../import-paper.ts';
import { type FileFault, UnreadableFile } from '../workbook.ts';
import { readUsage } from './process-usage.ts';
import { keepChildReady, takeChild } from './ready-child.ts';
import type { FileTask } from './tasks.ts';
import { Turnstile } from './turnstile.ts';

export interface ChildLimits {
  /** Computing time, so that a busy machine does not make a good file a bad one. */
  cpuMs: number;
  /** Time on the clock, for what does not compute, and for systems that do not tell the computing time. */
  timeoutMs: number;
  memoryMb: number;
}

export const CHILD_LIMITS: ChildLimits = { cpuMs: 10_000, timeoutMs: 120_000, memoryMb: 512 };

const turnstile = new Turnstile(availableParallelism() > 2 ? 2 : 1);

/** Before a thread of this process is asked to read a file: as if it were read here. Answers how to leave. */
export async function waitForTurn(): Promise<() => void> {
  return turnstile.enter();
}

export interface FollowReading {
  /**
   * Is given the questions as they are read, and how far the reading is by then, before it is known whether all of the file
   * can be read; the result has none.
   */
  takePart?: ((part: PaperPart, progress: RowProgress) => void) | undefined;
  /** Is told the id of the process that reads: a thread that is ended cannot end it. */
  noteReader?: ((processId: number | undefined) => void) | undefined;
}

/** Throws nothing but UnreadableFile, and what taking a part throws. */
export async function runInChild(task: FileTask, limits: ChildLimits, follow: FollowReading): Promise<unknown> {
  const leave = await turnstile.enter();
  try {
    const child = takeChild(limits.memoryMb);
    follow.noteReader?.(child.pid);
    return await askChild(child, task, limits, follow);
  } finally {
    leave();
    keepChildReady(CHILD_LIMITS.memoryMb);
  }
}

function askChild(
  child: ChildProcess,
  task: FileTask,
  limits: ChildLimits,
  { takePart }: FollowReading,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      clearInterval(watch);
      child.removeAllListeners('message');
      child.kill('SIGKILL');
    };
    const refuse = (fault: FileFault) => {
      end();
      reject(new UnreadableFile(fault));
    };
    const timer = setTimeout(() => refuse('too-slow'), limits.timeoutMs);
    const watch = watchUsage(child, limits, () => refuse('too-slow'));
    child.on('message', (answer) => {
      try {
        if (isPart(answer)) return takePart?.(answer.part, answer.progress);
      } catch (error) {
        end();
        return reject(error);
      }
      if (isAnswer(answer) && 'result' in answer) resolve(answer.result);
      return refuse(isAnswer(answer) && 'fault' in answer ? answer.fault : 'damaged');
    });
    child.once('error', () => refuse('damaged'));
    // Node ends itself this way where the heap is full; anything else is a parser that fell over its input.
    child.once('exit', (code, signal) => refuse(signal === 'SIGABRT' || code === 134 ? 'too-slow' : 'damaged'));
    child.send(task, (error) => {
      if (error) refuse('damaged');
    });
  });
}

function isAnswer(answer: unknown): answer is { result: unknown } | { fault: FileFault } {
  return typeof answer === 'object' && answer !== null && ('result' in answer || 'fault' in answer);
}

function isPart(answer: unknown): answer is { part: PaperPart; progress: RowProgress } {
  return typeof answer === 'object' && answer !== null && 'part' in answer;
}

function watchUsage(child: ChildProcess, limits: ChildLimits, exceed: () => void): NodeJS.Timeout {
  return setInterval(() => {
    void readUsage(child.pid).then((usage) => {
      if (usage && (usage.cpuMs > limits.cpuMs || usage.memoryMb > limits.memoryMb)) exceed();
    });
  }, 100);
}
