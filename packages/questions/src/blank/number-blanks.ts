// Numbers for the blank marks of a stem, so that the fields below it can be told apart.
import { readHtmlText } from '../text/html-text.ts';

/** `____`, `（）`, `( )` or `[ ]`; brackets around nothing are code, unless they are Chinese. */
const mark = /_{2,}|（[^\S\n]*）|\([^\S\n]+\)|\[[^\S\n]+\]/gu;

/** The stem with its marks numbered; as it is where there are more or fewer marks than blanks, or only one. */
export function numberBlanks(html: string, blanks: number): string {
  const { text, places } = readHtmlText(html);
  const found = [...text.matchAll(mark)];
  if (found.length !== blanks || blanks === 1) return html;
  let numbered = '';
  let from = 0;
  for (const [index, { 0: run, index: at }] of found.entries()) {
    const last = places[at + run.length - 1] ?? html.length;
    numbered += html.slice(from, places[at]) + write(run, index + 1);
    from = last + 1;
  }
  return numbered + html.slice(from);
}

/** As on paper: a number on the line, or between the brackets. */
function write(run: string, no: number): string {
  if (run.startsWith('_')) return `<u>&nbsp;&nbsp;(${no})&nbsp;&nbsp;</u>`;
  return `${run.charAt(0)}&nbsp;${no}&nbsp;${run.charAt(run.length - 1)}`;
}
