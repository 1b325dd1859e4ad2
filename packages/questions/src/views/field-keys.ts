import type { KeyboardEvent, RefObject } from 'react';
import { useQuestionKeys } from './question-keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface FieldKeys {
  group: RefObject<HTMLElement | null>;
  active: boolean;
  onConfirm: (() => void) | undefined;
}

/** Enter goes to the next field and confirms in the last; outside of the fields a digit leads into one. */
export function useFieldKeys({ group, active, onConfirm }: FieldKeys): (event: KeyboardEvent) => void {
  const findFields = () => [...(group.current?.querySelectorAll<Field>('input, textarea') ?? [])];

  useQuestionKeys(active, (key) => {
    if (key === 'Enter' && onConfirm) {
      onConfirm();
      return true;
    }
    const field = /^[1-9]$/.test(key) ? findFields()[Number(key) - 1] : undefined;
    field?.focus();
    return field !== undefined;
  });

  return (event) => {
    // With an input method, Enter accepts the word that is being put together.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    // Held down a moment too long, it would run through all the fields and confirm them.
    if (event.repeat) return;
    const fields = findFields();
    const next = fields[fields.findIndex((field) => field === event.target) + 1];
    if (next) next.focus();
    else onConfirm?.();
  };
}
