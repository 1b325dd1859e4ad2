import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: those that a killed server left behind need a moment to notice that it is gone. */
const patience = 5_000;

/** Somebody else listens where we would. */
export class PortInUse extends Error {
  override name = 'PortInUse';

  constructor(port: number) {
    super(
      `Port ${port} is taken (EADDRINUSE): something listens there already, and was left alone. ` +
        `If it is another Tiku, stop it or use it; otherwise start on another port, for example with PORT=${port + 1}.`,
    );
  }
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

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
      if (!isPortTaken(error)) throw error;
      if (Date.now() > deadline) throw new PortInUse(port);
      await wait(100);
    } finally {
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    }
  }
}
