// What a person reads in a piece of rich text, with the place of every character in the HTML, so that text can be looked
// at and changed without touching a tag.
import { splitFormulas } from '../rich-text/html/formulas.ts';

export interface HtmlText {
  /** Blocks and line breaks stand as `\n`; a formula, a piece of code, a picture or a sound stands as `unread`. */
  text: string;
  /** Where each character of `text` stands in the HTML. */
  places: number[];
  /** The formulas, as they were written. */
  formulas: string[];
  hasMedia: boolean;
}

export const unread = '\ufffc';

const inlineTags = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'a', 'mark', 'small', 'font']);
const mediaTags = new Set(['img', 'audio', 'video']);
const codeTags = new Set(['code', 'pre']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

export function readHtmlText(html: string): HtmlText {
  const read: HtmlText = { text: '', places: [], formulas: [], hasMedia: false };
  const chars: string[] = [];
  const push = (char: string, place: number): void => {
    chars.push(char);
    read.places.push(place);
  };

  const readRun = (run: string, start: number): void => {
    let at = start;
    for (const part of splitFormulas(run)) {
      const end = at + part.text.length;
      if (part.tex !== null) {
        read.formulas.push(part.text);
        push(unread, at);
        at = end;
      }
      while (at < end) {
        const entity = html[at] === '&' ? readEntity(html, at) : null;
        push(entity?.char ?? html.charAt(at), at);
        at = entity?.end ?? at + 1;
      }
    }
  };

  let openCode = '';
  let at = 0;
  while (at < html.length) {
    const tag = html[at] === '<' ? readTag(html, at) : null;
    if (!tag) {
      const next = html.indexOf('<', at + 1);
      const end = next === -1 ? html.length : next;
      if (!openCode) readRun(html.slice(at, end), at);
      at = end;
      continue;
    }
    if (openCode) {
      if (tag.isClosing && tag.name === openCode) openCode = '';
    } else if (mediaTags.has(tag.name)) {
      read.hasMedia = true;
      if (!tag.isClosing) push(unread, at);
    } else if (codeTags.has(tag.name) && !tag.isClosing) {
      openCode = tag.name;
      push(unread, at);
    } else if (!inlineTags.has(tag.name) && !codeTags.has(tag.name)) push('\n', at);
    at = tag.end;
  }
  read.text = chars.join('');
  return read;
}

interface Tag {
  name: string;
  isClosing: boolean;
  end: number;
}

/** Sanitised HTML has no `<` or `>` in its attributes, so a tag ends at the next `>`. */
function readTag(html: string, at: number): Tag | null {
  const opening = /<(\/?)([a-z][a-z0-9]{0,15})[^<>]*>/iy;
  opening.lastIndex = at;
  const found = opening.exec(html);
  if (!found) return null;
  return { name: (found[2] ?? '').toLowerCase(), isClosing: found[1] === '/', end: opening.lastIndex };
}

function readEntity(html: string, at: number): { char: string; end: number } | null {
  const end = html.slice(at, at + 8).indexOf(';');
  const char = entities[html.slice(at + 1, at + end)];
  return end > 0 && char !== undefined ? { char, end: at + end + 1 } : null;
}
