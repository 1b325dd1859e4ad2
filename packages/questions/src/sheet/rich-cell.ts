// Rich text in a cell: as the person would type it where that says everything, else wrapped in `<html>…</html>`. Other
// cells are never taken for HTML, so that `a < b` stays what it is.
import { stripLabels } from '../show/option-labels.ts';
import type { RichText } from '../question.ts';
import { htmlToText, sanitise, textToHtml } from '../rich-text/index.ts';

const opening = '<html>';
const closing = '</html>';

export function isRichCell(cell: string): boolean {
  return cell.startsWith(opening) && cell.endsWith(closing) && cell.length > opening.length + closing.length;
}

export function cellToRich(cell: string): RichText {
  const isRich = isRichCell(cell);
  const words = isRich ? cell.slice(opening.length, -closing.length) : cell;
  if (!special.test(words)) return words;
  return isRich ? sanitise(words) : textToHtml(words);
}

/** Characters that sanitise or textToHtml might change; most cells hold none of them. */
// oxlint-disable-next-line no-control-regex
const special = /[&<>\u0000-\u0008\u000a-\u001f\u007f\ud800-\udfff]/;

/** The words of rich text; most of it is words only, and reading it as HTML would take most of the time of an import. */
export function richToPlain(rich: RichText): string {
  return /[<&]/u.test(rich) ? htmlToText(rich) : rich;
}

export function richToCell(rich: RichText): string {
  const text = htmlToText(rich);
  return isTypedAsIs(text) && textToHtml(text) === rich ? text : wrap(rich);
}

/** The options of one question: labels of their own (`A. Lincoln`, `B. Franklin`) must not be taken for ours. */
export function optionsToCells(options: readonly RichText[]): string[] {
  const cells = options.map(richToCell);
  const stripped = stripLabels(cells);
  const isAlone = cells.length === 1;
  return cells.map((cell, index) => {
    // A single text with an A in front would be taken for all the options, pasted into one cell.
    const isTaken = stripped[index] !== cell || (isAlone && /^[(（[]?[AaＡ]/u.test(cell));
    return isTaken ? wrap(options[index] ?? '') : cell;
  });
}

function wrap(rich: RichText): string {
  return opening + rich + closing;
}

/** Marks that the import acts upon must not be made by an author's own words. */
function isTypedAsIs(text: string): boolean {
  return text === text.trim() && !isRichCell(text) && !mediaReference.test(text);
}

const mediaReference = /\[(?:img|image|audio|video|图片|音频|视频)[:：]|\.\s?(?:png|jpe?g|gif|mp3|mp4)\s*$/imu;
