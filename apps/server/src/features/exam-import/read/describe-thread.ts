// Describes the questions of one file after another on a thread of its own: ten thousand take half a second, and nobody
// who is saving an answer should feel it.
import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { PaperPart } from '@tiku/papers';
import { stepBack } from '../../../step-back.ts';
import { ItemDescriber } from '../preview/describe-items.ts';
import type { MediaNames, Showing } from '../preview/describe-items.ts';
import { writeRows } from '../preview/item-rows.ts';
import type { NewItem } from '../preview/item-rows.ts';

export type DescribeTask =
  /** A PaperPart, as node:v8 writes it. */
  | { importId: number; part: Uint8Array }
  /** After the last part. */
  | { importId: number; names: MediaNames };

export type DescribeAnswer = { rows: Uint8Array } | { showing: Showing[] };

/** Large enough to cost few round trips, small enough to let others through in between. */
const batchSize = 250;

let describer = new ItemDescriber();
let waiting: NewItem[] = [];

function send(importId: number, items: readonly NewItem[], least: number): void {
  waiting.push(...items);
  while (waiting.length > 0 && waiting.length >= least) {
    const rows = writeRows(importId, waiting.slice(0, batchSize));
    answer({ rows }, [rows.buffer]);
    waiting = waiting.slice(batchSize);
  }
}

function answer(message: DescribeAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

stepBack();
parentPort?.on('message', (task: DescribeTask) => {
  if ('part' in task) {
    send(task.importId, describer.describe(deserialize(task.part) as PaperPart), batchSize);
    return;
  }
  send(task.importId, describer.describeLater(task.names), 0);
  answer({ showing: describer.listShowing(task.names) });
  describer = new ItemDescriber();
});
