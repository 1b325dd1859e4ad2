import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A box narrower than this takes its width from its content, such as a cell: there is nothing to measure by. */
const leastRoom = 100;

/** Words in a line have no size of their own that could be watched. */
function findBlock(element: HTMLElement): HTMLElement {
  let around = element.parentElement ?? element;
  while (around.parentElement && getComputedStyle(around).display === 'inline') around = around.parentElement;
  return around;
}

/**
 * Whether what is in a box is wider than the room around it. A wide formula would else widen every row and page around it,
 * and then fit. So it is measured in the box as it is with `wideClass`, in which it takes no part in how wide the others are.
 */
export function useWide(box: RefObject<HTMLElement | null>, wideClass: string): boolean {
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const inside = element?.firstElementChild;
    if (!element || !inside) return undefined;
    const measure = () => {
      const wasWide = element.classList.contains(wideClass);
      element.classList.add(wideClass);
      const { clientWidth, scrollWidth } = element;
      element.classList.toggle(wideClass, wasWide);
      setWide(clientWidth >= leastRoom && scrollWidth > clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(findBlock(element));
    observer.observe(inside);
    return () => observer.disconnect();
  }, [box, wideClass]);

  return isWide;
}
