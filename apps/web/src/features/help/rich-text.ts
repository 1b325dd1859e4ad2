// The little that topics need beyond plain words: `[words](/path)` is a link, words between backticks are typed as they stand.

export type RichPart = { at: number; words: string } & ({ kind: 'words' | 'typed' } | { kind: 'link'; to: string });

const marks = /\[([^\]]+)\]\((\/[^)\s]*)\)|`([^`]+)`/g;

export function parseRichText(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let at = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > at) parts.push({ kind: 'words', at, words: text.slice(at, mark.index) });
    at = mark.index;
    const [whole, words, to, typed] = mark;
    if (words !== undefined && to !== undefined) parts.push({ kind: 'link', at, words, to });
    else if (typed !== undefined) parts.push({ kind: 'typed', at, words: typed });
    at += whole.length;
  }
  if (at < text.length) parts.push({ kind: 'words', at, words: text.slice(at) });
  return parts;
}
