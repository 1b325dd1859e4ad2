// What the tags of the wide world mean here.
import type { Mark } from './tree.ts';

export const markTags: ReadonlyMap<string, Mark> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['cite', 'em'],
  ['var', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['del', 's'],
  ['strike', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
]);

/** Their content is no text of the question. */
export const droppedTags: ReadonlySet<string> = new Set(['script', 'style', 'title', 'iframe', 'noembed', 'noframes']);

export const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const tableTags: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

const sections =
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
  'header hgroup html legend main menu nav optgroup option section summary';

/** Begin and end a line. Those that the tree has no node for make paragraphs of what they hold. */
export const blockTags: ReadonlySet<string> = new Set([
  ...tableTags,
  ...headingTags,
  ...sections.split(' '),
  'p',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
]);
