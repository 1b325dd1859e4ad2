// Sign-outs that the server may not have heard of: a device keeps what ends its session, and nothing that opens it, until it has.
import { farewellKey, readStored, writeStored } from '../storage.ts';

export function noteFarewell(logoutToken: string): void {
  writeStored(farewellKey, `${readStored(farewellKey) ?? ''} ${logoutToken}`);
}
