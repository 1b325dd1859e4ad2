// Rich text on the server: what is stored, and what is made of it without drawing it.
export { htmlToText, isPlain, searchableText } from './html/html-to-text.ts';
export { listMedia, mapStoredMedia, renameMedia } from './media-files.ts';
export { mediaTagOf } from './media-name.ts';
export { sanitise } from './html/sanitise.ts';
export { textToHtml } from './html/text-to-html.ts';
