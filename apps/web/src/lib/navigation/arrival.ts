import { useEffect } from 'react';
import { history } from './navigation.ts';

let hasMoved = false;
let isFollowed = false;

/** Not before the first page is drawn: while somebody else follows the history, the router does not load where it redirects to. */
function followHistory(): void {
  if (isFollowed) return;
  isFollowed = true;
  history.subscribe(() => {
    hasMoved = true;
  });
}

/**
 * For the component that draws the heading of a page. Where one view follows another at the same path, or content replaces
 * its skeleton, focus is lost with what was there before: it is moved to the new heading.
 */
export function useArrival(): void {
  useEffect(() => {
    followHistory();
    if (!hasMoved || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
}
