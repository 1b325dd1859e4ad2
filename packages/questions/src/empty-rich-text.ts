import { readHtmlText } from './html-text.ts';

/** Nothing to read, see or hear: `<p><br></p>` is empty, a picture is not. */
export function isEmptyRichText(html: string): boolean {
  const { text, hasMedia } = readHtmlText(html);
  return !hasMedia && text.trim() === '';
}
