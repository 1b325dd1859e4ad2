// What a process opens once: its connections, and what its features keep in memory.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { DeploymentKeys } from '../db/deployment-keys.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Traffic } from '../limits/traffic.ts';
import type { Messenger } from '../messages/messages.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { Peers } from '../processes/peers.ts';

/**
 * What features add: each declares its own services in this interface, and `open-services.ts` opens them.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface FeatureServices {}

/** Opened once at the start, shared by every request of a process. */
export interface Services extends FeatureServices {
  config: Config;
  db: Kysely<Tables>;
  /** For what the query builder cannot say: see `bulkTransaction`. */
  pool: pg.Pool;
  /** What urgent calls are given instead: whatever else goes on, these connections are there for answers. */
  urgent: { db: Kysely<Tables>; pool: pg.Pool };
  /** What slow calls are given instead, and jobs: a statement may take minutes, and holds up nobody's page. */
  background: { db: Kysely<Tables>; pool: pg.Pool };
  keys: DeploymentKeys;
  files: FileStore;
  jobs: Jobs;
  messages: Messenger;
  passwords: PasswordHasher;
  peers: Peers;
  /** What this process answers just now. */
  traffic: Traffic;
  /** Whether the database holds the demo content, so that its accounts may be offered. */
  isDemo: boolean;
}
