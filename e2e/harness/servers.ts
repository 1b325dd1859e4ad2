// A server per variant for each file of journeys, started when somebody first visits it: no file finds what another left.
import { startServer } from './start-server.ts';
import type { StartedServer } from './start-server.ts';

export type Variant = 'A' | 'B';

const servers = new Map<Variant, Promise<StartedServer>>();

export function serverOf(variant: Variant): Promise<StartedServer> {
  const started = servers.get(variant) ?? startServer({ TIKU_VARIANT: variant });
  servers.set(variant, started);
  return started;
}

export async function stopServers(): Promise<void> {
  const all = [...servers.values()];
  servers.clear();
  await Promise.all(all.map(async (started) => (await started).stop()));
}
