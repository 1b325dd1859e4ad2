// What those who sit a homework are told while they do.
import type { HomeworkMessage } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { addressMessage, insertMessage, selectByKey } from './message.store.ts';
import { selectWatchedMember } from './watch.store.ts';

interface Said {
  homework_id: number;
  user_id?: number | undefined;
  text: string;
  request_key: string;
}

export async function sendMessage({ db, actor }: Context<'member'>, said: Said): Promise<HomeworkMessage> {
  const { homework_id, user_id, text, request_key } = said;
  await takeUse(db, [{ key: `homework-message:${actor.accountId}`, max: 120, seconds: 60 * 60 }]);
  return db.transaction().execute(async (tx) => {
    const homework = await findManaged(tx, actor, homework_id);
    if (!homework) throw new AppError('not_found');
    const group = await lockGroup(tx, actor, homework.group_id, 'manager');
    refuseSuspended(group);
    if (user_id !== undefined && !(await selectWatchedMember(tx, homework_id, group.id, user_id))) {
      throw new AppError('not_found');
    }
    const id = await insertMessage(tx, {
      homework_id,
      account_id: actor.accountId,
      to_account_id: user_id ?? null,
      message: text,
      request_key,
    });
    if (id !== null && (await addressMessage(tx, id)) === 0) throw new AppError('homework_nobody_sits');
    return selectByKey(tx, actor.accountId, request_key);
  });
}
