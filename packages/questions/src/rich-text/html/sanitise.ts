import type { RichText } from '../../question.ts';
import { readTags } from './read-tags.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { RichNode } from './tree.ts';
import { writeHtml } from './write-html.ts';

export function readHtml(html: string): RichNode[] {
  const builder = new TreeBuilder();
  readTags(html, builder);
  return builder.finish();
}

/** HTML of unknown origin in the one form that is stored: what the tree cannot hold is gone, its text is not. */
export function sanitise(html: string): RichText {
  return writeHtml(readHtml(html));
}
