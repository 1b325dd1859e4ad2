import { groupStatus } from '@tiku/contract';
import type { GroupStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newestBeginning } from '../../../platform/db/beginnings.ts';
import { followsId, followsTime, microsOf } from '../../../platform/db/keyset.ts';
import { withOwner } from '../../group/group.ts';
import type { FoundRow, Page } from './review.store.ts';

const owner = sql`a.id as account_id, a.name as author_name, a.username as author_username`;
const since = sql`coalesce(g.suspended_at, g.created_at)`;
const found = sql`
  g.id, g.public_id, g.name as title, g.status, ${since} as updated_at, ${microsOf(since)} as micros, ${owner}`;

/** The newest first. */
export async function selectSuspendedGroups(db: Db, { after, limit }: Page): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${found} from study_group g ${withOwner}
    where g.status = ${sql.lit(groupStatus.suspended)} and ${followsTime(after, sql`g.suspended_at`, sql`g.id`, '<')}
    order by g.suspended_at desc, g.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** By how the name begins, of people and companies alike. */
export async function selectGroupsNamed(db: Db, text: string, { after, limit }: Page): Promise<FoundRow[]> {
  const isNumbered = /^\d{1,15}$/.test(text) ? sql`or id = ${Number(text)}` : sql``;
  const column = sql`lower(name)`;
  const { rows } = await sql<FoundRow>`
    select ${found}
    from (
      ${newestBeginning({ table: 'study_group', column, text, after, limit: limit + 1 })}
      union select id from study_group where public_id = ${text} ${isNumbered}) n
    cross join lateral (select * from study_group where id = n.id limit 1) g ${withOwner}
    where ${followsId(after, sql`g.id`, '<')}
    order by g.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface ReviewedGroupRow {
  id: number;
  public_id: string;
  name: string;
  description: string;
  status: GroupStatus;
  suspension_reason: string;
  member_count: number;
  homework_count: number;
  share_count: number;
  notice_count: number;
  created_at: Date;
  seen_at: Date;
  account_id: number;
  author_name: string;
  author_username: string;
}

export async function findGroup(db: Db, groupId: number): Promise<ReviewedGroupRow | null> {
  const { rows } = await sql<ReviewedGroupRow>`
    select g.id, g.public_id, g.name, g.description, g.status, g.suspension_reason, g.member_count, g.homework_count,
      g.share_count, g.notice_count, g.created_at, ${since} as seen_at, ${owner}
    from study_group g ${withOwner} where g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}
