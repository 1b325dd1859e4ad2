// What stands between a server and its database when the primary hangs: a proxy that goes on accepting connections while
// nothing behind it answers, and that never lets go of those it had.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type pg from 'pg';

export interface FreezableProxy {
  /** To the same database, through the proxy. */
  connection: pg.PoolConfig;
  /** From now on nothing gets through. Connections of this time are never answered, also later. */
  freeze(): void;
  /** New connections reach the database again. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startFreezableProxy(target: pg.PoolConfig): Promise<FreezableProxy> {
  const { host = '127.0.0.1', port = 5432 } = target;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (isFrozen) return;
    const upstream = keep(connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }));
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    thaw: () => {
      isFrozen = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
