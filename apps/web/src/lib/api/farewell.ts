// Sign-outs that the server has not heard of: a device keeps what ends its session, and nothing that opens it, until there is a line.
import { farewellKey, readStored, writeStored } from '../storage.ts';

function readTokens(): string[] {
  return (readStored(farewellKey) ?? '').split(' ').filter(Boolean);
}

export function noteFarewell(logoutToken: string): void {
  writeStored(farewellKey, [...new Set([...readTokens(), logoutToken])].join(' '));
}

/** `end` says whether the server has heard it; what it has not is said again on the next start, or when the line is back. */
export async function sayFarewells(end: (logoutToken: string) => Promise<boolean>): Promise<void> {
  for (const token of readTokens()) {
    // Read anew: another tab may have noted or said one meanwhile.
    if (await end(token))
      writeStored(
        farewellKey,
        readTokens()
          .filter((each) => each !== token)
          .join(' '),
      );
  }
}
