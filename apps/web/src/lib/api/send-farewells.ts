// Tells the server what it may not have heard: on a start after a sign-out, and when the line is back.
import { farewellKey, readStored, writeStored } from '../storage.ts';
import { callPublic } from './api.ts';

/** Each once, however often it was noted. */
function readFarewells(): Set<string> {
  return new Set((readStored(farewellKey) ?? '').split(' ').filter(Boolean));
}

/** `end` says whether the server has heard it; what it has not is said again on the next start, or when the line is back. */
export async function sayFarewells(end: (logoutToken: string) => Promise<boolean>): Promise<void> {
  for (const token of readFarewells()) {
    if (!(await end(token))) continue;
    // Read anew: another tab may have noted or said one meanwhile.
    const left = readFarewells();
    left.delete(token);
    writeStored(farewellKey, [...left].join(' '));
  }
}

/** Has the server heard it? After any answer but an outage, there is nothing left to end. */
async function endLate(logout_token: string): Promise<boolean> {
  const result = await callPublic('POST /user/session/end', { logout_token });
  return result.ok || (result.error.status >= 400 && result.error.status < 500 && result.error.status !== 429);
}

export function sendFarewells(): Promise<void> {
  return sayFarewells(endLate);
}
