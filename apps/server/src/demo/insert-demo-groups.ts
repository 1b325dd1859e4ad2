import { groupRoles, languages } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import { demoGroups } from './demo-groups.ts';
import type { DemoGroup } from './demo-groups.ts';
import { demoExams } from './exams/demo-exams.ts';
import { countMembers, insertGroup, insertNotices, insertReads, upsertShares } from '../features/group/group.ts';

type Ids = ReadonlyMap<DemoUsername, number>;

export async function insertDemoGroups(tx: Db, ids: Ids, companyId: number): Promise<void> {
  for (const group of demoGroups) {
    const founder_id = ids.get(group.owner) ?? 0;
    const groupId = await insertGroup(tx, {
      founder_id,
      company_id: group.isCompanys ? companyId : null,
      name: group.name,
      description: group.description,
      joining_way: group.joiningWay,
      request_key: null,
    });
    await tx
      .updateTable('group_member')
      .set({ alias: group.ownerAlias })
      .where('group_id', '=', groupId)
      .where('role', '=', groupRoles.owner)
      .execute();
    await insertMembers(tx, groupId, group, ids);
    await insertBoard(tx, groupId, group, ids);
  }
}

/** One after the other, in the order in which they are listed. */
async function insertMembers(tx: Db, groupId: number, { members }: DemoGroup, ids: Ids): Promise<void> {
  for (const [
    index,
    { by, role = groupRoles.member, status, alias = '', message = '', hasLeft },
  ] of members.entries()) {
    const then = sql`now() - ${members.length - index} * interval '1 day'`;
    await sql`
      insert into group_member (group_id, account_id, role, status, alias, verification_message, applied_at, joined_at, left_at)
      values (${groupId}, ${ids.get(by) ?? 0}, ${role}, ${status}, ${alias}, ${message}, ${then},
        ${status === 1 ? null : then}, ${hasLeft ? sql`now()` : null})`.execute(tx);
  }
  await countMembers(tx, groupId);
}

async function insertBoard(tx: Db, groupId: number, { owner, notices, shares }: DemoGroup, ids: Ids): Promise<void> {
  for (const { by, title, body, isTop = false, readBy = [] } of notices) {
    const notice = { title, body, is_top: isTop, request_key: null };
    const noticeIds = await insertNotices(tx, ids.get(by) ?? 0, [groupId], notice);
    for (const reader of readBy) await insertReads(tx, ids.get(reader) ?? 0, noticeIds);
  }
  for (const language of languages) {
    const message = shares[language];
    const title = demoExams.find((exam) => exam.language === language)?.title;
    if (message === undefined || title === undefined) continue;
    const { id } = await tx.selectFrom('exam').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    await upsertShares(tx, ids.get(owner) ?? 0, [groupId], [id], message);
  }
}
