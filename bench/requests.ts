import type autocannon from 'autocannon';

export interface HotRequest extends autocannon.Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  /** Makes the body anew each time the request is sent. */
  setupRequest?: (request: autocannon.Request) => autocannon.Request;
}

/** What one connection sends, round and round. */
export type Requests = (connection: number) => HotRequest[];
