// A file in pieces: what has arrived stays there, so that after a cut, or in a page that was loaded anew, the rest is enough.
import { limits } from '@tiku/contract/limits';
import { errorCodes } from './error-codes.ts';
import type { Failure, Result } from './failure.ts';
import type { OnProgress } from './send-file.ts';

export interface PartSteps<T> {
  size: number;
  listArrived(): Promise<Result<{ parts: number[] }>>;
  sendPart(part: number, onProgress: OnProgress): Promise<Result<{ parts: number[] }>>;
  /** The call that takes the whole. */
  finish(): Promise<Result<T>>;
  /** After so many failures in a row. */
  waitForLine(failures: number): Promise<void>;
}

/** Of minutes without a connection. */
const mostFailures = 40;

/** The same file has the same key when it is chosen again. */
export function keyOf({ name, size, lastModified }: File): string {
  return `${name.slice(-200)}/${size}/${lastModified}/${limits.partBytes}`;
}

export function cutPart(file: Blob, part: number): File {
  return new File([file.slice(part * limits.partBytes, (part + 1) * limits.partBytes)], `${part}.part`);
}

/** Longer and longer, and no longer than until the browser says that it is connected. */
export function waitForLine(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, Math.min(10_000, 500 * 2 ** failures));
    addEventListener('online', goOn);
  });
}

/** The line, a server with much to do, or pieces that were cleared away meanwhile. */
function mayPass({ status, errorCode }: Failure): boolean {
  return status === 0 || status === 429 || status >= 500 || errorCode === errorCodes.upload_incomplete;
}

export async function sendInParts<T>(steps: PartSteps<T>, onProgress: OnProgress): Promise<Result<T>> {
  let failures = 0;
  let sent = 0;
  const heed = (part: number) => {
    failures = 0;
    sent = part;
    onProgress(part);
  };
  for (;;) {
    const result = await tryToSend(steps, heed);
    if (result.ok || !mayPass(result.error) || failures === mostFailures) return result;
    failures += 1;
    onProgress(sent, true);
    await steps.waitForLine(failures);
  }
}

async function tryToSend<T>(steps: PartSteps<T>, heed: OnProgress): Promise<Result<T>> {
  const { size, listArrived, sendPart, finish } = steps;
  const known = await listArrived();
  if (!known.ok) return known;
  const arrived = new Set(known.data.parts);
  const count = Math.ceil(size / limits.partBytes);
  const missing = Array.from({ length: count }, (_, part) => part).filter((part) => !arrived.has(part));
  let before = (count - missing.length) / count;
  for (const part of missing) {
    const result = await sendPart(part, (share) => heed(before + share / count));
    if (!result.ok) return result;
    before += 1 / count;
    heed(before);
  }
  return finish();
}
