// The environment, parsed once. Every setting carries a sentence of help; a bad one stops the start with that sentence.
import { isIP } from 'node:net';
import { availableParallelism, platform } from 'node:os';
import { resolve } from 'node:path';
import { languages, limits, rules, variants } from '@tiku/contract';
import { z } from 'zod';

const usualProcesses = platform() === 'linux' ? Math.min(8, availableParallelism()) : 1;

const text = z.string().trim().min(1);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const MB = 1024 * 1024;
const megabytes = z.coerce.number().int().min(1).max(1_000_000_000);

function storageHelp(owner: string, usual: number): string {
  return `megabytes that the files of ${owner} may take, ${usual} by default`;
}

const members = z.coerce.number().int().min(1).max(100_000);

function groupHelp(owner: string, usual: number): string {
  return `how many members a group ${owner} may have, ${usual} by default`;
}

const questions = z.coerce.number().int().min(1).max(1_000_000);

function bankHelp(owner: string, usual: number): string {
  return `how many questions ${owner} may keep in the question bank, ${usual} by default`;
}

function isProxy(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const proxies = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .refine((list) => list.every(isProxy));

interface Sender {
  name: string;
  address: string;
}

/** `Name <address>` or an address alone; null for anything else. */
function readSender(value: string): Sender | null {
  const [, name = '', email = value] = /^([^<>"\p{Cc}]*)<(.*)>$/u.exec(value) ?? [];
  return rules.email.pattern.test(email) ? { name: name.trim(), address: email } : null;
}

interface Setting {
  schema: z.ZodType;
  help: string;
}

const settings = {
  PORT: { schema: z.coerce.number().int().min(0).max(65535).default(3000), help: 'a port number, 3000 by default' },
  HOST: { schema: text.default('0.0.0.0'), help: 'the address to listen on, 0.0.0.0 by default' },
  TIKU_DATA: { schema: text.default('data'), help: 'the folder for the database and files, ./data by default' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    help: 'postgres://user:password@host:port/database; without it Tiku runs its own PostgreSQL',
  },
  TIKU_PROCESSES: {
    schema: z.coerce.number().int().min(1).max(64).default(usualProcesses),
    help: 'how many processes share the work, 1 to 64; as many as there are cores by default, one where the system cannot share a port',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(4).max(200).default(20),
    help: 'connections of all processes together, 4 to 200, but at least 4 for each',
  },
  DATABASE_PREPARE: {
    schema: flag.default(true),
    help: '0 behind a pooler in transaction mode that does not know named statements, such as PgBouncer before 1.21',
  },
  TIKU_VARIANT: { schema: z.enum(variants).default('A'), help: 'A (with companies and partners) or B (without)' },
  TIKU_LANGUAGE: { schema: z.enum(languages).optional(), help: `one language for everybody: ${languages.join(', ')}` },
  TIKU_BRAND: {
    schema: text
      .max(40)
      .regex(/^[^\p{Cc}]*$/u)
      .default('Tiku'),
    help: 'the name people see, at most 40 characters on one line',
  },
  TIKU_DEMO: { schema: flag.default(true), help: '0 keeps demo content out of an empty database, 1 loads it' },
  TIKU_REVIEW_EXAMS: {
    schema: flag.default(false),
    help: '1 lets public exams wait for an operator to look at them, 0 (the default) shows them at once',
  },
  TIKU_OFFLINE: {
    schema: flag.default(true),
    help: '0 keeps nothing in browsers for use without a connection, and takes back what is kept there; 1 by default',
  },
  TIKU_PUBLIC_URL: { schema: address.optional(), help: 'the address people type, such as https://exams.example.org' },
  TIKU_TRUSTED_PROXIES: {
    schema: proxies.default([]),
    help: 'comma-separated addresses or networks of your own proxies, such as 127.0.0.1,10.0.0.0/8; never "everybody"',
  },
  TIKU_RATE_LIMIT: {
    schema: z.coerce.number().int().min(1).default(600),
    help: 'requests a minute for one account at one address, 600 by default; an address alone may make a hundred times as many',
  },
  TIKU_STORAGE_FREE: { schema: megabytes.default(200), help: storageHelp('an account', 200) },
  TIKU_STORAGE_VIP: { schema: megabytes.default(5_120), help: storageHelp('a VIP', 5_120) },
  TIKU_STORAGE_COMPANY: { schema: megabytes.default(20_480), help: storageHelp('a company', 20_480) },
  TIKU_GROUP_FREE: { schema: members.default(200), help: groupHelp('of an account', 200) },
  TIKU_GROUP_VIP: { schema: members.default(2_000), help: groupHelp('of a VIP or a company', 2_000) },
  TIKU_BANK_FREE: { schema: questions.default(500), help: bankHelp('an account', 500) },
  TIKU_BANK_VIP: { schema: questions.default(100_000), help: bankHelp('a VIP', 100_000) },
  TIKU_HOMEWORK_QUESTIONS: {
    schema: z.coerce.number().int().min(1).max(limits.homeworkChosen).default(300),
    help: `how many questions a homework may have, 1 to ${limits.homeworkChosen}, 300 by default`,
  },
  TIKU_BACKUP_DIR: {
    schema: text.optional(),
    help: 'a folder outside TIKU_DATA, to which a backup is written every night; none by default',
  },
  TIKU_BACKUP_KEEP: {
    schema: z.coerce.number().int().min(1).max(1_000).default(7),
    help: 'how many of these backups are kept, 7 by default',
  },
  TIKU_BACKUP_PASSPHRASE: {
    schema: text.min(12).optional(),
    help: 'at least 12 characters; the nightly backups can be read with it alone',
  },
  TIKU_METRICS_TOKEN: {
    schema: text
      .min(16)
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    help: 'at least 16 characters without spaces, to be sent as `Authorization: Bearer …` to /metrics; without it only private networks see the figures',
  },
  TIKU_LOG: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    help: 'debug, info, warn, error or silent',
  },
  SMTP_URL: { schema: z.url({ protocol: /^smtps?$/ }).optional(), help: 'smtp://user:password@host:587' },
  SMS_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    help: 'the address of your SMS gateway, to which {"mobile", "text"} is posted as JSON',
  },
  TIKU_MAIL_FROM: {
    schema: text
      .transform(readSender)
      .refine((sender) => sender !== null)
      .optional(),
    help: 'the sender of e-mails, such as Tiku <no-reply@exams.example.org>',
  },
  S3_ENDPOINT: { schema: address.optional(), help: 'https://s3.example.org; files then go to S3 instead of the disk' },
  S3_REGION: { schema: text.default('auto'), help: 'the region of the bucket' },
  S3_BUCKET: { schema: text.optional(), help: 'the bucket for files' },
  S3_ACCESS_KEY_ID: { schema: text.optional(), help: 'the key id for the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: text.optional(), help: 'the secret for the bucket' },
  WECHAT_APP_ID: { schema: text.optional(), help: 'the app id of your WeChat website application' },
  WECHAT_APP_SECRET: { schema: text.optional(), help: 'its secret' },
  WECHAT_LOGIN_URL: {
    schema: address.default('https://open.weixin.qq.com'),
    help: "the base address of WeChat's page with the code to scan",
  },
  WECHAT_URL: { schema: address.default('https://api.weixin.qq.com'), help: "the base address of WeChat's API" },
} satisfies Record<string, Setting>;

export const settingNames = Object.keys(settings);

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BackupConfig {
  directory: string;
  /** How many of them. */
  keep: number;
  passphrase: string | undefined;
}

/** Bytes that files may take. */
export interface StorageLimits {
  free: number;
  vip: number;
  company: number;
}

/** How many members a group may have. */
export interface GroupLimits {
  free: number;
  /** Of a VIP or a company. */
  vip: number;
}

/** How many questions somebody's bank may hold. */
interface BankLimits {
  free: number;
  vip: number;
}

export interface WechatConfig {
  appId: string;
  appSecret: string;
  /** Of its API. */
  url: string;
  /** Of the page where people sign in. */
  loginUrl: string;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  processes: number;
  /** Of this process. */
  poolSize: number;
  preparesStatements: boolean;
  variant: Settings['TIKU_VARIANT'];
  forcedLanguage: Settings['TIKU_LANGUAGE'];
  brand: string;
  demo: boolean;
  /** Whether public exams wait for a review. */
  reviewsExams: boolean;
  /** Whether browsers keep what is needed without a connection. */
  offline: boolean;
  publicUrl: string | undefined;
  trustedProxies: string[];
  rateLimit: number;
  storage: StorageLimits;
  groupMembers: GroupLimits;
  bankQuestions: BankLimits;
  /** How many a homework may have. */
  homeworkQuestions: number;
  /** Where nightly backups go. */
  backup: BackupConfig | undefined;
  metricsToken: string | undefined;
  logLevel: Settings['TIKU_LOG'];
  smtpUrl: string | undefined;
  mailFrom: Sender;
  smsUrl: string | undefined;
  s3: S3Config | undefined;
  wechat: WechatConfig | undefined;
}

/** Everything that is wrong with the environment, one sentence a setting. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Tiku cannot start with these settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, help }] of Object.entries<Setting>(settings)) {
    // An empty value is what compose files and shells leave for "not set".
    const result = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: expected ${help}.`);
  }
  const known = values as Settings;
  const s3 = completeGroup(problems, {
    S3_ENDPOINT: known.S3_ENDPOINT,
    S3_BUCKET: known.S3_BUCKET,
    S3_ACCESS_KEY_ID: known.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: known.S3_SECRET_ACCESS_KEY,
  });
  const wechat = completeGroup(problems, {
    WECHAT_APP_ID: known.WECHAT_APP_ID,
    WECHAT_APP_SECRET: known.WECHAT_APP_SECRET,
  });
  // Without it the links would lead wherever the request said it was sent to, and anybody can write that.
  if (known.SMTP_URL && !known.TIKU_PUBLIC_URL)
    problems.push('TIKU_PUBLIC_URL: is needed together with SMTP_URL, because e-mails carry links to this site.');
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: known.PORT,
    host: known.HOST,
    dataDir: resolve(known.TIKU_DATA),
    databaseUrl: known.DATABASE_URL,
    processes: known.TIKU_PROCESSES,
    poolSize: Math.max(4, Math.floor(known.DATABASE_POOL / known.TIKU_PROCESSES)),
    preparesStatements: known.DATABASE_PREPARE,
    variant: known.TIKU_VARIANT,
    forcedLanguage: known.TIKU_LANGUAGE,
    brand: known.TIKU_BRAND,
    demo: known.TIKU_DEMO,
    reviewsExams: known.TIKU_REVIEW_EXAMS,
    offline: known.TIKU_OFFLINE,
    publicUrl: known.TIKU_PUBLIC_URL,
    trustedProxies: known.TIKU_TRUSTED_PROXIES,
    rateLimit: known.TIKU_RATE_LIMIT,
    storage: {
      free: known.TIKU_STORAGE_FREE * MB,
      vip: known.TIKU_STORAGE_VIP * MB,
      company: known.TIKU_STORAGE_COMPANY * MB,
    },
    groupMembers: { free: known.TIKU_GROUP_FREE, vip: known.TIKU_GROUP_VIP },
    bankQuestions: { free: known.TIKU_BANK_FREE, vip: known.TIKU_BANK_VIP },
    homeworkQuestions: known.TIKU_HOMEWORK_QUESTIONS,
    backup: known.TIKU_BACKUP_DIR
      ? {
          directory: resolve(known.TIKU_BACKUP_DIR),
          keep: known.TIKU_BACKUP_KEEP,
          passphrase: known.TIKU_BACKUP_PASSPHRASE,
        }
      : undefined,
    metricsToken: known.TIKU_METRICS_TOKEN,
    logLevel: known.TIKU_LOG,
    smtpUrl: known.SMTP_URL,
    mailFrom: known.TIKU_MAIL_FROM ?? defaultSender(known.TIKU_BRAND, known.TIKU_PUBLIC_URL),
    smsUrl: known.SMS_URL,
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      region: known.S3_REGION,
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    wechat: wechat && {
      appId: wechat.WECHAT_APP_ID,
      appSecret: wechat.WECHAT_APP_SECRET,
      url: known.WECHAT_URL,
      loginUrl: known.WECHAT_LOGIN_URL,
    },
  };
}

function defaultSender(brand: string, publicUrl: string | undefined): Sender {
  return { name: brand, address: `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}` };
}

/** Settings that only make sense together: all of them, or none. */
function completeGroup<K extends string>(
  problems: string[],
  group: Record<K, string | undefined>,
): Record<K, string> | undefined {
  const names = Object.keys(group) as K[];
  const missing = names.filter((name) => group[name] === undefined);
  if (missing.length === names.length) return undefined;
  for (const name of missing)
    problems.push(`${name}: is needed together with ${names.filter((n) => n !== name).join(', ')}.`);
  return group as Record<K, string>;
}
