// A file on its way into the database: read on a thread, and written while the rest of it is read.
import type { Worker } from 'node:worker_threads';
import { UnreadableFile, waitForTurn } from '@tiku/papers';
import type { ImportResult, RowProgress } from '@tiku/papers';
import type { CopyRows } from '../../../platform/db/bulk-transaction.ts';
import type { MediaNames, Showing } from '../preview/describe-items.ts';
import type { Batch } from '../preview/item-batches.ts';
import { itemColumns } from '../preview/item-rows.ts';
import type { FileToRead, ThreadAnswer, ThreadTask } from './read-thread.ts';
import { keepThread, takeThread } from './ready-thread.ts';

/** Bytes of rows that wait for others: some ten thousand questions. */
const mostWaiting = 16 * 1024 * 1024;

interface ReadingOptions {
  copyRows: CopyRows;
  noteProgress: (progress: RowProgress) => void;
  /** Whether people wait for their answers meanwhile. */
  isBusy: () => boolean;
  signal: AbortSignal;
}

export class FileReading {
  readonly #copyRows: CopyRows;
  readonly #isBusy: () => boolean;
  readonly #signal: AbortSignal;
  readonly #thread: Worker;
  readonly #result = Promise.withResolvers<ImportResult>();
  readonly #showing = Promise.withResolvers<Showing[]>();
  readonly #noteProgress: (progress: RowProgress) => void;
  #readerId: number | undefined;
  #writing = Promise.resolve();
  /** Once the file has been read, or too much of it waits. */
  readonly #mayWrite = Promise.withResolvers<void>();
  #waiting = 0;
  /** Nothing of this file is left in it. */
  #isThreadFree = false;
  #isStopped = false;

  constructor({ copyRows, noteProgress, isBusy, signal }: ReadingOptions) {
    this.#copyRows = copyRows;
    this.#noteProgress = noteProgress;
    this.#isBusy = isBusy;
    this.#signal = signal;
    this.#thread = takeThread();
    this.#thread.on('message', (answer: ThreadAnswer) => this.#take(answer));
    this.#thread.on('error', this.#fail);
    signal.addEventListener('abort', this.#abort);
    // The callers that await these promises hear of a failure.
    void this.#result.promise.catch(() => undefined).then(() => this.#mayWrite.resolve());
    this.#showing.promise.catch(() => undefined);
  }

  /** All but the questions, which are on their way. Throws UnreadableFile. */
  async read(file: FileToRead): Promise<ImportResult> {
    const leave = await waitForTurn();
    try {
      this.#signal.throwIfAborted();
      this.#post({ file });
      return await this.#result.promise;
    } finally {
      leave();
    }
  }

  /** After the result. Answers which questions show what could not be read. */
  async finish(names: MediaNames): Promise<Showing[]> {
    this.#post({ names });
    const showing = await this.#showing.promise;
    this.#isThreadFree = true;
    await this.#writing;
    return showing;
  }

  /** What has not been sent by now stays unsent: the transaction is about to end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#mayWrite.resolve();
    this.#signal.removeEventListener('abort', this.#abort);
    this.#thread.removeAllListeners('message');
    // One that was interrupted still holds questions of this file.
    if (this.#isThreadFree) keepThread(this.#thread);
    else await this.#thread.terminate();
    this.#endReader();
    await this.#writing.catch(() => undefined);
  }

  readonly #fail = (error: unknown): void => {
    this.#result.reject(error);
    this.#showing.reject(error);
  };

  readonly #abort = (): void => this.#fail(this.#signal.reason);

  #post(task: ThreadTask): void {
    this.#thread.postMessage(task);
  }

  #take(answer: ThreadAnswer): void {
    if ('rows' in answer) return this.#write(answer.rows);
    if ('progress' in answer) return this.#noteProgress(answer.progress);
    if ('showing' in answer) return this.#showing.resolve(answer.showing);
    this.#readerId = 'readerId' in answer ? answer.readerId : undefined;
    if ('result' in answer) this.#result.resolve(answer.result);
    if ('fault' in answer) {
      this.#isThreadFree = true;
      this.#fail(new UnreadableFile(answer.fault));
    }
  }

  /** The thread has done so, unless it was ended before. */
  #endReader(): void {
    if (this.#readerId === undefined) return;
    try {
      process.kill(this.#readerId, 'SIGKILL');
    } catch {
      // It is gone.
    }
  }

  /** Reading, describing and writing at once would leave others no core of a small machine. */
  #write(rows: Batch): void {
    this.#waiting += rows.byteLength;
    if (this.#waiting > mostWaiting) this.#mayWrite.resolve();
    this.#writing = this.#writing.then(async () => {
      if (this.#isBusy()) await this.#mayWrite.promise;
      this.#waiting -= rows.byteLength;
      this.#signal.throwIfAborted();
      if (!this.#isStopped) await this.#copyRows('exam_import_item', itemColumns, rows);
      // Its memory is free at once: looking for it later would hold up everybody.
      rows.buffer.transfer(0);
    });
    this.#writing.catch(() => undefined);
  }
}
