// What people would find on their phones and in their mailboxes.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface ReceivedMessage {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
}

/** The newest first. */
export async function messagesTo(db: Db, recipient: string): Promise<ReceivedMessage[]> {
  const { rows } = await sql<ReceivedMessage>`
    select channel, recipient, subject, body from message where recipient = ${recipient} order by id desc`.execute(db);
  return rows;
}

/** For messages that a job sends: waits until there are that many. */
export async function awaitMessagesTo(db: Db, recipient: string, count: number): Promise<ReceivedMessage[]> {
  for (let turn = 0; turn < 100; turn++) {
    const messages = await messagesTo(db, recipient);
    if (messages.length >= count) return messages;
    await wait(100);
  }
  throw new Error(`${recipient} got fewer than ${count} messages`);
}

export function codeIn(message: ReceivedMessage | undefined): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error(`no code in ${JSON.stringify(message)}`);
  return code;
}

/** The secret of the link. */
export function secretIn(message: ReceivedMessage | undefined): string {
  const secret = /\?code=([\w-]+)/.exec(message?.body ?? '')?.[1];
  if (!secret) throw new Error(`no link in ${JSON.stringify(message)}`);
  return secret;
}

export async function codeSentTo(db: Db, recipient: string): Promise<string> {
  return codeIn((await messagesTo(db, recipient))[0]);
}

export async function secretSentTo(db: Db, recipient: string): Promise<string> {
  return secretIn((await messagesTo(db, recipient))[0]);
}

/** Another code that is not this one. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}
