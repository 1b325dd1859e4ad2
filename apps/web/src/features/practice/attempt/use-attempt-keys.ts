import { useEffect, useEffectEvent } from 'react';

export type AttemptKey = 'favorite' | 'note' | 'mark' | 'sheet' | 'help' | 'previous' | 'next' | 'confirm';

const keys: Record<string, AttemptKey> = {
  f: 'favorite',
  n: 'note',
  m: 'mark',
  s: 'sheet',
  '?': 'help',
  '？': 'help',
  arrowleft: 'previous',
  arrowright: 'next',
  enter: 'confirm',
};

const typing =
  'textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])';
/** Arrows scroll a wide table or formula that has focus, and Enter presses what is there to be pressed. */
const scrolling = '[tabindex="0"][role="region"], [role="menu"], [role="tablist"]';
const pressing = 'button, a[href], summary';

/** An option keeps the browser from choosing its neighbour with them; here they turn the page all the same. */
function isSidewaysInOption({ key, target }: KeyboardEvent): boolean {
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && target instanceof Element && target.matches('input[type="radio"], input[type="checkbox"]');
}

function readKey(event: KeyboardEvent): AttemptKey | null {
  if (event.defaultPrevented && !isSidewaysInOption(event)) return null;
  if (event.isComposing || event.keyCode === 229 || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element) {
    if (event.target.closest(typing) || event.target.closest('dialog')) return null;
    if (event.key.startsWith('Arrow') && event.target.closest(scrolling)) return null;
    if (event.key === 'Enter' && event.target.closest(pressing)) return null;
  }
  return keys[event.key.toLowerCase()] ?? null;
}

/** The page's own shortcuts: it hears the keys that the question on screen had no use for. */
export function useAttemptKeys(onKey: (key: AttemptKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event);
    if (!key) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
