import { readHtmlText } from './html-text.ts';

/** Nothing to read, see or hear: `<p><br></p>` is empty, a picture is not. */
export function isEmptyRichText(html: string): boolean {
  // An import asks this of every cell, and most of them are plain.
  if (!/[<&]/.test(html)) return html.trim() === '';
  const { text, hasMedia } = readHtmlText(html);
  return !hasMedia && text.trim() === '';
}
