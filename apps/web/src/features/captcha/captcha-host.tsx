import { useEffect } from 'react';
import { useChallenge } from './challenge.ts';

/** Where the dialog appears; every page that may ask for a captcha has one. */
export function CaptchaHost() {
  const challenge = useChallenge((state) => state.challenge);
  // Who leaves the page has given up: the dialog must not wait for them on another one.
  useEffect(() => () => useChallenge.getState().challenge?.giveUp(), []);
  return challenge && <challenge.Dialog challenge={challenge} />;
}
