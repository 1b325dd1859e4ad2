// Which tabs have an attempt open: a new version waits for them.

const name = 'tiku.attempt';

/** Until what it answers is called, or the tab is closed. Plain http has no locks, and no versions that wait. */
export function holdAttempt(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(name, { mode: 'shared' }, () => promise);
  return resolve;
}

export async function isNoneOpen(): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null) : true;
}
