import { useEffect, useEffectEvent } from 'react';
import type { Way } from './use-steps.ts';

/** These undo what was typed in them. */
const typing =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+Z; Ctrl+Shift+Z and Ctrl+Y; on a keyboard without these letters, the keys at their places. */
export function readWay({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Press): Way | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  // With the Mac’s key, Y is the browser’s.
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

function isTaken({ defaultPrevented, isComposing, repeat, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || repeat) return true;
  if (target instanceof Element && target.closest(typing)) return true;
  return document.querySelector('dialog[open]') !== null;
}

/** Whatever has focus, but for what keeps its own steps. */
export function useStepKeys(onWay: (way: Way) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const way = readWay(event);
    if (!way || isTaken(event)) return;
    event.preventDefault();
    onWay(way);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
