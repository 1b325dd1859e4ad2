// A process that the first one started ends when that one is gone, at every moment of its life: also while it has opened nothing
// yet, and when there was nobody at the other end of their channel from the beginning. It imports nothing, so that it comes first.

/** In the environment of those that were started: what they are told. */
export const siblingVariable = 'TIKU_SIBLING';

let leave = (): void => process.exit(1);

/** To be called before anything else is loaded. */
export function endWithParent(): void {
  if (process.env[siblingVariable] === undefined) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', () => leave());
}

/** From now on there is something to finish first. */
export function finishWithParent(stop: () => void): void {
  leave = stop;
  if (!process.connected) stop();
}
