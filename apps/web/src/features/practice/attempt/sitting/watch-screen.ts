// Watches the screen while a homework is sat, and tells the server each time that somebody comes back to it.
import type { ResponseOf, SwitchCause } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { call } from '../../../../lib/api/api.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { outbox } from '../../outbox/saving.ts';
import { serverNow } from '../../outbox/server-clock.ts';
import { comeBack, forgetTold, leave, readKept } from './departures.ts';
import type { Kept } from './departures.ts';

type Told = ResponseOf<'POST /exam/user_online_prac/switches'>;

/** Milliseconds after which it is told again what did not get through. */
const patience = 5_000;

/** What is not away although the window has lost the focus: a field that asks for a file, an input method at work. */
function createExcuses() {
  let isComposing = false;
  let isPicking = false;
  const listeners: [string, (event: Event) => void][] = [
    ['compositionstart', () => (isComposing = true)],
    ['compositionend', () => (isComposing = false)],
    [
      'click',
      ({ target }) => {
        const field = target instanceof Element ? target.closest('label, input') : null;
        isPicking = field?.matches('input[type=file], label:has(input[type=file])') ?? false;
      },
    ],
  ];
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  return {
    causeOf: (cause: SwitchCause): SwitchCause => (isPicking ? 'picker' : isComposing ? 'input' : cause),
    forget: () => (isPicking = false),
    stop() {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    },
  };
}

function isThere(): boolean {
  return !document.hidden && document.hasFocus();
}

export function watchScreen(attemptId: number, onTold: (told: Told) => void): () => void {
  const key = `tiku.departures.${attemptId}`;
  let kept: Kept = readKept(readStored(key));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTelling = false;
  const excuses = createExcuses();

  function keep(next: Kept): void {
    kept = next;
    writeStored(key, JSON.stringify(next));
  }

  async function tell(): Promise<void> {
    clearTimeout(timer);
    const switches = kept.pending.slice(0, limits.switchesAtOnce);
    if (isTelling || switches.length === 0) return;
    isTelling = true;
    const { answers } = await outbox.list();
    const answer_details = answers
      .filter((each) => each.attemptId === attemptId && each.refused === undefined)
      .map(({ no, seq, answer }) => ({ no, seq, answer }));
    const result = await call('POST /exam/user_online_prac/switches', {
      answer_id: attemptId,
      switches,
      answer_details,
    });
    isTelling = false;
    if (!result.ok) {
      timer = setTimeout(() => void tell(), patience);
      return;
    }
    keep(forgetTold(kept, switches));
    onTold(result.data);
    void tell();
  }

  const wasFull = { now: document.fullscreenElement !== null };

  function handleLeave(cause: SwitchCause): void {
    keep(leave(kept, excuses.causeOf(cause), serverNow()));
  }

  function handleBack(): void {
    if (!isThere() || (wasFull.now && !document.fullscreenElement)) return;
    keep(comeBack(kept, serverNow()));
    excuses.forget();
    void tell();
  }

  const handlers: [EventTarget, string, () => void][] = [
    [document, 'visibilitychange', () => (document.hidden ? handleLeave('hidden') : handleBack())],
    [window, 'blur', () => handleLeave('blur')],
    [window, 'focus', handleBack],
    [
      document,
      'fullscreenchange',
      () => {
        if (document.fullscreenElement) {
          wasFull.now = true;
          handleBack();
        } else if (wasFull.now) handleLeave('fullscreen');
      },
    ],
    [window, 'online', () => void tell()],
  ];
  for (const [target, name, handler] of handlers) target.addEventListener(name, handler);
  // Somebody who closed the page was away until now.
  handleBack();
  void tell();

  return () => {
    clearTimeout(timer);
    excuses.stop();
    for (const [target, name, handler] of handlers) target.removeEventListener(name, handler);
    // Going to another page of the product is no departure from the screen; where it is not allowed, that was asked.
    keep({ ...kept, left: null });
  };
}
