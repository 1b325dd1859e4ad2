// A few connections, kept open, that cost the machine little: what is measured is the server.
import { Agent, request } from 'node:http';
import { apiBase, osTypes, parseAddress } from '@tiku/contract';
import type { Address } from '@tiku/contract';

export interface Client {
  ask(
    address: Address,
    headers: Record<string, string>,
    given: object,
    query?: Record<string, string>,
  ): Promise<Buffer>;
  close(): void;
}

export function openClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  return {
    ask: (address, headers, given, more = {}) => {
      const { method, path } = parseAddress(address);
      const isRead = method === 'GET';
      const query = new URLSearchParams({ os_type: String(osTypes.web), ...more, ...(isRead ? given : {}) });
      return new Promise((resolve, reject) => {
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path: `${apiBase}${path}?${query.toString()}`,
            headers: { ...headers, 'content-type': 'application/json' },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () => {
              if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
              else reject(new Error(`${address} was answered with ${answer.statusCode}.`));
            });
            answer.on('error', reject);
          },
        );
        sent.on('error', reject);
        sent.end(isRead ? undefined : JSON.stringify(given));
      });
    },
    close: () => agent.destroy(),
  };
}
