/** A piece of text, or a formula: what was written, and the LaTeX inside. */
export type TextPart = { tex: null; text: string } | { tex: string; text: string; display: boolean };

interface Fence {
  opening: string;
  closing: string;
  display: boolean;
}

const fences: readonly Fence[] = [
  { opening: '$$', closing: '$$', display: true },
  { opening: '\\[', closing: '\\]', display: true },
  { opening: '\\(', closing: '\\)', display: false },
  { opening: '$', closing: '$', display: false },
];

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** Dollars are also money: "$5 and $10" is text. What holds a formula stands close to it, in the same line. */
function isMoney(text: string, tex: string, end: number): boolean {
  return tex.includes('\n') || tex !== tex.trim() || /\d/.test(text.charAt(end));
}

function findClosing(text: string, from: number, { closing }: Fence): number {
  let at = text.indexOf(closing, from);
  while (at !== -1 && closing.startsWith('$') && isEscaped(text, at)) at = text.indexOf(closing, at + 1);
  return at;
}

/** In time linear in the text: a fence that is closed nowhere is looked for once only. */
export function splitFormulas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const unclosed = new Set<Fence>();
  let written = 0;
  let at = 0;
  const endText = (end: number) => {
    if (end > written) parts.push({ tex: null, text: text.slice(written, end) });
  };
  while (at < text.length) {
    const fence =
      text[at] === '$' || text[at] === '\\' ? fences.find((each) => text.startsWith(each.opening, at)) : null;
    if (!fence || unclosed.has(fence) || isEscaped(text, at)) {
      at += fence && !isEscaped(text, at) ? fence.opening.length : 1;
      continue;
    }
    const start = at + fence.opening.length;
    const closing = findClosing(text, start, fence);
    const tex = text.slice(start, Math.max(closing, start));
    const end = closing + fence.closing.length;
    if (closing === -1) unclosed.add(fence);
    if (tex.trim() && !(fence.opening === '$' && isMoney(text, tex, end))) {
      endText(at);
      parts.push({ tex, text: text.slice(at, end), display: fence.display });
      at = end;
      written = end;
    } else at = start;
  }
  endText(text.length);
  return parts;
}
