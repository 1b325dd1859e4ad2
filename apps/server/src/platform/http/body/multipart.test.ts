import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { readMultipart } from './multipart.ts';

const limits = { fileBytes: 1_000, fileTooLarge: () => new AppError('image_too_large'), fields: 2, fieldBytes: 100 };
const field = (name: string, value = '') => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (bytes: string, name = '; filename="a.png"') =>
  `--x\r\ncontent-disposition: form-data; name="file"${name}\r\ncontent-type: application/octet-stream\r\n\r\n${bytes}\r\n`;
const end = '--x--\r\n';

const multipart = 'multipart/form-data; boundary=x';

function requestOf(chunks: Iterable<Buffer>, contentType = multipart): IncomingMessage {
  const body = Readable.from(chunks, { objectMode: false });
  return Object.assign(body, { headers: { 'content-type': contentType } }) as unknown as IncomingMessage;
}

function* cutShort(): Generator<Buffer> {
  yield Buffer.from(file('x'.repeat(900)).slice(0, 500));
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}

/** What was found, and how far the body was read for it. */
async function read(body: string, { chunkBytes = body.length, contentType = multipart } = {}) {
  const bytes = Buffer.from(body);
  let given = 0;
  function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      given = Math.min(bytes.length, at + chunkBytes);
      yield bytes.subarray(at, at + chunkBytes);
    }
  }
  const found = { fields: [] as string[], names: [] as (string | undefined)[], bytes: 0 };
  const reading = readMultipart(requestOf(chunks(), contentType), limits, {
    onField: (name, value) => found.fields.push(`${name}=${value}`),
    onFile: (name) => found.names.push(name),
    onBytes: (part) => {
      found.bytes += part.length;
    },
  });
  const error = await reading.then(
    () => null,
    (refusal: { errorName: string }) => refusal.errorName,
  );
  return { ...found, error, given };
}

describe('a multipart body', () => {
  it.each([1, 7, 4_096, 100_000])('is read in pieces of %i bytes', async (chunkBytes) => {
    const found = await read(field('a', '1') + file('x'.repeat(900)) + field('b', '二') + end, { chunkBytes });
    expect(found).toMatchObject({ fields: ['a=1', 'b=二'], names: ['a.png'], bytes: 900, error: null });
  });

  it.each([
    ['too many fields', field('a').repeat(3) + end, 'too_large'],
    ['too many files', file('x') + file('y') + end, 'too_large'],
    ['a file that is too large', file('x'.repeat(1_001)) + end, 'image_too_large'],
  ])('with %s is refused', async (_case, body, error) => {
    expect((await read(body)).error).toBe(error);
  });

  it.each([
    ['is cut short', file('x'.repeat(900)).slice(0, 500)],
    ['is none', 'nothing of the kind'],
    ['is empty', ''],
  ])('that %s is refused', async (_case, body) => {
    expect((await read(body)).error).toBe('invalid_request');
  });

  it('that comes in one piece leaves room for others while it is read', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    const { error } = await read('x'.repeat(1_000_000));
    clearInterval(counting);
    expect([error, turns > 0]).toEqual(['invalid_request', true]);
  });

  it('without a boundary is refused', async () => {
    expect((await read(end, { contentType: 'multipart/form-data' })).error).toBe('invalid_request');
  });

  it('of thousands of parts is not taken apart to the end', async () => {
    const body = field('a').repeat(20_000) + end;
    const { error, fields, given } = await read(body, { chunkBytes: 65_536 });
    expect([error, fields.length]).toEqual(['too_large', 2]);
    expect(given).toBeLessThan(body.length / 2);
  });

  it("whose sender goes away is nobody else's failure", async () => {
    const handlers = { onField: () => undefined, onFile: () => undefined, onBytes: () => undefined };
    await expect(readMultipart(requestOf(cutShort()), limits, handlers)).rejects.toMatchObject({
      errorName: 'invalid_request',
    });
  });

  it('whose handler refuses is read no further', async () => {
    const body = file('x'.repeat(900)) + end;
    const request = requestOf([Buffer.from(body)]);
    const reading = readMultipart(request, limits, {
      onField: () => undefined,
      onFile: () => {
        throw new Error('not this one');
      },
      onBytes: () => undefined,
    });
    await expect(reading).rejects.toThrow('not this one');
    expect(request.destroyed).toBe(false);
  });
});
