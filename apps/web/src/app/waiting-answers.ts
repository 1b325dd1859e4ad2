import { useEffect } from 'react';
import { sendWaiting } from '../features/practice/practice.api.ts';
import { useSignedIn } from '../lib/session.ts';

/** Answers that did not get through are sent from whichever page is opened next, not only from where they were given. */
export function useWaitingAnswers(): void {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (signedIn) void sendWaiting();
  }, [signedIn]);
}
