import { useEffect } from 'react';
import { isNotedWaiting } from '../features/practice/outbox/waiting-note.ts';
import { useSignedIn } from '../lib/session.ts';

/** Answers that did not get through are sent from whichever page is opened next, not only from where they were given. */
export function useWaitingAnswers(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    // What sends them comes only where something waits.
    if (signedIn && isNotedWaiting()) {
      void import('../features/practice/outbox/saving.ts').then(({ outbox }) => outbox.flush());
    }
  }, [signedIn]);
}
