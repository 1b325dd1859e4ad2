import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Channel } from './message.ts';

export interface Draft {
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
}

export async function insertMessage(db: Db, draft: Draft): Promise<number> {
  const { channel, recipient, subject, body } = draft;
  const row = await db
    .insertInto('message')
    .values({ channel, recipient, subject, body })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** With its age in seconds. */
export async function findUnsent(db: Db, id: number): Promise<(Draft & { id: number; age: number }) | null> {
  const { rows } = await sql<Draft & { id: number; age: number }>`
    select id, channel, recipient, subject, body, extract(epoch from now() - created_at)::float8 as age
    from message where id = ${id} and sent_at is null`.execute(db);
  return rows[0] ?? null;
}

/** What is on its way is remembered without what it said: a code or a link is nobody's business any more. */
export async function markSent(db: Db, id: number): Promise<void> {
  await sql`update message set sent_at = now(), body = '' where id = ${id}`.execute(db);
}

export async function eraseBody(db: Db, id: number): Promise<void> {
  await sql`update message set body = '' where id = ${id}`.execute(db);
}

export interface KeptMessage extends Draft {
  id: number;
  created_at: Date;
}

export async function selectNewestMessages(db: Db, limit: number): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select id, channel, recipient, subject, body, created_at
    from message order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function purgeMessages(db: Db): Promise<void> {
  await sql`delete from message where created_at < now() - interval '30 days'`.execute(db);
}
