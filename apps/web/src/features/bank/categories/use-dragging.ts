// Rows of a tree dragged by pointer, touch included: the browser's own dragging knows nothing of fingers.
import { useState } from 'react';
import type { PointerEvent } from 'react';
import type { Target } from './category-tree.ts';

/** Above, inside or below the row under the pointer, by the part of its height. */
function targetAt(x: number, y: number): Target | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { id: Number(row.dataset.category), where: part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside' };
}

export function useDragging(onMove: (id: number, target: Target) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<Target | null>(null);

  function end(): void {
    setDragged(null);
    setOver(null);
  }

  return {
    dragged,
    over: dragged !== null && over?.id !== dragged ? over : null,
    handle: (id: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove: (event: PointerEvent) => {
        if (dragged === id) setOver(targetAt(event.clientX, event.clientY));
      },
      onPointerUp: (event: PointerEvent) => {
        const target = dragged === id ? targetAt(event.clientX, event.clientY) : null;
        end();
        if (target && target.id !== id) onMove(id, target);
      },
      onPointerCancel: end,
    }),
    list: { 'data-dragging': dragged !== null || undefined },
  };
}

export type DragHandle = ReturnType<ReturnType<typeof useDragging>['handle']>;
