import { useEffect } from 'react';
import { useSignedIn } from '../lib/session.ts';

/** Answers that did not get through are sent from whichever page is opened next, not only from where they were given. */
export function useWaitingAnswers(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    // Fetched apart: who only reads a public page has nothing to send.
    if (signedIn) void import('../features/practice/practice.api.ts').then(({ sendWaiting }) => sendWaiting());
  }, [signedIn]);
}
