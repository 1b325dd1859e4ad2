import type { Editor } from '@tiptap/react';
import { toggleProgram } from './formula/formula-node.tsx';
import type { Tool } from './toolbar.tsx';

export type FieldVariant = 'block' | 'line';

/** An option or an answer is a line: it can hold blocks that came from elsewhere, but offers none. */
export function listTextTools(editor: Editor, variant: FieldVariant): Tool[] {
  const mark = (tool: Tool['name'], name: string): Tool => ({
    name: tool,
    pressed: editor.isActive(name),
    run: () => editor.chain().focus().toggleMark(name).run(),
  });
  const inline = [
    mark('bold', 'bold'),
    mark('italic', 'italic'),
    mark('underline', 'underline'),
    mark('subscript', 'subscript'),
    mark('superscript', 'superscript'),
    mark('code', 'code'),
  ];
  if (variant === 'line') return inline;
  return [
    ...inline,
    {
      name: 'list',
      pressed: editor.isActive('bulletList'),
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numbered-list',
      pressed: editor.isActive('orderedList'),
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      pressed: editor.isActive('blockquote'),
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'program',
      pressed: editor.isActive('codeBlock'),
      run: () => toggleProgram(editor),
    },
  ];
}

export function listTableTools(editor: Editor, variant: FieldVariant): Tool[] {
  if (editor.isActive('table'))
    return [
      { name: 'row-add', run: () => editor.chain().focus().addRowAfter().run() },
      { name: 'row-remove', run: () => editor.chain().focus().deleteRow().run() },
      { name: 'column-add', run: () => editor.chain().focus().addColumnAfter().run() },
      { name: 'column-remove', run: () => editor.chain().focus().deleteColumn().run() },
      { name: 'table-remove', run: () => editor.chain().focus().deleteTable().run() },
    ];
  if (variant === 'line') return [];
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
  return [{ name: 'table', run: insert }];
}
