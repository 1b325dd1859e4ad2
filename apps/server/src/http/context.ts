// What a handler is given: who acts, how they asked, and the services it may use.
import type { Access, Language } from '@tiku/contract';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { DeploymentKeys } from '../db/deployment-keys.ts';
import type { Tables } from '../db/tables.ts';
import type { PasswordHasher } from '../features/account/password-hasher.ts';
import type { ChangeStreams } from '../features/events/events.ts';
import type { Papers } from '../features/practice/attempt/paper.ts';
import type { Contents } from '../features/question-content/question-content.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Messenger } from '../messages/messages.ts';
import type { Peers } from '../processes/peers.ts';
import type { CompanyActor, SignedInActor } from './actor.ts';
import type { Traffic } from './watch/traffic.ts';

/** Opened once at the start, shared by every request of a process. */
export interface Services {
  config: Config;
  db: Kysely<Tables>;
  /** For what the query builder cannot say: see `bulkTransaction`. */
  pool: pg.Pool;
  /** What urgent calls are given instead: whatever else goes on, these connections are there for answers. */
  urgent: { db: Kysely<Tables>; pool: pg.Pool };
  /** What slow calls are given instead, and jobs: a statement may take minutes, and holds up nobody's page. */
  background: { db: Kysely<Tables>; pool: pg.Pool };
  /** Remembered by the process: none of it ever changes. */
  contents: Contents;
  papers: Papers;
  keys: DeploymentKeys;
  files: FileStore;
  jobs: Jobs;
  messages: Messenger;
  passwords: PasswordHasher;
  peers: Peers;
  /** What this process answers just now. */
  traffic: Traffic;
  /** The screens that are open at this process. */
  streams: ChangeStreams;
  /** Whether the database holds the demo content, so that its accounts may be offered. */
  isDemo: boolean;
}

type ActorFor<A extends Access> = A extends 'public' ? null : A extends 'company' ? CompanyActor : SignedInActor;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface Context<A extends Access = Access> extends Services {
  actor: ActorFor<A>;
  language: Language;
  osType: number;
  /** The caller's address, from a proxy's header only where that proxy is trusted. */
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** For downloads, which set their own type and caching. */
  reply: FastifyReply;
}
