import { readStored, writeStored } from './storage.ts';

const deviceKey = 'tiku.device';

function inventSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** By it an account knows this browser again, so that strangers who guess at its password lock nobody out here. */
export function deviceSecret(): string {
  const kept = readStored(deviceKey);
  if (kept !== null) return kept;
  const made = inventSecret();
  writeStored(deviceKey, made);
  return made;
}
