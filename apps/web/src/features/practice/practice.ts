// The front door: how other features begin to practise.
export { useBeginAttempt } from './start/use-begin-attempt.ts';
