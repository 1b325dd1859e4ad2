export interface Touch {
  x: number;
  y: number;
  at: number;
}

const least = 64;
const longest = 700;

/** A quick stroke sideways, clearly more across than down: reading and scrolling are not taken for it. */
export function readSwipe(start: Touch, end: Touch): 'previous' | 'next' | null {
  const [across, down] = [end.x - start.x, end.y - start.y];
  if (end.at - start.at > longest || Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(down)) return null;
  return across < 0 ? 'next' : 'previous';
}

/** Whether something below the finger moves sideways by itself, or takes text. */
export function hasOwnUse(target: EventTarget | null, within: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input[type="range"], textarea, input[type="text"], audio, video')) return true;
  for (let element: Element | null = target; element && element !== within; element = element.parentElement) {
    const { overflowX } = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth && (overflowX === 'auto' || overflowX === 'scroll')) return true;
  }
  return false;
}
