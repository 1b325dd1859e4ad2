import type { RefObject } from 'react';
import { useQuestionKeys } from './question-keys.ts';

interface OptionKeys {
  group: RefObject<HTMLElement | null>;
  active: boolean;
  onConfirm: (() => void) | undefined;
  /** Which keys choose the option, in upper case. */
  keysOf: (index: number) => readonly (string | undefined)[];
}

/** Letters and digits press an option, Up and Down walk through them, Enter confirms. */
export function useOptionKeys({ group, active, onConfirm, keysOf }: OptionKeys): void {
  useQuestionKeys(active, (key) => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const current = inputs.findIndex((input) => input === document.activeElement);
    if (key === 'Enter' && onConfirm) {
      onConfirm();
      return true;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // Between radio buttons the browser walks by itself, and chooses on the way as everywhere.
      if (current >= 0 && inputs[current]?.type === 'radio') return false;
      const next = key === 'ArrowDown' ? current + 1 : current < 0 ? inputs.length - 1 : current - 1;
      inputs.at(next % inputs.length)?.focus();
      return true;
    }
    const pressed = inputs.find((_, index) => keysOf(index).includes(key));
    pressed?.focus();
    pressed?.click();
    return pressed !== undefined;
  });
}
