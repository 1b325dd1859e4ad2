// A formula inside the editor: it holds what is written in the text, and is drawn like anywhere else.
import { Node, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import type { Editor, ReactNodeViewProps } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { Formula } from '../../draw/formula.tsx';
import { useQuestionTexts } from '../../texts-context.tsx';
import { drawTypedFormulas, writeOutFormulas } from './draw-typed-formulas.ts';
import styles from './formula-node.module.css';
import { readSource } from './formula-source.ts';

/** Opens the formula at a place in the document. */
export const OpenFormulaContext = createContext<(at: number) => void>(() => undefined);

function FormulaView({ node, selected, getPos }: ReactNodeViewProps) {
  const t = useQuestionTexts();
  const open = useContext(OpenFormulaContext);
  const { source } = node.attrs as { source: string };
  const { tex, display } = readSource(source);

  function handleClick(): void {
    const at = getPos();
    if (at !== undefined) open(at);
  }

  return (
    <NodeViewWrapper
      as="span"
      className={selected ? `${styles.formula} ${styles.selected}` : styles.formula}
      title={t('rich-text.formula-edit')}
      onClick={handleClick}
    >
      <Formula tex={tex} source={source} display={display} />
    </NodeViewWrapper>
  );
}

/** A program holds text only: its formulas become text first, or they would be lost. */
export function toggleProgram(editor: Editor): boolean {
  return editor
    .chain()
    .focus()
    .command(({ tr }) => writeOutFormulas(tr))
    .toggleCodeBlock()
    .run();
}

export const FormulaNode = Node.create({
  name: 'formula',
  // Before the code block's own shortcut.
  priority: 200,
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return { source: { default: '' } };
  },

  renderHTML({ node }) {
    return ['span', String(node.attrs.source)];
  },

  renderText({ node }) {
    return String(node.attrs.source);
  },

  addNodeView() {
    return ReactNodeViewRenderer(FormulaView);
  },

  addKeyboardShortcuts() {
    return { 'Mod-Alt-c': () => toggleProgram(this.editor) };
  },

  addProseMirrorPlugins() {
    return [drawTypedFormulas()];
  },
});
