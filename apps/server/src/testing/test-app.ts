// The real application on a real database, called through HTTP as a client would.
import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, parseAddress } from '@tiku/contract';
import type { CallAddress, RequestOf, ResponseOf } from '@tiku/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { loadDeploymentKeys } from '../platform/db/deployment-keys.ts';
import { createPasswordHasher } from '../platform/passwords/password-hasher.ts';
import { jobs as featureJobs } from '../features.ts';
import { createChangeStreams } from '../features/events/events.ts';
import { createPapers } from '../features/attempt/attempt.ts';
import { createContents } from '../features/question-content/question-content.ts';
import { openDiskStore } from '../platform/files/disk-store.ts';
import type { Services } from '../platform/services/services.ts';
import { startSession } from '../platform/session/sessions.ts';
import { createTraffic } from '../platform/limits/traffic.ts';
import { openJobs, workOnJobs } from '../platform/services/feature-jobs.ts';
import { openMessenger } from '../platform/messages/messages.ts';
import { createPeers } from '../platform/processes/peers.ts';
import { createTestDatabase } from './test-database.ts';

interface CallOptions {
  token?: string;
  companyId?: number;
  language?: string;
  ip?: string;
  headers?: Record<string, string>;
}

interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  db: Services['db'];
  /** A call of the contract. The body is typed as its success; a test of a refusal looks at the status first. */
  call<A extends CallAddress>(address: A, input: RequestOf<A>, options?: CallOptions): Promise<Answer<ResponseOf<A>>>;
  /** Anything else that can be sent. */
  send(options: InjectOptions): Promise<Answer<unknown>>;
  /** A token as signing in would give it, without the wait for the password. */
  tokenFor(accountId: number): Promise<string>;
  sealPassword(password: string, iv?: Buffer): { password: string; iv: string };
  /** Works on jobs from now on. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Limits nobody and sheds no load by default: a test run asks more often than any class of pupils. */
export async function createTestApp(environment: Record<string, string> = {}, maxEventLoopDelay = 0): Promise<TestApp> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'tiku-files-'));
  const jobs = await openJobs(featureJobs, { connection: database.connection, log: () => {} });
  const keys = await loadDeploymentKeys(database.db);
  const config = readConfig({ TIKU_LOG: 'silent', TIKU_RATE_LIMIT: '1000000', ...environment });
  const log = pino({ level: 'silent' });
  const services: Services = {
    config,
    db: database.db,
    pool: database.pool,
    urgent: database,
    background: database,
    contents: createContents(),
    papers: createPapers(),
    keys,
    files: openDiskStore(directory),
    jobs,
    messages: openMessenger({ config, db: database.db, jobs, log }),
    passwords: await createPasswordHasher({ maxWaiting: 1_000 }),
    peers: createPeers(),
    traffic: createTraffic(),
    streams: createChangeStreams(database.db, () => undefined),
    isDemo: false,
  };
  const app = await buildApp({ services, log, maxEventLoopDelay });

  async function send(options: InjectOptions): Promise<Answer<unknown>> {
    const response = await app.inject(options);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.rawPayload,
      headers: response.headers,
    };
  }

  return {
    app,
    services,
    db: database.db,
    send,
    call: async (address, input, options = {}) => {
      const { method, path } = parseAddress(address);
      const query: Record<string, string> = { os_type: '5' };
      if (options.companyId !== undefined) query.company_id = String(options.companyId);
      if (method === 'GET') for (const [name, value] of Object.entries(input)) query[name] = String(value);
      const answer = await send({
        method,
        url: apiBase + path,
        query,
        headers: {
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
          ...(options.language ? { 'accept-language': options.language } : {}),
          ...options.headers,
        },
        ...(options.ip ? { remoteAddress: options.ip } : {}),
        ...(method === 'GET' ? {} : { payload: input }),
      });
      return answer as Answer<ResponseOf<typeof address>>;
    },
    tokenFor: async (accountId) => {
      const pair = await startSession(database.db, keys.signing, { accountId, osType: 5, userAgent: 'test' });
      return pair.access_token;
    },
    sealPassword: (password, iv = randomBytes(16)) => {
      const cipher = createCipheriv('aes-256-cbc', keys.passwordTransport, iv);
      const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
      return { password: sealed.toString('base64'), iv: iv.toString('base64') };
    },
    startJobs: () => workOnJobs(featureJobs, services),
    close: async () => {
      await app.close();
      await jobs.stop();
      await services.passwords.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
