import type { RichText } from '../../question.ts';
import { cleanText } from './clean-text.ts';
import { escapeText } from './write-html.ts';

/** Plain text as somebody typed it: nothing in it is markup. */
export function textToHtml(text: string): RichText {
  return escapeText(cleanText(text)).replaceAll('\n', '<br>');
}
