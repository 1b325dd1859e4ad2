// White space as a reader of HTML sees it: a line break in the source is a space, and none at the edge of a line.
import { isInline } from './tree.ts';
import type { InlineNode, RichNode } from './tree.ts';

export function isWhite(text: string): boolean {
  return /^[ \t\n]*$/.test(text);
}

/** Runs of blanks without a line feed stay: they are somebody's indentation or the room for an answer. */
function foldLineFeeds(text: string, startsLine: boolean, endsLine: boolean): string {
  return text.replaceAll(/[ \t\n]+/g, (run, at: number) => {
    if (!run.includes('\n')) return run;
    return (startsLine && at === 0) || (endsLine && at + run.length === text.length) ? '' : ' ';
  });
}

function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  let parts: string[] = [];
  for (const [at, node] of nodes.entries()) {
    const next = nodes[at + 1];
    if (node.kind !== 'text') joined.push(node);
    else {
      parts.push(node.text);
      if (next?.kind === 'text' && next.marks.join() === node.marks.join()) continue;
      const text = parts.join('');
      if (text) joined.push({ kind: 'text', text, marks: node.marks });
      parts = [];
    }
  }
  return joined;
}

export function tidyInline(nodes: readonly InlineNode[]): InlineNode[] {
  const joined = joinTexts(nodes);
  const folded = joined.map((node, at): InlineNode => {
    if (node.kind !== 'text') return node;
    const startsLine = at === 0 || joined[at - 1]?.kind === 'break';
    const endsLine = at === joined.length - 1 || joined[at + 1]?.kind === 'break';
    return { kind: 'text', text: foldLineFeeds(node.text, startsLine, endsLine), marks: node.marks };
  });
  return joinTexts(folded);
}

/** Also drops the white space that stands between blocks. */
export function tidyFlow(nodes: readonly RichNode[]): RichNode[] {
  const hasBlocks = nodes.some((node) => !isInline(node));
  const tidied: RichNode[] = [];
  let line: InlineNode[] = [];
  const endLine = () => {
    const isBlank = line.every((node) => node.kind === 'text' && isWhite(node.text));
    if (!hasBlocks || !isBlank) for (const node of tidyInline(line)) tidied.push(node);
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      tidied.push(node);
    }
  }
  endLine();
  return tidied;
}
