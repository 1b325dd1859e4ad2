// Questions on their way from a file into the database: described as they are read, and written while others are read.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Origin, PaperItem, PaperPart } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { listMedia, renameMedia, sanitise } from '@tiku/questions/rich-text';
import type { Db } from '../../db/database.ts';
import { describeQuestion, mapTexts } from '../exam/exam.ts';
import { insertItems } from './import-content.store.ts';
import type { NewItem } from './import-content.store.ts';
import type { SavedNames } from './import-media.ts';
import { storableValue } from './storable-text.ts';

/** Large enough to cost few round trips, small enough to let requests through in between. */
export const batchSize = 250;
const breath = 25;

type Names = Pick<SavedNames, 'renamed'>;
const noNames: Names = { renamed: new Map() };

interface ReadItem extends PaperItem {
  no: number;
  origin: Origin | undefined;
}

export class ItemWriter {
  readonly #tx: Db;
  readonly #importId: number;
  readonly #signal: AbortSignal;
  #count = 0;
  #waiting: NewItem[] = [];
  /** They show media, whose names are known when all of the file has been read. */
  readonly #later: ReadItem[] = [];
  #describing = Promise.resolve();
  #writing = Promise.resolve();
  #isStopped = false;

  constructor(tx: Db, importId: number, signal: AbortSignal) {
    this.#tx = tx;
    this.#importId = importId;
    this.#signal = signal;
  }

  take(part: PaperPart): void {
    this.#signal.throwIfAborted();
    this.#describing = this.#describing.then(() => this.#describe(part));
    // Whoever waits for it hears of it; by then the reading may have failed first.
    this.#describing.catch(() => undefined);
  }

  async #describe({ items, origins }: PaperPart): Promise<void> {
    for (const [at, item] of items.entries()) {
      if (at % breath === 0) await this.#breathe();
      this.#count += 1;
      const read = { ...item, no: this.#count, origin: origins[at] };
      if (showsMedia(item.question)) this.#later.push(read);
      else this.#add(describeItem(read, noNames));
    }
  }

  /** Others wait while this runs. */
  async #breathe(): Promise<void> {
    await breathe();
    this.#signal.throwIfAborted();
    if (this.#isStopped) throw new Error('The reading has ended.');
  }

  /** All that was taken has been looked at. */
  async settle(): Promise<void> {
    await this.#describing;
  }

  /** Where the questions stand that show a file. */
  listShowing(name: string): Pick<Origin, 'sheet_no' | 'row'>[] {
    return this.#later.flatMap(({ question, origin }) => (origin && mentions(question, name) ? [origin] : []));
  }

  async finish(names: Names): Promise<void> {
    for (const [at, item] of this.#later.entries()) {
      if (at % breath === 0) await this.#breathe();
      this.#add(describeItem(item, names));
    }
    this.#write();
    await this.#writing;
  }

  /** What has not been sent by now stays unsent: the transaction is about to end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#describing.catch(() => undefined);
    await this.#writing.catch(() => undefined);
  }

  #add(item: NewItem): void {
    this.#waiting.push(item);
    if (this.#waiting.length >= batchSize) this.#write();
  }

  #write(): void {
    const batch = this.#waiting.splice(0);
    if (batch.length === 0) return;
    this.#writing = this.#writing.then(async () => {
      if (!this.#isStopped) await insertItems(this.#tx, this.#importId, batch);
    });
    this.#writing.catch(() => undefined);
  }
}

function someText(question: Question, holds: (html: string) => boolean): boolean {
  let found = false;
  mapTexts(question, (html) => {
    found ||= holds(html);
    return html;
  });
  return found;
}

function showsMedia(question: Question): boolean {
  return someText(question, (html) => html.includes('src='));
}

function mentions(question: Question, name: string): boolean {
  return someText(question, (html) => html.includes('src=') && listMedia(html).includes(name));
}

function describeItem({ question, section, material, no, origin }: ReadItem, names: Names): NewItem {
  const { sheet_no = 0, row = 0, last_row = 0 } = origin ?? {};
  return {
    no,
    sheet_no,
    row,
    last_row,
    section_no: section === null ? null : section + 1,
    material_no: material === null ? null : material + 1,
    ...describeStorable(mapTexts(question, (html) => cleanText(html, names))),
  };
}

/** What cannot be stored stands in JSON as an escape, and only then is it worth looking for. */
function describeStorable(question: Question): ReturnType<typeof describeQuestion> {
  const described = describeQuestion(question);
  return described.content.includes('\\u') ? describeQuestion(storableValue(question)) : described;
}

/**
 * Its reader has cleaned it. That reader handles what strangers send, so nothing that could be more than text is stored on
 * its word alone.
 */
export function cleanText(html: string, { renamed }: Names): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const clean = sanitise(html);
  return renamed.size > 0 && clean.includes('src=') ? renameMedia(clean, renamed) : clean;
}
