// A real HTTP server that speaks like the API, and a client of it with a session of its own.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from '../api/api-client.ts';
import type { Lock } from '../api/refresh.ts';
import { createSessionStore } from '../session.ts';
import type { SessionStore, Token } from '../session.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Seen {
  call: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export function json(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function buildToken(name: string, livesFor = 3_600_000): Token {
  return { access_token: name, refresh_token: `${name}-refresh`, expired_time: Date.now() + livesFor };
}

/** What two tabs share. */
export function buildStorage() {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (next: string) => {
      kept = next;
    },
  };
}

export function buildSession(token: Token, storage = buildStorage()): SessionStore {
  const session = createSessionStore(storage);
  session.update({ token });
  return session;
}

/** Refreshes succeed with the token `new` unless a test says otherwise; other calls answer 404. */
export async function startApi() {
  const seen: Seen[] = [];
  const handlers: Record<string, Handler> = {
    'POST /user/refreshtoken': (_, response) =>
      json(response, 200, { access_token: 'new', refresh_token: 'new-refresh', expires_in: 7200 }),
  };
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '', 'http://localhost');
    const call = `${request.method} ${url.pathname.slice('/api/1'.length)}`;
    seen.push({ call, query: url.searchParams, headers: request.headers, body });
    const handle = handlers[call];
    if (handle) handle(request, response);
    else json(response, 404, {});
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/1`;
  const asked = { count: 0 };

  return {
    seen,
    handlers,
    /** How often somebody was asked to sign in. */
    asked,
    refreshes: () => seen.filter(({ call }) => call === 'POST /user/refreshtoken').length,
    open: (session: SessionStore, lock: Lock = (work) => work()) =>
      createClient({
        base,
        session,
        language: () => 'ja',
        failedText: () => 'failed, please retry',
        unreachableText: () => 'we cannot reach the server',
        lock,
        askToSignIn: () => {
          asked.count += 1;
        },
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
