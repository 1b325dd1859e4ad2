// The questions of one file as COPY takes them, a few hundred at a time.
import type { PaperPart } from '@tiku/papers';
import { ItemDescriber } from './describe-items.ts';
import type { MediaNames, Showing } from './describe-items.ts';
import { writeRows } from './item-rows.ts';
import type { NewItem } from './item-rows.ts';

/** Large enough to cost few round trips, small enough to let others through in between. */
const batchSize = 250;

export type Batch = Uint8Array<ArrayBuffer>;

export class ItemBatches {
  readonly #importId: number;
  readonly #describer = new ItemDescriber();
  #waiting: NewItem[] = [];

  constructor(importId: number) {
    this.#importId = importId;
  }

  /** What makes whole batches by now. */
  take(part: PaperPart): Batch[] {
    return this.#write(this.#describer.describe(part), batchSize);
  }

  /** After the last part: the rest. */
  finish(names: MediaNames): Batch[] {
    return this.#write(this.#describer.describeLater(names), 1);
  }

  listShowing(names: MediaNames): Showing[] {
    return this.#describer.listShowing(names);
  }

  #write(items: readonly NewItem[], least: number): Batch[] {
    const batches: Batch[] = [];
    this.#waiting.push(...items);
    while (this.#waiting.length >= least) batches.push(writeRows(this.#importId, this.#waiting.splice(0, batchSize)));
    return batches;
  }
}
