import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SmsServer {
  url: string;
  received: { mobile: string; text: string }[];
  /** Every request, taken or not. */
  requests: { method: string | undefined; url: string | undefined; authorization: string | undefined }[];
  mood: 'takes' | 'fails' | 'redirects' | 'hangs';
  stop(): Promise<void>;
}

/** A real HTTP server that speaks as SMS gateways do. */
export async function startSmsServer(): Promise<SmsServer> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    sms.requests.push({ method, url, authorization: headers.authorization });
    void text(request).then((body) => {
      if (sms.mood === 'hangs') return;
      if (sms.mood === 'fails') response.writeHead(500).end('out of order');
      else if (sms.mood === 'redirects') response.writeHead(307, { location: '/elsewhere' }).end();
      else {
        sms.received.push(JSON.parse(body) as { mobile: string; text: string });
        response.writeHead(202).end();
      }
    });
  });
  const sms: SmsServer = {
    url: '',
    received: [],
    requests: [],
    mood: 'takes',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return sms;
}
