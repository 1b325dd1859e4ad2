import { useEffect, useEffectEvent } from 'react';

/** Elements that have a use of their own for letters: what is typed there is text. */
const textFields =
  'textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])';
/** Elements that Enter presses. */
const pressed = 'button, a[href], summary';

/**
 * The key if it is a shortcut: letters in upper case, other keys by their name; null where it belongs to somebody else.
 * An input method sends keydown too while words are being put together, with key code 229 in browsers that do not
 * say so otherwise; taken for shortcuts, pinyin would choose options. A key held down counts once.
 */
function readShortcut(event: KeyboardEvent): string | null {
  if (event.isComposing || event.keyCode === 229 || event.repeat) return null;
  // Where Enter begins a line, Enter with Ctrl or Cmd finishes the answer.
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    return event.target instanceof Element && event.target.closest('dialog') ? null : 'Enter';
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element) {
    if (event.target.closest(textFields)) return null;
    if (event.key === 'Enter' && event.target.closest(pressed)) return null;
  }
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

/**
 * Shortcuts of the question in front of the person, wherever focus is. `onKey` answers whether it had a use for the
 * key; such a key goes no further. The page's own shortcuts listen on `window` and hear the rest.
 */
export function useQuestionKeys(active: boolean, onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented ? null : readShortcut(event);
    if (key === null || !onKey(key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
