// What is left of a body that was refused is read and thrown away before the answer: a client that still sends when the
// connection is closed sees a broken line, and never learns why.
import type { IncomingMessage } from 'node:http';
import { limits } from '@tiku/contract';

/** Somebody who chose the wrong file is answered in words; a client that sends without end is not. */
const mostBytes = 8 * limits.mediaBytes;
/** Milliseconds, in all and for the next piece of it. */
const patience = 20_000;
const pause = 2_000;

/** Answers whether all of it has come. */
export async function drain(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.readableEnded) return true;
  if (request.destroyed) return false;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return false;
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => end(false), patience);
    const idle = setTimeout(() => end(false), pause);
    const count = (chunk: Buffer) => {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > mostBytes) end(false);
    };
    const finish = () => end(true);
    const giveUp = () => end(false);
    const end = (isComplete: boolean) => {
      clearTimeout(timer);
      clearTimeout(idle);
      request.off('data', count).off('end', finish).off('error', giveUp).off('close', giveUp);
      resolve(isComplete);
    };
    request.on('data', count).on('end', finish).on('error', giveUp).on('close', giveUp);
    request.resume();
  });
}
