import { isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { Context } from './context.ts';

/**
 * Where people find this site: what the deployment says, or else what the request was sent to, as long as that is this
 * machine. Anybody may write any host into a request, and what comes out of here is sent to other people.
 */
export function siteUrl({ config, reply }: Pick<Context, 'config' | 'reply'>): string {
  if (config.publicUrl) return config.publicUrl;
  const { protocol, host, socket } = reply.request;
  const port = socket.localPort ?? config.port;
  const asked = URL.parse(`${protocol === 'https' ? 'https' : 'http'}://${host}`);
  return asked && (isLoopback(asked) || isThisMachine(asked, port)) ? asked.origin : `http://localhost:${port}`;
}

/** Leads everybody to their own machine and to nobody else's, so the port may be a developer's or a tunnel's. */
function isLoopback({ hostname: name }: URL): boolean {
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

/** On any other port there may be somebody else's server. */
function isThisMachine(asked: URL, port: number): boolean {
  if (Number(asked.port || (asked.protocol === 'https:' ? 443 : 80)) !== port) return false;
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
  const name = asked.hostname.replace(/^\[(.*)\]$/, '$1');
  return name === hostname().toLowerCase() || addresses.includes(name);
}
