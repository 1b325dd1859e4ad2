import type { GroupNotice } from '@tiku/contract';
import { htmlToText, listMedia, sanitise } from '@tiku/questions/rich-text';
import type { Language } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { lockGroup, lockGroups, refuseSuspended, refuseUnlessNormal } from '../access/open-group.ts';
import { deleteNotices, insertNotices, presentNotice, readNotice, selectNoticesById } from './group-notice.store.ts';

/** A notice has no files of its own, so it names none. */
function acceptBody(given: string, language: Language): string {
  const body = sanitise(given);
  const reason = listMedia(body).length > 0 ? 'invalid' : htmlToText(body).trim() === '' ? 'required' : null;
  if (reason) throw new AppError('invalid_request', { fields: describeField('body', reason, language) });
  return body;
}

interface Post {
  group_id?: number | undefined;
  group_ids?: number[] | undefined;
  title: string;
  body: string;
  is_top: boolean;
  request_key?: string | undefined;
}

/** To all of the groups or to none. */
export async function postNotice(context: Context<'member'>, post: Post): Promise<GroupNotice[]> {
  const { db, actor, language } = context;
  const { group_id, group_ids = [], title, is_top, request_key = null } = post;
  const body = acceptBody(post.body, language);
  const groupIds = group_id === undefined ? group_ids : [...group_ids, group_id];
  await takeUse(db, [{ key: `group-notice:${actor.accountId}`, max: 60, seconds: 60 * 60 }]);
  return db.transaction().execute(async (tx) => {
    const groups = await lockGroups(tx, actor, groupIds, 'manager');
    groups.forEach(refuseUnlessNormal);
    const ids = await insertNotices(
      tx,
      actor.accountId,
      groups.map(({ id }) => id),
      { title, body, is_top, request_key },
    );
    const rows = await selectNoticesById(tx, actor.accountId, ids);
    return rows.map(presentNotice);
  });
}

export async function takeBackNotices(
  { db, actor }: Context<'member'>,
  { group_id, notice_ids }: { group_id: number; notice_ids: number[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'manager');
    refuseSuspended(group);
    if ((await deleteNotices(tx, group.id, notice_ids)).length === 0) throw new AppError('not_found');
  });
}

export async function markRead({ db, actor }: Context<'member'>, noticeId: number): Promise<GroupNotice> {
  return db.transaction().execute(async (tx) => {
    if (!(await readNotice(tx, actor, noticeId))) throw new AppError('not_found');
    const [notice] = await selectNoticesById(tx, actor.accountId, [noticeId]);
    if (!notice) throw new AppError('not_found');
    return presentNotice(notice);
  });
}
