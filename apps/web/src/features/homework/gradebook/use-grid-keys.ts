// A table that is walked with the arrow keys: one stop for the tab key, whatever its size.
import type { FocusEvent, KeyboardEvent } from 'react';

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place of a cell in the table, as `data-at`. */
export function placeAt(row: number, column: number): string {
  return `${row},${column}`;
}

/** The first cell takes the tab key until another one has been walked to. */
export function tabIndexAt(row: number, column: number): 0 | -1 {
  return row === 0 && column === 0 ? 0 : -1;
}

/** Somebody who types goes on with the text until they are at its end. */
function staysInText(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (isAll) return false;
  return (key === 'ArrowLeft' && selectionStart !== 0) || (key === 'ArrowRight' && selectionEnd !== value.length);
}

/** What a table of such cells listens to. */
export const gridKeys = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const key = event.key === 'Enter' && event.target instanceof HTMLInputElement ? 'ArrowDown' : event.key;
    const step = steps[key];
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (!step || !cell || staysInText(event.target, key)) return;
    const [row = 0, column = 0] = (cell.dataset.at ?? '').split(',').map(Number);
    const wanted = `[data-at="${placeAt(row + step[0], column + step[1])}"]`;
    const next = event.currentTarget.querySelector<HTMLElement>(wanted);
    event.preventDefault();
    // Enter keeps what was typed, also in the last row.
    if (next) next.focus();
    else if (event.key === 'Enter') cell.blur();
  },

  onFocus(event: FocusEvent<HTMLElement>): void {
    const cell = event.target.closest<HTMLElement>('[data-at]');
    if (!cell) return;
    for (const other of event.currentTarget.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]')) {
      other.tabIndex = -1;
    }
    cell.tabIndex = 0;
  },
};
