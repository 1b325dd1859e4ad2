// What is sent by SMS and e-mail. Every message is a row of the table `message`: the record of what was sent,
// and, where a deployment has no way to send, the outbox itself.
import { resendSeconds } from '@tiku/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Undeliverable } from './driver.ts';
import { openDrivers } from './drivers.ts';
import type { Message } from './message.ts';
import { eraseBody, findUnsent, insertMessage, markSent } from './messages.store.ts';
import type { Draft } from './messages.store.ts';
import { assertRecipient } from './recipient.ts';
import { renderMessage } from './render-message.ts';

export interface Messenger {
  /** Hands over now, within 3 seconds; refuses with `busy` when that fails. Never sends twice. Not inside a transaction. */
  sendNow(message: Message): Promise<void>;
  /** Goes out by a job once the transaction commits; e-mail is retried, an SMS is not sent late. */
  sendLater(tx: Db, message: Message): Promise<void>;
  /** What the job does with a message that was left for later. */
  deliver(messageId: number, attempt: number): Promise<void>;
}

/** What a request may wait for a provider, its own work included in the 3 seconds it has. */
const nowMs = 2_500;
/** A job can wait for a slow server; giving up early would only leave it unknown whether the mail went out. */
const laterMs = 30_000;
/** By then the person may have asked for another one, and the older code no longer works. */
const lateSmsSeconds = resendSeconds;

export interface MessengerOptions {
  config: Config;
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export function openMessenger({ config, db, jobs, log }: MessengerOptions): Messenger {
  const drivers = openDrivers(config);
  for (const [channel, driver] of Object.entries(drivers)) {
    if (driver === 'none' || (driver === 'outbox' && !config.demo))
      log.warn({ channel }, 'messages on this channel reach nobody: SMTP_URL or SMS_URL is not set');
  }

  function prepare(message: Message): Draft {
    assertRecipient(message);
    return { channel: message.channel, recipient: message.to, ...renderMessage(message, config.brand) };
  }

  return {
    async sendNow(message) {
      const draft = prepare(message);
      const driver = drivers[draft.channel];
      if (driver === 'none') {
        log.error({ channel: draft.channel }, 'nothing is set up to send this message');
        throw new AppError('busy');
      }
      if (driver === 'outbox') {
        await insertMessage(db, draft);
        return;
      }
      // Codes and links are not kept once they can be on their way.
      const id = await insertMessage(db, { ...draft, body: '' });
      try {
        await driver.send({ id, ...draft }, nowMs);
      } catch (cause) {
        log.warn({ messageId: id, channel: draft.channel, err: cause }, 'a message was not taken');
        throw new AppError('busy', { retryAfter: resendSeconds, cause });
      }
      await markSent(db, id);
    },

    async sendLater(tx, message) {
      const draft = prepare(message);
      const driver = drivers[draft.channel];
      const id = await insertMessage(tx, driver === 'none' ? { ...draft, body: '' } : draft);
      if (driver === 'none')
        log.warn({ messageId: id, channel: draft.channel }, 'nothing is set up to send this message');
      else if (driver !== 'outbox') await jobs.enqueue('send-message', { message_id: id }, { tx });
    },

    async deliver(messageId, attempt) {
      const message = await findUnsent(db, messageId);
      if (!message) return;
      const driver = drivers[message.channel];
      if (driver === 'none' || driver === 'outbox') return;
      const isSms = message.channel === 'sms';
      // Whether the gateway sent it in an earlier run that broke off is unknown, and twice is worse than never.
      if (isSms && (attempt > 1 || message.age > lateSmsSeconds)) return eraseBody(db, messageId);
      try {
        await driver.send(message, laterMs);
      } catch (error) {
        if (!isSms && !(error instanceof Undeliverable)) throw error;
        log.warn({ messageId, channel: message.channel, err: error }, 'a message was not taken');
        return eraseBody(db, messageId);
      }
      await markSent(db, messageId);
    },
  };
}

/** Whether e-mail reaches anybody: by SMTP, or in the outbox of a deployment that sends nothing. */
export function canMail({ smtpUrl, smsUrl, demo }: Pick<Config, 'smtpUrl' | 'smsUrl' | 'demo'>): boolean {
  return smtpUrl !== undefined || (demo && smsUrl === undefined);
}

/** Whether anybody may read what would have been sent: with demo content, and with no way to send anything. */
export function showsOutbox({ config, isDemo }: { config: Config; isDemo: boolean }): boolean {
  return config.demo && isDemo && !config.smtpUrl && !config.smsUrl;
}
