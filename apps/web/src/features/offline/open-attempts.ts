// Which tabs have an attempt open: a new version waits for them.

const name = 'tiku.attempt';

/** Until what it answers is called, or the tab is closed. Plain http has no locks, and no versions that wait. */
export function holdAttempt(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(name, { mode: 'shared' }, () => promise);
  return resolve;
}

/** Looks only: a request for the lock would block the next one who asks for it. */
export async function isNoneOpen(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.every((lock) => lock.name !== name);
}
