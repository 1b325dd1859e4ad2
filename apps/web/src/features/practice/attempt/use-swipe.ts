import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { hasOwnUse, readSwipe } from './swipe.ts';
import type { Touch } from './swipe.ts';

function touchOf(event: TouchEvent): Touch | null {
  const touch = event.changedTouches[0];
  return touch ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
}

/** Stroking over the question turns to the next or the one before. */
export function useSwipe(box: RefObject<HTMLElement | null>, onSwipe: (way: 'previous' | 'next') => void): void {
  const handle = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let start: Touch | null = null;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 1 && !hasOwnUse(event.target, element) ? touchOf(event) : null;
    };
    const end = (event: TouchEvent) => {
      const last = touchOf(event);
      // With text selected the stroke was for that.
      const way = start && last && document.getSelection()?.isCollapsed !== false ? readSwipe(start, last) : null;
      start = null;
      if (way) handle(way);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [box]);
}
