// Questions on their way from a file into the database: described on a thread as they are read, and written while others
// are read.
import type { Worker } from 'node:worker_threads';
import type { CopyRows } from '../../../db/bulk-transaction.ts';
import type { MediaNames, Showing } from './describe-items.ts';
import type { DescribeAnswer, DescribeTask } from '../read/describe-thread.ts';
import { itemColumns } from './item-rows.ts';
import { keepThread, takeThread } from '../read/ready-thread.ts';

export class ItemWriter {
  readonly #copyRows: CopyRows;
  readonly #importId: number;
  readonly #signal: AbortSignal;
  readonly #thread: Worker;
  readonly #showing = Promise.withResolvers<Showing[]>();
  #writing = Promise.resolve();
  #isFinished = false;
  #isStopped = false;

  constructor(copyRows: CopyRows, importId: number, signal: AbortSignal) {
    this.#copyRows = copyRows;
    this.#importId = importId;
    this.#signal = signal;
    this.#thread = takeThread();
    this.#thread.on('message', (answer: DescribeAnswer) => {
      if ('rows' in answer) this.#write(answer.rows);
      else this.#showing.resolve(answer.showing);
    });
    this.#thread.on('error', this.#showing.reject);
    // Whoever waits for it hears of it; by then the reading may have failed first.
    this.#showing.promise.catch(() => undefined);
  }

  take(part: Uint8Array): void {
    this.#signal.throwIfAborted();
    this.#post({ importId: this.#importId, part });
  }

  /** After the last part. Answers which questions show what could not be read. */
  async finish(names: MediaNames): Promise<Showing[]> {
    this.#post({ importId: this.#importId, names });
    const showing = await this.#showing.promise;
    this.#isFinished = true;
    await this.#writing;
    return showing;
  }

  /** What has not been sent by now stays unsent: the transaction is about to end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#thread.removeAllListeners('message');
    // One that was interrupted still holds questions of this file.
    if (this.#isFinished) keepThread(this.#thread);
    else await this.#thread.terminate();
    await this.#writing.catch(() => undefined);
  }

  #post(task: DescribeTask): void {
    this.#thread.postMessage(task);
  }

  #write(rows: Uint8Array): void {
    this.#writing = this.#writing.then(async () => {
      this.#signal.throwIfAborted();
      if (!this.#isStopped) await this.#copyRows('exam_import_item', itemColumns, rows);
    });
    this.#writing.catch(() => undefined);
  }
}
