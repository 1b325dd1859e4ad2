// Somebody signed out here while there was no line: the server hears of it as soon as there is one. Loaded by the pages that
// somebody is led to who is signed out, and by those of members.
import { farewellKey, readStored } from '../storage.ts';

async function finishSigningOut(): Promise<void> {
  if (readStored(farewellKey)) await (await import('./send-farewells.ts')).sendFarewells();
}

let isFollowed = false;

/** From now on; what waits is sent at once. */
export function followSigningOut(): void {
  if (isFollowed) return;
  isFollowed = true;
  void finishSigningOut();
  window.addEventListener('online', () => void finishSigningOut());
}
