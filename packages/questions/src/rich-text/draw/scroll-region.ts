import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What is wider than the text scrolls by itself, and only then is there something for the keyboard to reach. */
export function useScrollRegion(box: RefObject<HTMLElement | null>, label: string) {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  // No region: a landmark for each of several tables, all of one name, leads nowhere.
  return scrolls ? { role: 'group', tabIndex: 0, 'aria-label': label } : {};
}
