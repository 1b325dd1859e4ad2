import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSession, buildToken, json, startApi } from '../testing/api-server.ts';

let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  api = await startApi();
});

afterEach(() => api.close());

describe('what a call carries', () => {
  it('sends os_type, the company, the language and the token, and a read in the query', async () => {
    api.handlers['GET /web/user/notices'] = (_, response) => json(response, 200, { list: [] });
    const session = buildSession(buildToken('good'));
    session.update({ companyId: 7 });
    const result = await api.open(session).call('GET /web/user/notices', { start: 10, limit: 15 });
    expect(result).toEqual({ ok: true, data: { list: [] } });
    expect(Object.fromEntries(api.seen[0]!.query)).toEqual({ start: '10', limit: '15', os_type: '5', company_id: '7' });
    expect(api.seen[0]!.headers).toMatchObject({ authorization: 'Bearer good', 'accept-language': 'ja' });
  });

  it('sends a write as JSON, DELETE included, with os_type still in the query', async () => {
    api.handlers['DELETE /app/user/thumbnail'] = (_, response) => json(response, 200, { revision: 0 });
    await api.open(buildSession(buildToken('good'))).call('DELETE /app/user/thumbnail', {});
    expect(api.seen[0]).toMatchObject({ body: '{}', headers: { 'content-type': 'application/json' } });
    expect(api.seen[0]!.query.toString()).toBe('os_type=5');
  });

  it('sends a file as the multipart field `file`', async () => {
    api.handlers['POST /app/user/thumbnail'] = (_, response) => json(response, 200, { revision: 4 });
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    const result = await api.open(buildSession(buildToken('good'))).upload('POST /app/user/thumbnail', {}, file);
    expect(result).toEqual({ ok: true, data: { revision: 4 } });
    expect(api.seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(api.seen[0]!.body).toContain('name="file"; filename="me.png"');
  });

  it('repeats what there is several of beside a file', async () => {
    api.handlers['PUT /exam/import'] = (_, response) => json(response, 202, { import_id: 1, status: 'processing' });
    const file = new File(['cells'], 'exam.xlsx');
    await api.open(buildSession(buildToken('good'))).upload('PUT /exam/import', { sheet_no: [0, 2] }, file);
    expect(api.seen[0]!.query.toString()).toBe('sheet_no=0&sheet_no=2&os_type=5');
  });

  it('sends no token with a public call', async () => {
    api.handlers['GET /app/feedback/captcha'] = (_, response) => json(response, 200, { captcha_id: 'c', picture: '' });
    await api.open(buildSession(buildToken('good'))).callPublic('GET /app/feedback/captcha', {});
    expect(api.seen[0]!.headers.authorization).toBeUndefined();
  });
});

function ask() {
  return api.open(buildSession(buildToken('good'))).call('GET /user/webhome', {});
}

describe('the words of a failure', () => {
  it('come from the server first, with the reasons of each field', async () => {
    const body = { error_code: 1000, message: 'Check the form', fields: { name: 'Too short' } };
    api.handlers['GET /user/webhome'] = (_, response) => json(response, 400, body);
    expect(await ask()).toEqual({
      ok: false,
      error: { status: 400, errorCode: 1000, message: 'Check the form', fields: { name: 'Too short' } },
    });
  });

  it('are the status text and status where the body has none', async () => {
    api.handlers['GET /user/webhome'] = (_, response) => response.writeHead(502, 'Bad Gateway').end('<html>');
    expect(await ask()).toMatchObject({ error: { status: 502, message: 'Bad Gateway (502)' } });
  });

  it('are the generic text where there is neither', async () => {
    api.handlers['GET /user/webhome'] = (request) => {
      request.socket.end('HTTP/1.1 500 \r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    };
    expect(await ask()).toMatchObject({ error: { status: 500, message: 'failed, please retry' } });
  });

  it('say so where no answer came', async () => {
    api.handlers['GET /user/webhome'] = (request) => void request.socket.destroy();
    expect(await ask()).toMatchObject({ error: { status: 0, message: 'we cannot reach the server' } });
  });

  it('are read from the body of a download that was refused', async () => {
    api.handlers['GET /app/user/thumbnail'] = (_, response) =>
      json(response, 404, { error_code: 1004, message: 'Gone' });
    const result = await api.open(buildSession(buildToken('good'))).download('GET /app/user/thumbnail', { userid: 3 });
    expect(result).toMatchObject({ ok: false, error: { status: 404, errorCode: 1004, message: 'Gone' } });
  });
});

describe('downloads and a busy server', () => {
  it('gives the bytes of a download', async () => {
    api.handlers['GET /app/user/thumbnail'] = (_, response) => response.writeHead(200).end('bytes');
    const result = await api.open(buildSession(buildToken('good'))).download('GET /app/user/thumbnail', { userid: 3 });
    expect(result.ok && (await result.data.text())).toBe('bytes');
  });

  it('asks a read again when the server says when to', async () => {
    let busy = 1;
    api.handlers['GET /user/webhome'] = (_, response) =>
      busy-- > 0 ? json(response, 503, {}, { 'Retry-After': '0' }) : json(response, 200, { home: {} });
    expect((await api.open(buildSession(buildToken('good'))).call('GET /user/webhome', {})).ok).toBe(true);
    expect(api.seen).toHaveLength(2);
  });

  it('gives up after two more tries', async () => {
    api.handlers['GET /user/webhome'] = (_, response) => json(response, 503, {}, { 'Retry-After': '0' });
    expect((await api.open(buildSession(buildToken('good'))).call('GET /user/webhome', {})).ok).toBe(false);
    expect(api.seen).toHaveLength(3);
  });

  it('never repeats a write by itself', async () => {
    api.handlers['POST /user/notice/read'] = (_, response) => json(response, 503, {}, { 'Retry-After': '0' });
    await api.open(buildSession(buildToken('good'))).call('POST /user/notice/read', { notice_id: 1 });
    expect(api.seen).toHaveLength(1);
  });
});
