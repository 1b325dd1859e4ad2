// Rows of a list dragged by pointer, touch included: the browser's own dragging knows nothing of fingers.
import { useState } from 'react';
import type { PointerEvent } from 'react';

function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}

interface Drag {
  from: number;
  over: number;
}

export function useRowDragging(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    handle: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place, over: place });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.from === place) setDrag({ from: place, over: rowAt(event.clientX, event.clientY) ?? drag.over });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag && drag.over !== drag.from) onMove(drag.from, drag.over);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
