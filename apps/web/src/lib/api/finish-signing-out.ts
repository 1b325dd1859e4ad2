// Somebody signed out here while there was no line: the server is told as soon as there is one. Loaded by any start that
// finds something to say, by the pages that a sign-out leads to, and by those of members.
import { farewellKey, readStored } from '../storage.ts';
import { sendFarewells } from './send-farewells.ts';

function finishSigningOut(): void {
  if (readStored(farewellKey)) void sendFarewells();
}

let isFollowed = false;

/** From now on; what waits is sent at once. */
export function followSigningOut(): void {
  if (isFollowed) return;
  isFollowed = true;
  finishSigningOut();
  window.addEventListener('online', finishSigningOut);
}
