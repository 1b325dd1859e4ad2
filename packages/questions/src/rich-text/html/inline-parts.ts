import { splitFormulas } from './formulas.ts';
import type { BreakNode, InlineNode, Mark, MediaNode, TextNode } from './tree.ts';

interface FormulaPart {
  kind: 'formula';
  tex: string;
  /** With its fences, as it was written. */
  source: string;
  display: boolean;
  marks: readonly Mark[];
}

export type InlinePart = TextNode | BreakNode | MediaNode | FormulaPart;

/** Text with line breaks in it, as nodes. */
export function splitLines(text: string, marks: readonly Mark[]): (TextNode | BreakNode)[] {
  const parts: (TextNode | BreakNode)[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) parts.push({ kind: 'break' });
    if (line) parts.push({ kind: 'text', text: line, marks });
  }
  return parts;
}

function splitRun(text: string, marks: readonly Mark[]): InlinePart[] {
  return splitFormulas(text).flatMap((part): InlinePart[] =>
    part.tex === null
      ? splitLines(part.text, marks)
      : [{ kind: 'formula', tex: part.tex, source: part.text, display: part.display, marks }],
  );
}

function isSame(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, at) => mark === b[at]);
}

/** One line of text with its formulas found. A formula may go over several lines, but not over a change of style. */
export function findFormulas(nodes: readonly InlineNode[]): InlinePart[] {
  const parts: InlinePart[] = [];
  let run: { text: string; marks: readonly Mark[] } | null = null;
  const endRun = () => {
    if (run) parts.push(...splitRun(run.text, run.marks));
    run = null;
  };
  for (const node of nodes) {
    if (run && node.kind === 'break') run.text += '\n';
    else if (run && node.kind === 'text' && isSame(run.marks, node.marks)) run.text += node.text;
    else {
      endRun();
      if (node.kind === 'text' && !node.marks.includes('code')) run = { text: node.text, marks: node.marks };
      else parts.push(node);
    }
  }
  endRun();
  return parts;
}
