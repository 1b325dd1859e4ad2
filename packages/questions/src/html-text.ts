// What a person reads in a piece of rich text, with the place of every character in the HTML, so that text can be looked
// at and changed without touching a tag.

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

  const find = createFind(html);
  let openCode = '';
  let at = 0;
  while (at < html.length) {
    const tag = html[at] === '<' ? readTag(html, at) : null;
    if (tag) {
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
      continue;
    }
    const formulaEnd = openCode ? 0 : findFormulaEnd(html, at, find);
    if (formulaEnd) {
      read.formulas.push(html.slice(at, formulaEnd));
      push(unread, at);
      at = formulaEnd;
      continue;
    }
    const entity = html[at] === '&' ? readEntity(html, at) : null;
    if (!openCode) push(entity?.char ?? html.charAt(at), at);
    at = entity?.end ?? at + 1;
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

type Find = (piece: string, from: number) => number;

/** Like indexOf, but no stretch is searched twice for the same piece: a thousand openings cost one search. */
function createFind(html: string): Find {
  const found = new Map<string, number>();
  return (piece, from) => {
    const known = found.get(piece);
    if (known !== undefined && known >= from) return known;
    const at = html.indexOf(piece, from);
    const place = at === -1 ? Number.POSITIVE_INFINITY : at;
    found.set(piece, place);
    return place;
  };
}

const closings: Readonly<Record<string, string>> = { $$: '$$', '\\(': '\\)', '\\[': '\\]' };

/** 0 where no formula begins. As with money: `$5 and $10` is none, since a formula neither begins nor ends in a space. */
function findFormulaEnd(html: string, at: number, find: Find): number {
  const char = html[at];
  if (char !== '$' && char !== '\\') return 0;
  const closing = closings[html.slice(at, at + 2)] ?? (char === '$' ? '$' : '');
  if (closing === '') return 0;
  const from = at + (closing === '$' ? 1 : 2);
  const to = find(closing, from);
  // It holds something, and no tag.
  if (to === from || to === Number.POSITIVE_INFINITY || find('<', from) < to) return 0;
  const end = to + closing.length;
  if (closing !== '$') return end;
  return isTight(html[from]) && isTight(html[to - 1]) && !/\d/.test(html.charAt(end)) ? end : 0;
}

function isTight(char: string | undefined): boolean {
  return char !== undefined && !/\s/.test(char);
}
