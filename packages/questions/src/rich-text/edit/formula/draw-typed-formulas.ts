// Formulas that are typed or pasted as text become nodes, and those that are made code become text again.
import { Mark } from '@tiptap/pm/model';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorState, Selection, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { splitFormulas } from '../../html/formulas.ts';
import { splitLines } from '../../html/inline-parts.ts';

interface Run {
  from: number;
  text: string;
  marks: readonly Mark[];
}

function isCode(marks: readonly Mark[]): boolean {
  return marks.some(({ type }) => type.name === 'code');
}

/** Text in one style, line breaks in it included: each takes up one place, as its character does. */
function listRuns(block: Node, start: number): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  block.forEach((child, offset) => {
    if (run && child.type.name === 'hardBreak') run.text += '\n';
    else if (run && child.isText && Mark.sameSet(run.marks, child.marks)) run.text += child.text ?? '';
    else if (child.isText && !isCode(child.marks)) {
      run = { from: start + offset, text: child.text ?? '', marks: child.marks };
      runs.push(run);
    } else run = null;
  });
  return runs;
}

interface Typed {
  from: number;
  to: number;
  source: string;
  marks: readonly Mark[];
}

/** The last first, so that none moves those that are still to be replaced. */
function listTyped(doc: Node): Typed[] {
  const found: Typed[] = [];
  doc.descendants((block, at) => {
    if (!block.isTextblock) return true;
    if (block.type.spec.code) return false;
    for (const { from: start, text, marks } of listRuns(block, at + 1)) {
      let from = start;
      for (const part of splitFormulas(text)) {
        const to = from + part.text.length;
        if (part.tex !== null) found.push({ from, to, source: part.text, marks });
        from = to;
      }
    }
    return false;
  });
  return found.toReversed();
}

/** One that is still being typed is left alone: "$5 or HK$" goes on with a figure. */
function isTouched({ from, to }: Typed, selection: Selection | null): boolean {
  return selection !== null && selection.from <= to && selection.to >= from;
}

function drawFormulas({ doc, schema, tr }: EditorState, selection: Selection | null): Transaction | null {
  const type = schema.nodes.formula;
  if (!type) return null;
  for (const typed of listTyped(doc))
    if (!isTouched(typed, selection))
      tr.replaceWith(typed.from, typed.to, type.create({ source: typed.source }, null, typed.marks));
  writeOutFormulas(tr, isCode);
  return tr.docChanged ? tr : null;
}

/** Puts the text of formulas in their place. */
export function writeOutFormulas(tr: Transaction, which: (marks: readonly Mark[]) => boolean = () => true): boolean {
  const found: { at: number; node: Node }[] = [];
  tr.doc.descendants((node, at) => {
    if (node.type.name === 'formula' && which(node.marks)) found.push({ at, node });
  });
  for (const { at, node } of found.toReversed()) {
    const { schema } = node.type;
    const lines = splitLines(String(node.attrs.source), []);
    const nodes = lines.map((line) =>
      line.kind === 'break' ? schema.node('hardBreak') : schema.text(line.text, node.marks),
    );
    tr.replaceWith(at, at + 1, nodes);
  }
  return true;
}

export function drawTypedFormulas(): Plugin {
  let view: EditorView | null = null;
  return new Plugin({
    view: (created) => {
      view = created;
      return {};
    },
    // An input method loses its place when the text around it is replaced.
    appendTransaction: (_, before, state) =>
      view?.composing || (before.doc.eq(state.doc) && before.selection.eq(state.selection))
        ? null
        : drawFormulas(state, state.selection),
    props: {
      handleDOMEvents: {
        blur: (left) => {
          const drawn = drawFormulas(left.state, null);
          if (drawn) left.dispatch(drawn);
        },
      },
    },
  });
}
