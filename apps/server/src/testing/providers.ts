// Real providers to send through: an SMTP server and an SMS gateway on this machine, and messengers that use them.
import { pino } from 'pino';
import { readConfig } from '../platform/config/config.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { startSmsServer } from './sms-server.ts';
import type { SmsServer } from './sms-server.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { openMessenger } from '../platform/messages/messages.ts';
import type { Messenger } from '../platform/messages/messages.ts';

export interface Providers {
  /** May be replaced by one that starts later at the same place. */
  mail: MailServer;
  sms: SmsServer;
  test: TestApp;
  /** Sends through both of them. */
  messages: Messenger;
  /** A messenger with some settings changed. */
  openWith(environment: Record<string, string>): Messenger;
  /** Everything that was written to the log since the last reset. */
  logged(): string;
  /** The table of messages, oldest first. */
  selectRows(): Promise<{ channel: string; recipient: string; subject: string; body: string; sent_at: Date | null }[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openProviders(): Promise<Providers> {
  const mail = await startMailServer();
  const sms = await startSmsServer();
  const test = await createTestApp();
  const { db, jobs } = test.services;
  let written = '';
  const log = pino({ level: 'debug' }, { write: (line: string) => void (written += line) });

  function openWith(environment: Record<string, string>): Messenger {
    const settings = { SMTP_URL: mail.url, SMS_URL: sms.url, TIKU_PUBLIC_URL: 'https://exams.example.org' };
    return openMessenger({ config: readConfig({ ...settings, ...environment }), db, jobs, log });
  }

  const providers: Providers = {
    mail,
    sms,
    test,
    messages: openWith({}),
    openWith,
    logged: () => written,
    selectRows: () =>
      db.selectFrom('message').select(['channel', 'recipient', 'subject', 'body', 'sent_at']).orderBy('id').execute(),
    reset: async () => {
      written = '';
      providers.mail.received.length = 0;
      providers.mail.mood = 'takes';
      sms.received.length = 0;
      sms.requests.length = 0;
      sms.mood = 'takes';
      await db.deleteFrom('message').execute();
    },
    close: async () => {
      await test.close();
      await providers.mail.stop();
      await sms.stop();
    },
  };
  return providers;
}

export const url = 'https://exams.example.org/account/reset?code=jq7k-3f0JxY9cQwTgYb1l2Zr8sVdNnHhKkPpMmAaEe_uXoI0';
export const toLin = { channel: 'email', to: 'lin@example.org', language: 'en' } as const;
export const toPhone = { channel: 'sms', to: '13800000001', language: 'en' } as const;
