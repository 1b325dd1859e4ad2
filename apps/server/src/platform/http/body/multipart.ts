// The parts of a multipart body, one by one.
import type { IncomingMessage } from 'node:http';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '../../errors/app-error.ts';

type Parser = InstanceType<typeof Busboy>;

export interface PartLimits {
  fileBytes: number;
  /** What a larger one is refused with. */
  fileTooLarge(): AppError;
  fields: number;
  fieldBytes: number;
}

export interface PartHandlers {
  onField(name: string, value: string): void;
  /** Of the only file there may be. */
  onFile(name: string | undefined): void;
  onBytes(bytes: Buffer): void;
}

/**
 * A part costs the parser a multiple of what its bytes cost anybody to send, so it is fed a little at a time: what breaks
 * a limit is noticed before thousands of parts more have been taken apart.
 */
const sliceBytes = 4_096;
/** A chunk may be the whole body, and nothing else happens while one slice follows the other. */
const turnBytes = 64 * 1024;

/** Reads until the end, or until a limit or a handler refuses. */
export async function readMultipart(request: IncomingMessage, limits: PartLimits, on: PartHandlers): Promise<void> {
  let failure: unknown;
  const refuse = (error: unknown) => {
    failure ??= error;
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      refuse(error);
    }
  };
  const tooLarge = () => new AppError('too_large', { sizes: { limit: limits.fileBytes } });
  const parser = openParser(request, limits);
  const finished = new Promise<void>((resolve) => {
    parser.on('finish', resolve);
    parser.on('error', (cause: unknown) => {
      refuse(new AppError('invalid_request', { cause }));
      resolve();
    });
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, () => refuse(tooLarge()));
  parser.on('field', (name, value) => attempt(() => on.onField(name, value)));
  parser.on('file', (_field, stream, name: string | undefined) => {
    attempt(() => on.onFile(name));
    stream.on('data', (bytes: Buffer) => attempt(() => on.onBytes(bytes)));
    stream.on('limit', () => refuse(limits.fileTooLarge()));
    stream.on('error', (cause: unknown) => refuse(new AppError('invalid_request', { cause })));
  });

  try {
    // Left open whatever happens, for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += sliceBytes) {
        await Promise.race([finished, write(parser, chunk.subarray(at, at + sliceBytes))]);
        if (failure !== undefined) throw failure;
        if ((at + sliceBytes) % turnBytes === 0) await letOthersWork();
      }
    }
  } catch (cause) {
    // A client that goes away in the middle of it is no failure of ours.
    throw failure ?? new AppError('invalid_request', { cause });
  }
  parser.end();
  await finished;
  if (failure !== undefined) throw failure;
}

function openParser({ headers }: IncomingMessage, { fileBytes, fields, fieldBytes }: PartLimits): Parser {
  const limits = { files: 1, fileSize: fileBytes, fields, fieldSize: fieldBytes, parts: fields + 1 };
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch (cause) {
    throw new AppError('invalid_request', { cause });
  }
}

function write(parser: Parser, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => parser.write(bytes, () => resolve()));
}
