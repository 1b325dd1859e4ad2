import { groupRoles } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { GroupRow } from '../group-row.ts';
import { findMembers, presentMember, selectMembers, selectMembersById } from './member.store.ts';
import type { MemberRow, Part } from './member.store.ts';

interface Page {
  start: number;
  limit: number;
}

interface MemberQuery extends Page {
  query_string: string;
  req_total: number | boolean;
}

type Listed = ResponseOf<'POST /joined/group/members'>;

export async function listMembers(
  { db, actor }: Context<'member'>,
  group: GroupRow,
  shown: readonly Part[],
  { query_string, req_total, ...page }: MemberQuery,
): Promise<Listed> {
  const words = query_string.trim();
  const { rows, total } =
    words === '' ? await selectPage(db, group, shown, page) : await selectFound(db, group, shown, words, page);
  return {
    list: rows.map((row) => presentMember(row, actor.accountId, group.role === groupRoles.owner)),
    ...(req_total ? { total } : {}),
  };
}

interface Found {
  rows: MemberRow[];
  total: number;
}

/** One part after the other, as one list: each is read in the order of its own index. */
async function selectPage(db: Db, group: GroupRow, shown: readonly Part[], { start, limit }: Page): Promise<Found> {
  const rows: MemberRow[] = [];
  let before = 0;
  for (const part of shown) {
    const count = part === 'joined' ? group.member_count : group.applicant_count;
    const rest = { start: Math.max(0, start - before), limit: limit - rows.length };
    if (rest.limit > 0 && rest.start < count) rows.push(...(await selectMembers(db, group.id, part, rest)));
    before += count;
  }
  return { rows, total: before };
}

async function selectFound(
  db: Db,
  group: GroupRow,
  shown: readonly Part[],
  words: string,
  { start, limit }: Page,
): Promise<Found> {
  const ids: number[] = [];
  for (const part of shown) ids.push(...(await findMembers(db, group.id, part, words)));
  return { rows: await selectMembersById(db, group.id, ids.slice(start, start + limit)), total: ids.length };
}
