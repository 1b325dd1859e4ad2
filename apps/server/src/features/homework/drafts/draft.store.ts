import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function findDraft(db: Db, accountId: number, groupId: number) {
  const { rows } = await sql<{ content: string; updated_at: Date }>`
    select content #>> '{}' as content, updated_at from homework_draft
    where account_id = ${accountId} and group_id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

export async function upsertDraft(db: Db, accountId: number, groupId: number, content: string): Promise<Date> {
  const { rows } = await sql<{ updated_at: Date }>`
    insert into homework_draft (account_id, group_id, content)
    values (${accountId}, ${groupId}, to_jsonb(${content}::text))
    on conflict (account_id, group_id) do update set content = excluded.content, updated_at = now()
    returning updated_at`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('a draft was not kept');
  return kept.updated_at;
}

export async function deleteDraft(db: Db, accountId: number, groupId: number): Promise<void> {
  await sql`delete from homework_draft where account_id = ${accountId} and group_id = ${groupId}`.execute(db);
}
