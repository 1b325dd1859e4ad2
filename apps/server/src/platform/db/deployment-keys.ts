// Secrets that every process of a deployment shares; made once, by whichever process starts first.
import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

export interface DeploymentKeys {
  /** Derives the successors of tokens and signs addresses of files. */
  signing: Buffer;
  /** AES-256 key under which passwords travel; clients learn it from web/config. */
  passwordTransport: Buffer;
}

async function selectOrMake(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('deployment')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('deployment').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

export async function loadDeploymentKeys(db: Db): Promise<DeploymentKeys> {
  return {
    signing: await selectOrMake(db, 'signing_key'),
    passwordTransport: await selectOrMake(db, 'password_transport_key'),
  };
}
