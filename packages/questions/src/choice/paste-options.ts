import { isEmptyRichText } from '../text/empty-rich-text.ts';
import { stripLabels } from '../show/option-labels.ts';
import { maxOptions } from '../letters.ts';
import type { RichText } from '../question.ts';
import { textToHtml } from '../rich-text/html/text-to-html.ts';

/**
 * Several lines pasted into an empty option become options from there on, without the `A.` in front of them; null where
 * there are not several lines or something would be overwritten.
 */
export function pasteOptions(options: readonly RichText[], index: number, text: string): RichText[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const overwrites = options.slice(index).some((option) => !isEmptyRichText(option));
  if (lines.length < 2 || overwrites || index + lines.length > maxOptions) return null;
  const pasted = stripLabels(lines).map(textToHtml);
  return [...options.slice(0, index), ...pasted, ...options.slice(index + pasted.length)];
}
