import type { OperatorAbout, OperatorActionName } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { followsId } from '../../../platform/db/keyset.ts';
import { holdsWords } from '../../exam/questions/questions.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';

export interface ActionRow {
  id: number;
  account_id: number | null;
  actor_name: string;
  action: OperatorActionName;
  about: OperatorAbout;
  about_id: number | null;
  title: string;
  detail: { reason?: unknown };
  created_at: Date;
}

interface NewAction {
  accountId: number | null;
  action: OperatorActionName;
  about: OperatorAbout;
  aboutId: number | null;
  title: string;
  detail: object;
  /** As text of a tsvector. */
  search: string;
}

export async function insertAction(tx: Db, action: NewAction): Promise<void> {
  const { accountId, aboutId, detail, search, title, about } = action;
  await sql`
    insert into operator_action (account_id, actor_name, action, about, about_id, title, detail, search)
    select ${accountId}::bigint, coalesce((select username from account where id = ${accountId}::bigint), ''),
      ${action.action}, ${about}, ${aboutId}::bigint, ${title}, ${JSON.stringify(detail)}::jsonb, ${search}::tsvector`.execute(
    tx,
  );
}

interface Wanted {
  after?: string | undefined;
  limit: number;
  action?: OperatorActionName | undefined;
  about?: OperatorAbout | undefined;
  about_id?: number | undefined;
  words: SearchQuery | null;
}

/** One more than is shown. */
export async function selectActions(db: Db, wanted: Wanted): Promise<ActionRow[]> {
  const { after, limit, action, about, about_id, words } = wanted;
  const conditions: RawBuilder<boolean>[] = [followsId(after, sql`id`, '<')];
  if (action !== undefined) conditions.push(sql<boolean>`action = ${action}`);
  if (about !== undefined) conditions.push(sql<boolean>`about = ${about}`);
  if (about_id !== undefined) conditions.push(sql<boolean>`about_id = ${about_id}`);
  if (words !== null) conditions.push(holdsWords(sql`search`, words));
  const { rows } = await sql<ActionRow>`
    select id, account_id, actor_name, action, about, about_id, title, detail, created_at from operator_action
    where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit + 1}`.execute(db);
  return rows;
}
