// A press takes focus away from a field at its beginning, and is a click only where it ends on the same thing. What a field
// shows or hides when it is left would move that thing from under the pointer.
let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (isPressed = false), true);
}

/** At once, or when the press that is under way has become a click. */
export function afterPress(work: () => void): void {
  if (!isPressed) return work();
  const ends = new AbortController();
  for (const end of ['pointerup', 'pointercancel']) {
    const then = () => {
      ends.abort();
      setTimeout(work);
    };
    window.addEventListener(end, then, { capture: true, signal: ends.signal });
  }
}
