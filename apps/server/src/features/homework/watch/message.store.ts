import { messagesShown } from '@tiku/contract';
import type { HomeworkMessage } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { ToldMessage } from '../../attempt/kinds/kinds.ts';
import { insertChanges } from '../../events/events.ts';
import { homeworkPlaces, isHomeworkOf, isInFigures } from '../access/access.ts';

interface NewMessage {
  homework_id: number;
  account_id: number;
  to_account_id: number | null;
  message: string;
  request_key: string;
}

/** Null where the same key has told something before. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<number | null> {
  const inserted = await tx
    .insertInto('homework_message')
    .values(message)
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Everybody it is for who is at it now finds it in their attempt, and their screens hear of it. Answers how many they are. */
export async function addressMessage(tx: Db, messageId: number): Promise<number> {
  const { rows } = await sql<{ attempt_id: number }>`
    insert into attempt_message (attempt_id, message_id)
    select a.id, h.id from homework_message h join attempt a on a.homework_id = h.homework_id
    where h.id = ${messageId} and a.account_id = coalesce(h.to_account_id, a.account_id)
      and a.handed_in_at is null and a.deleted_at is null and ${isInFigures} and a.deadline > now()
    returning attempt_id`.execute(tx);
  await insertChanges(
    tx,
    'attempt',
    sql`select a.account_id, a.id from attempt_message s join attempt a on a.id = s.attempt_id where s.message_id = ${messageId}`,
  );
  return rows.length;
}

interface MessageRow {
  id: number;
  message: string;
  sent_at: Date;
  sender_id: number;
  sender_name: string;
  to_id: number | null;
  to_name: string | null;
  to_count: number;
  seen_count: number;
}

function present(row: MessageRow): HomeworkMessage {
  return {
    message_id: row.id,
    text: row.message,
    sent_at: row.sent_at.toISOString(),
    sender: { user_id: row.sender_id, name: row.sender_name },
    to: row.to_id === null ? null : { user_id: row.to_id, name: row.to_name ?? '' },
    to_count: row.to_count,
    seen_count: row.seen_count,
  };
}

async function selectShown(db: Db, page: RawBuilder<unknown>): Promise<HomeworkMessage[]> {
  const { rows } = await sql<MessageRow>`
    select t.id, t.message, t.sent_at, t.account_id as sender_id, coalesce(nullif(s.alias, ''), sa.name) as sender_name,
      t.to_account_id as to_id, coalesce(nullif(r.alias, ''), ra.name) as to_name, seen.to_count, seen.seen_count
    from (select * from homework_message where ${page}) t
    join homework h on h.id = t.homework_id
    join account sa on sa.id = t.account_id
    left join group_member s on s.group_id = h.group_id and s.account_id = t.account_id
    left join account ra on ra.id = t.to_account_id
    left join group_member r on r.group_id = h.group_id and r.account_id = t.to_account_id
    cross join lateral (
      select count(*) as to_count, count(seen_at) as seen_count from attempt_message where message_id = t.id) seen
    order by t.id desc`.execute(db);
  return rows.map(present);
}

export async function selectMessages(
  db: Db,
  homeworkId: number,
  { start, limit }: { start: number; limit: number },
): Promise<HomeworkMessage[]> {
  return selectShown(
    db,
    sql`homework_id = ${homeworkId} order by homework_message.id desc offset ${start} limit ${limit}`,
  );
}

export async function countMessages(db: Db, homeworkId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from homework_message where homework_id = ${homeworkId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectByKey(db: Db, accountId: number, requestKey: string): Promise<HomeworkMessage> {
  const [message] = await selectShown(db, sql`account_id = ${accountId} and request_key = ${requestKey}`);
  if (!message) throw new Error('a message was not kept');
  return message;
}

/** Those of an attempt, in the order in which they were sent. */
export async function selectToldTo(db: Db, attemptId: number): Promise<ToldMessage[]> {
  const { rows } = await sql<ToldMessage>`
    select * from (
      select t.id, t.message as text, t.sent_at, coalesce(nullif(m.alias, ''), a.name) as sender_name,
        s.seen_at is not null as is_seen
      from attempt_message s
      join homework_message t on t.id = s.message_id
      join homework h on h.id = t.homework_id
      join account a on a.id = t.account_id
      left join group_member m on m.group_id = h.group_id and m.account_id = t.account_id
      where s.attempt_id = ${attemptId} order by t.id desc limit ${sql.lit(messagesShown)}) newest
    order by id`.execute(db);
  return rows;
}

/** Answers whether the actor was told any of them. */
export async function noteMessagesSeen(
  db: Db,
  actor: Actor,
  attemptId: number,
  messageIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    update attempt_message s set seen_at = coalesce(s.seen_at, now())
    from attempt a, ${homeworkPlaces}
    where s.attempt_id = ${attemptId} and s.message_id = any(${messageIds}::bigint[]) and a.id = s.attempt_id
      and h.id = a.homework_id and m.account_id = a.account_id and ${isHomeworkOf(actor, 'member')}
    returning s.message_id`.execute(db);
  return rows.length > 0;
}
