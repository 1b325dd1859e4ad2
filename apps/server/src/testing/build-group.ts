import { groupRoles, groupStatus, joiningWays, memberStatus } from '@tiku/contract';
import type { GroupStatus, JoiningWay } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { buildHomework } from './build-homework.ts';
import { countMembers, insertGroup } from '../features/group/group.ts';

export interface GroupTraits {
  name?: string;
  joining_way?: JoiningWay;
  status?: GroupStatus;
  company_id?: number;
  administrators?: readonly number[];
  members?: readonly number[];
  applicants?: readonly number[];
  /** Who was in it and quit. */
  former?: readonly number[];
  /** Whom the owner put out. */
  kicked?: readonly number[];
}

/** A group that anybody may join, with nobody but its owner, unless told otherwise. */
export async function buildGroup(db: Kysely<Tables>, ownerId: number, traits: GroupTraits = {}): Promise<number> {
  const { name = 'Group', joining_way = joiningWays.anyone, status = groupStatus.normal, company_id = null } = traits;
  return db.transaction().execute(async (tx) => {
    const info = { name, description: '', joining_way, company_id };
    const id = await insertGroup(tx, { ...info, founder_id: ownerId, request_key: null });
    const add = (accountIds: readonly number[] = [], role: number, memberIs: number, left: 'in' | 'quit' | 'kicked') =>
      sql`
        insert into group_member (group_id, account_id, role, status, joined_at, left_at, is_kicked, in_until)
        select ${id}, account_id, ${role}, ${memberIs}, ${memberIs === memberStatus.waiting ? null : sql`now()`},
          ${left === 'in' ? null : sql`now()`}, ${left === 'kicked'},
          ${left === 'in' ? null : sql`now()`}
        from unnest(${accountIds}::bigint[]) as account_id`.execute(tx);
    await add(traits.administrators, groupRoles.administrator, memberStatus.agreed, 'in');
    await add(traits.members, groupRoles.member, memberStatus.autoJoined, 'in');
    await add(traits.applicants, groupRoles.member, memberStatus.waiting, 'in');
    await add(traits.former, groupRoles.member, memberStatus.agreed, 'quit');
    await add(traits.kicked, groupRoles.member, memberStatus.agreed, 'kicked');
    await countMembers(tx, id);
    await tx.updateTable('study_group').set({ status }).where('id', '=', id).execute();
    return id;
  });
}

export async function selectPublicId(db: Kysely<Tables>, groupId: number): Promise<string> {
  const query = db.selectFrom('study_group').select('public_id').where('id', '=', groupId);
  return (await query.executeTakeFirstOrThrow()).public_id;
}

interface ScoreTraits {
  points?: number;
  seconds?: number;
  counts_for_ranking?: boolean;
}

/** What a homework of its own writes once its result is out. Answers which. */
export async function buildScore(
  db: Kysely<Tables>,
  group_id: number,
  account_id: number,
  score: ScoreTraits = {},
): Promise<number> {
  const { founder_id } = await db
    .selectFrom('study_group')
    .select('founder_id')
    .where('id', '=', group_id)
    .executeTakeFirstOrThrow();
  const { homework_id } = await buildHomework(db, group_id, founder_id, { paper: {} });
  const usual = { points: 10, seconds: 60, counts_for_ranking: true };
  await db
    .insertInto('group_score')
    .values({ group_id, account_id, homework_id, ...usual, ...score })
    .execute();
  return homework_id;
}
