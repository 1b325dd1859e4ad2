import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: those that a killed server left behind need a moment to notice that it is gone. */
const patience = 5_000;

/**
 * Fails where somebody else listens. A port that is shared among our own processes would be shared with them as well, and half of
 * the people would end up there.
 */
export async function assertFreePort(port: number, host: string): Promise<void> {
  for (const deadline = Date.now() + patience; ;) {
    const server = createServer();
    try {
      server.listen({ port, host });
      await once(server, 'listening');
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || Date.now() > deadline) throw error;
      await wait(100);
    } finally {
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    }
  }
}
