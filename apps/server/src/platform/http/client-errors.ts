// Requests that never become one: bytes that are not HTTP, headers without end, a client that stops halfway.
import type { Socket } from 'node:net';
import type { ErrorName } from '@tiku/contract';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from './error-handler.ts';
import { securityHeaders } from './security-headers.ts';

const names: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'header_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(names[error.code ?? ''] ?? 'invalid_request');
  const body = JSON.stringify(errorBody(refusal, 'en'));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.statusCode} Refused\r\n${lines.join('')}\r\n${body}`);
}
