// Looks at what a deployment stands on, and says what to do about what is wrong.
import { mkdir, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { ConfigError } from '../platform/config/config.ts';
import type { Config } from '../platform/config/config.ts';
import { listPendingMigrations } from '../platform/db/migrate.ts';
import { countAside } from '../platform/jobs/set-aside.store.ts';
import { hasOperator, selectDatabaseState } from './deployment.store.ts';
import type { Command } from './command.ts';
import { openFiles, withDeployment } from './open-deployment.ts';
import type { Deployment } from './open-deployment.ts';

interface Finding {
  check: 'configuration' | 'database' | 'storage' | 'mail' | 'clock' | 'disk' | 'migrations' | 'operator' | 'jobs';
  state: 'good' | 'warning' | 'bad';
  message: string;
}

type Check = Finding['check'];

const good = (check: Check, message: string): Finding => ({ check, state: 'good', message });
const bad = (check: Check, message: string): Finding => ({ check, state: 'bad', message });
const warning = (check: Check, message: string): Finding => ({ check, state: 'warning', message });

const oldestVersion = 150_000;
/** Seconds that this machine and the database may differ. */
const maxDrift = 5;
const GB = 1024 ** 3;
const patience = 5_000;

function lookAtConfiguration(config: Config): Finding[] {
  const found: Finding[] = [];
  if (config.demo) {
    found.push(
      warning(
        'configuration',
        'Demo content is on, with passwords that everybody knows: set TIKU_DEMO=0 before the first start.',
      ),
    );
  }
  if (!config.publicUrl) {
    found.push(warning('configuration', 'Links lead to this machine: set TIKU_PUBLIC_URL to the address people type.'));
  } else if (config.publicUrl.startsWith('http://')) {
    found.push(
      warning(
        'configuration',
        'TIKU_PUBLIC_URL begins with http: put a proxy with TLS before the server and use https.',
      ),
    );
  }
  if (config.publicUrl?.startsWith('https://') && config.trustedProxies.length === 0) {
    found.push(
      warning(
        'configuration',
        'No proxy is trusted, so everybody has the address of yours: name it in TIKU_TRUSTED_PROXIES.',
      ),
    );
  }
  return found.length > 0 ? found : [good('configuration', 'All settings can be used.')];
}

async function lookAtMail({ smtpUrl, smsUrl }: Config): Promise<Finding> {
  if (!smtpUrl && !smsUrl)
    return warning('mail', 'Nothing can be sent, so nobody can register: set SMTP_URL, SMS_URL or both.');
  if (!smtpUrl) return good('mail', 'Codes go out by SMS; e-mail is not set up.');
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, ...times });
  try {
    await transport.verify();
    return good('mail', 'The mail server takes messages.');
  } catch (error) {
    return bad('mail', `The mail server refuses: ${messageOf(error)}. Check SMTP_URL: host, port, user and password.`);
  } finally {
    transport.close();
  }
}

async function lookAtStorage(config: Config): Promise<Finding> {
  const place = config.s3 ? 'the bucket' : 'TIKU_DATA/files';
  try {
    await openFiles(config).check();
    return good('storage', `Files can be kept in ${place}.`);
  } catch (error) {
    return bad('storage', `Files cannot be kept in ${place}: ${messageOf(error)}`);
  }
}

async function lookAtDisk({ dataDir }: Config): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const said = `${(free / GB).toFixed(1)} GB are free in ${dataDir}.`;
    return free < GB ? bad('disk', `${said} Make room: PostgreSQL stops when the disk is full.`) : good('disk', said);
  } catch (error) {
    return bad(
      'disk',
      `TIKU_DATA (${dataDir}) cannot be written: ${messageOf(error)}. Create it for the user of the server.`,
    );
  }
}

async function lookAtDatabase({ db }: Deployment): Promise<Finding[]> {
  const seen = await selectDatabaseState(db);
  if (!seen) return [bad('database', 'It does not answer.')];
  const drift = Math.abs(Date.now() / 1000 - seen.seconds);
  const found: Finding[] = [];
  if (seen.version < oldestVersion) found.push(bad('database', 'PostgreSQL is too old: use version 15 or newer.'));
  if (!seen.can_create) {
    found.push(bad('database', 'The user of DATABASE_URL may not create tables: grant create on schema public to it.'));
  }
  if (seen.left < 15)
    found.push(
      warning('database', `Only ${seen.left} connections are left: raise max_connections, or lower DATABASE_POOL.`),
    );
  if (found.length === 0) found.push(good('database', `PostgreSQL ${Math.floor(seen.version / 10_000)} answers.`));
  found.push(
    drift > maxDrift
      ? bad('clock', `This machine and the database differ by ${Math.round(drift)} seconds: set both by NTP.`)
      : good('clock', 'This machine and the database tell the same time.'),
  );
  const pending = await listPendingMigrations(db);
  found.push(
    pending.length > 0
      ? warning('migrations', `${pending.length} are still to be applied: the next start of the server does that.`)
      : good('migrations', 'The database is up to date.'),
  );
  return pending.length > 0 ? found : [...found, await lookForOperator(db), await lookAtJobs(db)];
}

async function lookAtJobs(db: Deployment['db']): Promise<Finding> {
  const aside = await countAside(db);
  if (aside.length === 0) return good('jobs', 'Nothing is set aside.');
  const said = aside.map(({ kind, count, oldest_at }) => `${count} of ${kind} since ${oldest_at.toISOString()}`);
  return warning('jobs', `What failed is set aside and tried again: ${said.join(', ')}. /operator/jobs says why.`);
}

async function lookForOperator(db: Deployment['db']): Promise<Finding> {
  return (await hasOperator(db))
    ? good('operator', 'There is somebody to run it.')
    : warning('operator', 'There is no operator: npx tiku create-operator <user name>.');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

async function examine(readConfig: () => Config): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [bad('configuration', error.message)];
  }
  const disk = await lookAtDisk(config);
  const others = disk.state === 'bad' ? [] : [await lookAtStorage(config)];
  const database =
    disk.state === 'bad'
      ? []
      : await withDeployment(config, lookAtDatabase).catch((error: unknown) => [
          bad(
            'database',
            `It cannot be reached: ${messageOf(error)}. Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.`,
          ),
        ]);
  return [...lookAtConfiguration(config), disk, ...others, await lookAtMail(config), ...database];
}

const signs = { good: '✓', warning: '!', bad: '✗' };

export const doctor: Command = {
  usage: 'doctor',
  help: 'Look at configuration, database, storage, mail, clock, disk, migrations and jobs, and say what to do about what is wrong. Ends with 1 if something is.',
  takes: [0, 0],
  run: async (readConfig) => {
    const findings = await examine(readConfig);
    return {
      lines: findings.map(({ check, state, message }) => `${signs[state]} ${check}: ${message}`),
      json: { findings },
      exitCode: findings.some(({ state }) => state === 'bad') ? 1 : 0,
    };
  },
};
