// The server's clock, as far as this page knows it. It is carried on by a clock that nobody can set.

let known: { server: number; here: number } | null = null;

/** What the server said its time was, in an answer that has just come. */
export function setServerTime(serverTime: string): void {
  known = { server: Date.parse(serverTime), here: performance.now() };
}

export function serverNow(): number {
  return known ? known.server + (performance.now() - known.here) : Date.now();
}

/** Grows with the time; the last three digits are by chance, so that two devices hardly ever meet. */
export function tick(): number {
  return Math.floor(serverNow()) * 1000 + Math.floor(Math.random() * 1000);
}
