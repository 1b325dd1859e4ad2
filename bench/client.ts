// A few connections, kept open, that cost the machine little: what is measured is the server.
import { Agent, request } from 'node:http';
import { apiBase, osTypes, parseAddress } from '@tiku/contract';
import type { Address } from '@tiku/contract';

/** Milliseconds without a word from the server. */
const patience = 30_000;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

export interface Client {
  ask(
    address: Address,
    headers: Record<string, string>,
    given: object,
    query?: Record<string, string>,
  ): Promise<Buffer>;
  /** Rejects any answer but a 200. */
  send(sent: Sent): Promise<Buffer>;
  close(): void;
}

export function openClient(url: string, connections: number): Client {
  // In turn, so that no process of the server is left out.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const { hostname, port } = new URL(url);
  const client: Client = {
    ask: (address, headers, given, more = {}) => {
      const { method, path } = parseAddress(address);
      const isRead = method === 'GET';
      const query = new URLSearchParams({ os_type: String(osTypes.web), ...more, ...(isRead ? given : {}) });
      const asked = { method, path: `${apiBase}${path}?${query.toString()}`, headers };
      return client.send(isRead ? asked : { ...asked, body: JSON.stringify(given) });
    },
    send: ({ method, path, headers, body = '' }) =>
      new Promise((resolve, reject) => {
        const options = { agent, hostname, port, method, path, timeout: patience };
        // Node tells the length by itself, but not for DELETE.
        const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
        const sent = request({ ...options, headers: { ...headers, ...(body && ofBody) } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
            else reject(new Error(`${method} ${path} was answered with ${answer.statusCode}.`));
          });
          answer.on('error', reject);
        });
        sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered.`)));
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
  return client;
}
