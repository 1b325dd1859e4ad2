import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface OpenFormula {
  /** With its fences; of what was selected in the text, without. */
  source: string;
  /** Where it stands in the document; null for a new one. */
  at: number | null;
}

function sourceOf({ type, attrs }: Node): string {
  return type.name === 'formula' ? String(attrs.source) : '';
}

function selectedFormula({ state }: Editor): number | null {
  const { selection } = state;
  return selection instanceof NodeSelection && selection.node.type.name === 'formula' ? selection.from : null;
}

/** The formula that is open in the dialog, and what becomes of it. */
export function useFormula(editor: Editor) {
  const [formula, setFormula] = useState<OpenFormula | null>(null);

  function open(at: number): void {
    const node = editor.state.doc.nodeAt(at);
    if (node?.type.name === 'formula') setFormula({ source: sourceOf(node), at });
  }

  function start(): void {
    const selected = selectedFormula(editor);
    if (selected !== null) {
      open(selected);
      return;
    }
    const { from, to } = editor.state.selection;
    setFormula({ source: editor.state.doc.textBetween(from, to, ' ', sourceOf), at: null });
  }

  function insert(source: string): void {
    if (!formula) return;
    const { at } = formula;
    setFormula(null);
    const isText = editor.isActive('codeBlock') || editor.isActive('code');
    const chain = editor.chain().focus();
    if (at !== null)
      chain
        .setNodeSelection(at)
        .updateAttributes('formula', { source })
        .setTextSelection(at + 1)
        .run();
    else if (isText) chain.insertContent({ type: 'text', text: source }).run();
    else chain.insertContent({ type: 'formula', attrs: { source } }).run();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const selected = selectedFormula(editor);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (event.key !== 'Enter' || hasModifier || event.nativeEvent.isComposing || selected === null) return;
    event.preventDefault();
    event.stopPropagation();
    open(selected);
  }

  return { source: formula?.source ?? null, start, open, insert, handleKeyDown, close: () => setFormula(null) };
}
