// The server's clock, as far as this page knows it. It is carried on by a clock that nobody can set.

let known: { server: number; here: number } | null = null;

/**
 * What the server said its time was, at some moment of the `took` milliseconds in which it was asked. Where that leaves room
 * for what we knew, we stay with it: a slow answer must not set the clock back, or newer answers would count as older ones.
 */
export function setServerTime(serverTime: string, took: number): void {
  const least = Date.parse(serverTime);
  const server = known ? Math.min(Math.max(serverNow(), least), least + took) : least;
  known = { server, here: performance.now() };
}

export function serverNow(): number {
  return known ? known.server + (performance.now() - known.here) : Date.now();
}

/** Grows with the time; the last three digits are by chance, so that two devices hardly ever meet. */
export function tick(): number {
  return Math.floor(serverNow()) * 1000 + Math.floor(Math.random() * 1000);
}
