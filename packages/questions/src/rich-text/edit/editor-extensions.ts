import { TableKit } from '@tiptap/extension-table';
import { Mark } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { FormulaNode } from './formula/formula-node.tsx';
import { MediaNode } from './media-node.tsx';

function createMark(name: string, tag: string) {
  // `excludes: ''`: bold code is bold and code.
  return Mark.create({
    name,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** What the editor can hold: exactly what the tree can. */
export const extensions = [
  StarterKit.configure({ code: false, heading: false, horizontalRule: false, link: false, trailingNode: false }),
  createMark('subscript', 'sub'),
  createMark('superscript', 'sup'),
  createMark('code', 'code'),
  TableKit.configure({ table: { resizable: false } }),
  MediaNode,
  FormulaNode,
];
