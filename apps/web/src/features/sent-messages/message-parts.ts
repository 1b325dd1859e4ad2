/** A text cut at its codes and links, for people to take them out with one tap. */
export interface Part {
  kind: 'text' | 'code' | 'link';
  text: string;
}

// Chinese and Japanese put no space around a code, so only Latin letters and digits may not touch it.
const pattern = /(?<link>https?:\/\/[\w./?=&%#:~-]*[\w/=-])|(?<![\w-])(?<code>\d{6})(?![\w-])/gu;

export function splitMessage(body: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of body.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: body.slice(end, match.index) });
    parts.push({ kind: match.groups?.link ? 'link' : 'code', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < body.length) parts.push({ kind: 'text', text: body.slice(end) });
  return parts;
}
