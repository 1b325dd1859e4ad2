import type { ChangeTopic } from '@tiku/contract/limits';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** In the transaction of the change itself: nobody hears of what did not happen. `accounts` yields `account_id` and `about`. */
export async function insertChanges(tx: Db, topic: ChangeTopic, accounts: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into change (account_id, topic, about)
    select a.account_id, ${topic}, a.about from (${accounts}) as a (account_id, about)`.execute(tx);
}

/** For everybody. */
export async function insertChange(tx: Db, topic: ChangeTopic): Promise<void> {
  await tx.insertInto('change').values({ topic, account_id: null, about: null }).execute();
}

export interface ChangeRow {
  id: number;
  /** Null for everybody. */
  account_id: number | null;
  topic: ChangeTopic;
  about: number | null;
}

export interface ChangeReading {
  /** What transactions from this one on have written may not have been read. */
  seen: string;
  changes: ChangeRow[];
  /** Whose rights have changed: they may not be signed in any more. */
  revoked: { id: number; account_id: number | null }[];
}

/** By transactions that had not ended at the last reading, and later ones; nothing at the first. */
export async function readChanges(db: Db, seen: string | null): Promise<ChangeReading> {
  const { rows } = await sql<ChangeReading>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
      (select coalesce(json_agg(json_build_object('id', c.id, 'account_id', c.account_id, 'topic', c.topic, 'about', c.about)
          order by c.id), '[]')
       from change c where c.transaction_id >= ${seen}::xid8) as changes,
      (select coalesce(json_agg(json_build_object('id', r.id, 'account_id', r.account_id)), '[]')
       from revocation r where r.transaction_id >= ${seen}::xid8) as revoked`.execute(db);
  const [reading] = rows;
  if (!reading) throw new Error('a reading of changes has no answer');
  return reading;
}

/** A browser that was not connected for this long asks for everything anyway. */
export async function purgeChanges(db: Db): Promise<void> {
  await sql`delete from change where created_at < now() - interval '1 hour'`.execute(db);
}
