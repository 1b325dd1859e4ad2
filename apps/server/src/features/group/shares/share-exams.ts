import { examStatus } from '@tiku/contract';
import type { GroupShare } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { presentListed } from '../../exam/exam.ts';
import { lockGroup, lockGroups, refuseSuspended, refuseUnlessNormal } from '../access/open-group.ts';
import { tellShared } from '../members/member-notices.ts';
import { deleteShares, selectForSale, selectSharable, selectShares, upsertShares } from './group-share.store.ts';

interface Sharing {
  group_ids: number[];
  exam_ids: number[];
  message: string;
}

/** All of the exams with all of the groups, or nothing. */
export async function shareExams({ db, actor }: Context<'member'>, sharing: Sharing): Promise<void> {
  const examIds = [...new Set(sharing.exam_ids)];
  await takeUse(db, [{ key: `group-share:${actor.accountId}`, max: 120, seconds: 60 * 60 }]);
  await db.transaction().execute(async (tx) => {
    const groups = await lockGroups(tx, actor, sharing.group_ids, 'manager');
    groups.forEach(refuseUnlessNormal);
    const exams = await selectSharable(tx, actor, examIds);
    if (exams.length < examIds.length) throw new AppError('not_found');
    if (exams.some(({ status }) => status !== examStatus.normal)) throw new AppError('exam_not_open');
    if (exams.some(({ isprivate, is_mine }) => isprivate && !is_mine)) throw new AppError('exam_not_yours');
    const groupIds = groups.map(({ id }) => id);
    const added = await upsertShares(tx, actor.accountId, groupIds, examIds, sharing.message);
    for (const group of groups) {
      const isNew = new Set(added.filter(({ group_id }) => group_id === group.id).map(({ exam_id }) => exam_id));
      const [first, ...others] = exams.filter(({ id }) => isNew.has(id));
      if (first) await tellShared(tx, group, actor.accountId, first.title, 1 + others.length);
    }
  });
}

export async function unshareExams(
  { db, actor }: Context<'member'>,
  { group_id, share_ids }: { group_id: number; share_ids: number[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'manager');
    refuseSuspended(group);
    if ((await deleteShares(tx, group.id, share_ids)) === 0) throw new AppError('not_found');
  });
}

/** Each with its exam, as far as the reader may open it, or else know of it. */
export async function listShares(
  { db, actor }: Context<'member'>,
  groupId: number,
  page: { start: number; limit: number },
): Promise<GroupShare[]> {
  const rows = await selectShares(db, groupId, page);
  const exams = await selectSharable(
    db,
    actor,
    rows.map(({ exam_id }) => exam_id),
  );
  const byId = new Map(exams.map((exam) => [exam.id, exam]));
  const closed = rows.map(({ exam_id }) => exam_id).filter((id) => !byId.has(id));
  const forSale = closed.length === 0 ? new Map<number, string>() : await selectForSale(db, actor, closed);
  return rows.map((row) => {
    const exam = byId.get(row.exam_id);
    const title = forSale.get(row.exam_id);
    return {
      share_id: row.id,
      message: row.message,
      shared_by: { user_id: row.sharer_id, name: row.sharer_name },
      shared_at: row.created_at.toISOString(),
      exam: exam && exam.status !== examStatus.deleted ? presentListed(exam) : null,
      priced: title === undefined ? null : { exam_id: row.exam_id, title },
    };
  });
}
