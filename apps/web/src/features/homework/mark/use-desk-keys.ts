import { useEffect, useEffectEvent } from 'react';

/** Where keys are text, or belong to what has the focus. */
const textFields = 'textarea, select, audio, video, dialog, [contenteditable]:not([contenteditable="false"])';
const pressed = 'button, a[href], summary, input[type="checkbox"]';

interface DeskKeys {
  /** Elsewhere than in the score's field, which takes digits itself. Answers whether it was taken, and is not to be typed. */
  onDigit: (digit: number) => boolean;
  onMove: (step: 1 | -1) => void;
  onComment: () => void;
  /** The score's field; the rubric. */
  onScore?: () => void;
  onRubric?: () => void;
  onHelp: () => void;
}

/** Keys of the desk, wherever the focus is: who has opened the question or pressed a chip goes on typing. */
export function useDeskKeys({ onDigit, onMove, onComment, onScore, onRubric, onHelp }: DeskKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(textFields) || document.querySelector('dialog[open]')) return;
    const isInScore = target.closest('input:not([type="checkbox"])') !== null;
    // The digit itself is typed into the field that has the focus by then.
    if (/^[0-9]$/.test(event.key) && !isInScore) {
      if (onDigit(Number(event.key))) event.preventDefault();
      return;
    }
    const step = stepOf(event.key, isInScore, target);
    const letters = { c: onComment, s: onScore, r: onRubric, '?': onHelp };
    const act = step === 0 ? letters[event.key.toLowerCase() as keyof typeof letters] : () => onMove(step);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function stepOf(key: string, isInScore: boolean, target: Element): 1 | -1 | 0 {
  if (key === 'Enter') return target.closest(pressed) ? 0 : 1;
  if (key === 'ArrowDown' || (key === 'ArrowRight' && !isInScore)) return 1;
  if (key === 'ArrowUp' || (key === 'ArrowLeft' && !isInScore)) return -1;
  return 0;
}
