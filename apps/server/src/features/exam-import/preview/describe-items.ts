// From questions as a file's reader hands them over to the columns that hold them.
import type { Origin, PaperItem, PaperPart } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { listMedia, renameMedia, sanitise } from '@tiku/questions/rich-text';
import { describeQuestion, mapTexts, someText } from '../../question-text/question-text.ts';
import type { NewItem } from './item-rows.ts';
import { storableValue } from '../read/storable-text.ts';

export interface MediaNames {
  /** From the names in the file to those under which they were saved. */
  renamed: ReadonlyMap<string, string>;
  unreadable: readonly string[];
}

/** Where a question stands that shows a file which cannot be read. */
export interface Showing extends Pick<Origin, 'sheet_no' | 'row'> {
  name: string;
}

interface ReadItem extends PaperItem {
  no: number;
  origin: Origin | undefined;
}

const noNames: ReadonlyMap<string, string> = new Map();

/** The questions of one file, numbered as they come. */
export class ItemDescriber {
  #count = 0;
  /** They show media, whose names are known when all of the file has been read. */
  readonly #later: ReadItem[] = [];

  describe({ items, origins }: PaperPart): NewItem[] {
    const described: NewItem[] = [];
    for (const [at, item] of items.entries()) {
      this.#count += 1;
      const read = { ...item, no: this.#count, origin: origins[at] };
      if (showsMedia(item.question)) this.#later.push(read);
      else described.push(describeItem(read, noNames));
    }
    return described;
  }

  describeLater({ renamed }: MediaNames): NewItem[] {
    return this.#later.map((item) => describeItem(item, renamed));
  }

  listShowing({ unreadable }: MediaNames): Showing[] {
    return unreadable.flatMap((name) =>
      this.#later.flatMap(({ question, origin }) =>
        origin && mentions(question, name) ? [{ name, sheet_no: origin.sheet_no, row: origin.row }] : [],
      ),
    );
  }
}

function showsMedia(question: Question): boolean {
  return someText(question, (html) => html.includes('src='));
}

function mentions(question: Question, name: string): boolean {
  return someText(question, (html) => html.includes('src=') && listMedia(html).includes(name));
}

function describeItem({ question, section, material, no, origin }: ReadItem, renamed: MediaNames['renamed']): NewItem {
  const { sheet_no = 0, row = 0, last_row = 0 } = origin ?? {};
  return {
    no,
    sheet_no,
    row,
    last_row,
    section_no: section === null ? null : section + 1,
    material_no: material === null ? null : material + 1,
    ...describeStorable(mapTexts(question, (html) => cleanText(html, renamed))),
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
export function cleanText(html: string, renamed: MediaNames['renamed']): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const clean = sanitise(html);
  return renamed.size > 0 && clean.includes('src=') ? renameMedia(clean, renamed) : clean;
}
