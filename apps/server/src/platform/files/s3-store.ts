import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { assertFileKey, isFileKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** One bucket for one installation: what lies in it under our keys without a row in the database is swept away. */
export function openS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): FileStore {
  // Some providers take the bucket in the host name only.
  const isInHost = new URL(endpoint).hostname.startsWith(`${bucket}.`);
  const s3 = new S3mini({
    endpoint: isInHost ? endpoint : `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchAnswer,
  });

  return {
    async put(key, body, { contentType, size }) {
      assertFileKey(key);
      const data = body instanceof Readable ? Readable.toWeb(body) : body;
      await s3.putObject(key, data as ReadableStream | Buffer, contentType, undefined, undefined, size);
    },

    async get(key, range) {
      assertFileKey(key);
      try {
        const answer = range
          ? await s3.getObjectRaw(key, false, range.start, range.end + 1)
          : await s3.getObjectRaw(key);
        if (range && answer.status !== 206) throw new Error(`the file store answered ${answer.status} to a range`);
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- where the DOM's types are loaded too, they differ
        return answer.body ? Readable.fromWeb(answer.body as WebStream) : Readable.from([]);
      } catch (error) {
        if (isMissingFile(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      assertFileKey(key);
      await s3.deleteObject(key);
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', '', 1000, token);
        for (const { Key: key, LastModified: modifiedAt } of page?.objects ?? []) {
          if (isFileKey(key)) yield { key, modifiedAt };
        }
        token = page?.nextContinuationToken;
      } while (token);
    },

    async check() {
      try {
        const answer = await s3.getObjectRaw('check');
        await answer.body?.cancel();
      } catch (error) {
        if (!isMissingFile(error)) throw new Error(explain(error, endpoint, bucket), { cause: error });
      }
    },
  };
}

/** A store that does not answer must not hold a request for minutes; the download after the answer may take its time. */
async function fetchAnswer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const patience = new AbortController();
  const seconds = init.method === 'PUT' ? 300 : 10;
  const timer = setTimeout(() => patience.abort(new Error(`no answer within ${seconds} seconds`)), seconds * 1000);
  try {
    // A streamed body is refused without `duplex`.
    return await fetch(input, { ...init, signal: patience.signal, ...({ duplex: 'half' } as object) });
  } finally {
    clearTimeout(timer);
  }
}

function codeOf(error: S3ServiceError): string {
  return /<Code>(\w+)<\/Code>/.exec(error.body ?? '')?.[1] ?? error.serviceCode ?? 'Unknown';
}

function isMissingFile(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404 && codeOf(error) !== 'NoSuchBucket';
}

function explain(error: unknown, endpoint: string, bucket: string): string {
  if (!(error instanceof S3ServiceError)) {
    return `The file store at ${endpoint} cannot be reached (${rootMessage(error)}). Check S3_ENDPOINT and the network.`;
  }
  if (codeOf(error) === 'NoSuchBucket')
    return `There is no bucket "${bucket}" at ${endpoint}. Create it or correct S3_BUCKET.`;
  if (error.status === 401 || error.status === 403) {
    return `The file store at ${endpoint} refuses the key (${codeOf(error)}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that the key may list, read, write and delete in the bucket "${bucket}".`;
  }
  return `The file store at ${endpoint} answers ${error.status} (${codeOf(error)}).`;
}

/** `fetch` only says that it failed; why is several causes down. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootMessage(error.cause);
}
