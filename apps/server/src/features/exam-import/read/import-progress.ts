// Writes down how far a file has been read, for those who look meanwhile: outside of the transaction that reads it.
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';
import { updateProgress } from '../exam-import.store.ts';
import type { ImportProgress } from '../exam-import.store.ts';

/** Nobody looks more often. */
const pauseMs = 250;

export class ProgressNotes {
  readonly #db: Db;
  readonly #importId: number;
  readonly #stopping = new AbortController();
  #next: ImportProgress | null = null;
  #writing: Promise<void> | null = null;

  constructor(db: Db, importId: number) {
    this.#db = db;
    this.#importId = importId;
  }

  /** The newest is written, now and then. */
  note(step: ImportProgress['step'], done: number, total: number): void {
    this.#next = { step, done, total };
    this.#writing ??= this.#write();
  }

  /** Nothing is being written when this ends, and nothing will be. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { signal } = this.#stopping;
    for (let next = this.#next; next && !signal.aborted; next = this.#next) {
      this.#next = null;
      // A note that is lost costs nobody anything.
      await updateProgress(this.#db, this.#importId, next).catch(() => undefined);
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    this.#writing = null;
  }
}
