// A tap that reminds those who have not begun, beside the reminders that come by themselves before the end.
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { takeAbsent } from './remind.store.ts';
import { selectWatchedMember } from './watch.store.ts';

type Reminded = ResponseOf<'POST /mymanaged/group/homework/remind'>;

interface Wanted {
  homework_id: number;
  user_id?: number | undefined;
}

export async function remindAbsent({ db, actor }: Context<'member'>, wanted: Wanted): Promise<Reminded> {
  const { homework_id: id, user_id } = wanted;
  return db.transaction().execute(async (tx) => {
    const homework = await findManaged(tx, actor, id);
    if (!homework) throw new AppError('not_found');
    const group = await lockGroup(tx, actor, homework.group_id, 'manager');
    refuseSuspended(group);
    if (user_id !== undefined && !(await selectWatchedMember(tx, id, group.id, user_id))) {
      throw new AppError('not_found');
    }
    if (homework.server_time < homework.start_time) throw new AppError('homework_not_started');
    if (homework.server_time >= homework.closes_at) throw new AppError('homework_ended');
    const { absent_count, account_ids } = await takeAbsent(tx, id, user_id);
    const { title, group_name } = homework;
    await insertHomeworkNotices(
      tx,
      'reminded',
      { id, title, group: group_name, companyId: group.company_id },
      account_ids,
    );
    return { reminded_count: account_ids.length, resting_count: absent_count - account_ids.length };
  });
}
