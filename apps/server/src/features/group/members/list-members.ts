import { groupRoles } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../http/context.ts';
import type { GroupRow } from '../group-row.ts';
import { countFound, presentMember, selectMembers } from './member.store.ts';
import type { MemberRow, Part } from './member.store.ts';

interface MemberQuery {
  start: number;
  limit: number;
  query_string: string;
  req_total: number | boolean;
}

/** One part after the other, as one list: each is read in the order of its own index. */
export async function listMembers(
  { db, actor }: Context<'member'>,
  group: GroupRow,
  shown: readonly Part[],
  { start, limit, query_string, req_total }: MemberQuery,
): Promise<ResponseOf<'POST /joined/group/members'>> {
  const words = query_string.trim();
  const rows: MemberRow[] = [];
  let before = 0;
  for (const [index, part] of shown.entries()) {
    const isLast = index === shown.length - 1;
    const count = isLast && !req_total ? 0 : await countPart(db, group, part, words);
    const page = { start: Math.max(0, start - before), limit: limit - rows.length };
    if (page.limit > 0 && (isLast || page.start < count)) {
      rows.push(...(await selectMembers(db, group.id, part, words, page)));
    }
    before += count;
  }
  return {
    list: rows.map((row) => presentMember(row, actor.accountId, group.role === groupRoles.owner)),
    ...(req_total ? { total: before } : {}),
  };
}

async function countPart(db: Context['db'], group: GroupRow, part: Part, words: string): Promise<number> {
  if (words !== '') return countFound(db, group.id, part, words);
  return part === 'joined' ? group.member_count : group.applicant_count;
}
