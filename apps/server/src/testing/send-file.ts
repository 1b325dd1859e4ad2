import { apiBase } from '@tiku/contract';
import type { TestApp } from './test-app.ts';

export interface SentFile {
  name: string;
  bytes: Uint8Array | string;
}

interface SendOptions {
  token: string;
  /** A list repeats its name. */
  query?: Record<string, string | string[]>;
  language?: string;
  companyId?: number;
}

/** A call that takes a file, as a browser sends it. */
export async function sendFile(
  test: TestApp,
  address: string,
  file: SentFile | null,
  { token, query = {}, language = 'en', companyId }: SendOptions,
): ReturnType<TestApp['send']> {
  const [method = 'PUT', path = ''] = address.split(' ');
  const form = new FormData();
  if (file)
    form.append('file', new Blob([typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes)]), file.name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return test.send({
    method: method === 'PUT' ? 'PUT' : 'POST',
    url: apiBase + path,
    query: { os_type: '5', ...query, ...(companyId === undefined ? {} : { company_id: String(companyId) }) },
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      ...(file ? { 'content-type': request.headers.get('content-type') ?? '' } : {}),
    },
    ...(file ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
  });
}
