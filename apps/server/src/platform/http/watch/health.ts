// For the systems that decide about restarts and traffic: is the process alive, and can it work?
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isReadOnly } from './health.store.ts';
import type { Db } from '../../db/database.ts';
import { answersWithin } from './answers-within.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services/services.ts';
import { errorBody } from '../error-handler.ts';
import { negotiateLanguage } from '../language.ts';
import type { Shedding } from '../limits/shedding.ts';

type Trouble = 'stopping' | 'load' | 'database' | 'files' | 'jobs';

/** Milliseconds; this check gives up sooner than what it asks. */
const patience = 2_000;
/** A queue polls every few seconds: after this long without an answer it does not work. */
const maxSilentSeconds = 60;

export function registerHealth(app: FastifyInstance, services: Services, { isStopping }: Shedding): void {
  // Alive as long as it answers at all: a restart under load would only take away what it was doing.
  app.get('/healthz', { config: { isAlwaysServed: true } }, async () => ({ status: 'ok' }));

  let checking: Promise<Trouble | null> | undefined;
  async function findTrouble(log: FastifyBaseLogger): Promise<Trouble | null> {
    if (isStopping()) return 'stopping';
    if (app.isUnderPressure()) return 'load';
    // However many ask at once, everything is looked at once.
    checking ??= checkParts(services, log).finally(() => (checking = undefined));
    return checking;
  }

  app.get('/readyz', { config: { isAlwaysServed: true } }, async (request, reply) => {
    const reason = await findTrouble(request.log);
    if (reason === null) return { status: 'ready' };
    const refusal = new AppError('busy');
    request.outcome = refusal.errorName;
    const language = negotiateLanguage(request.headers['accept-language']);
    return reply
      .code(refusal.statusCode)
      .header('retry-after', '2')
      .send({ ...errorBody(refusal, language), reason });
  });
}

async function checkParts({ db, files, jobs }: Services, log: FastifyBaseLogger): Promise<Trouble | null> {
  const parts: [Trouble, () => Promise<unknown>][] = [
    ['database', () => checkDatabase(db)],
    ['files', () => files.check()],
    ['jobs', () => checkQueue(jobs.silentSeconds())],
  ];
  const troubles = await Promise.all(
    parts.map(async ([name, check]) => {
      try {
        await answersWithin(patience, check());
        return null;
      } catch (error) {
        log.warn({ err: error }, `not ready: ${name}`);
        return name;
      }
    }),
  );
  return troubles.find((trouble) => trouble !== null) ?? null;
}

/** A standby answers too, and takes nothing. */
async function checkDatabase(db: Db): Promise<void> {
  if (await isReadOnly(db)) throw new Error('the database can only be read');
}

async function checkQueue(silentSeconds: number): Promise<void> {
  if (silentSeconds > maxSilentSeconds) throw new Error(`the job queue has not moved for ${silentSeconds} seconds`);
}
