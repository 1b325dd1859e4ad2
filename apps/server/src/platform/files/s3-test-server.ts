// A real S3-compatible server with one empty bucket, for tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from './s3-store.ts';

export interface S3TestServer {
  options: S3Options;
  close: () => Promise<void>;
}

export async function startS3TestServer({ checkSignatures = true } = {}): Promise<S3TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'tiku-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'tiku' }],
    allowMismatchedSignatures: !checkSignatures,
  });
  server.logger.silent = true;
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'tiku',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
