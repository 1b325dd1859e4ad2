// What the fields of one editor share: which problems are shown by now, and who has been left.
import { createContext, useContext } from 'react';
import type { Problem } from '../problems.ts';

export type FieldName = Problem['field'] | 'explanation';

export interface EditorState {
  id: string;
  /** What is wrong with the field, in words, as soon as the author is to see it. */
  findMessage(field: FieldName, item: number | undefined): string | null;
  /** The author has been there: from now on its problems are shown. */
  leave(field: FieldName, item: number | undefined): void;
}

export const EditorContext = createContext<EditorState | null>(null);

export interface Field {
  /** Marks the element around the control, so that a problem leads to it. */
  place: { 'data-field': FieldName; 'data-item': number | undefined };
  message: string | null;
  messageId: string;
  invalid: boolean;
  describedBy: string | undefined;
  leave(): void;
}

/** One field of the question; `item` counts from 1, as problems do. */
export function useField(name: FieldName, item?: number): Field {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('a field stands outside of a question editor');
  const message = editor.findMessage(name, item);
  const messageId = `${editor.id}-${name}-${item ?? 'all'}-problem`;
  return {
    place: { 'data-field': name, 'data-item': item },
    message,
    messageId,
    invalid: message !== null,
    describedBy: message === null ? undefined : messageId,
    leave: () => editor.leave(name, item),
  };
}

const texts = '[role=textbox]';
const controls = 'input, textarea, select, button';

/** Brings the author to a field; what concerns a list as a whole leads to its first control. */
export function focusField(editor: Element, field: FieldName, item: number | undefined): void {
  const own = [...editor.querySelectorAll(`[data-field='${field}']`)];
  // A total is changed by what it is made of.
  const places =
    field === 'score' && own.length === 0 ? [...editor.querySelectorAll("[data-field='item_scores']")] : own;
  const place = places.find((each) => each.getAttribute('data-item') === (item?.toString() ?? null)) ?? places[0];
  const list = place?.closest('fieldset');
  // An editor of text has tools in front of it.
  const control = place?.querySelector(texts) ?? place?.querySelector(controls) ?? list?.querySelector(controls);
  if (control instanceof HTMLElement) control.focus();
}
