import type { ManagedHomework } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { archiveHomework, restoreHomework } from '../archive/archive.ts';
import { presentManaged } from '../homework-row.ts';
import { selectManagedById } from '../lists/homework-list.store.ts';
import { deleteHomework, recoverHomework, tellHomework } from './homework.store.ts';

interface Wanted {
  group_id: number;
  homework_ids: number[];
}

/** Waits for people who are handing in at this moment, and sets aside what they hand in with the rest. */
export async function removeHomework({ db, actor }: Context<'member'>, wanted: Wanted): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, wanted.group_id, 'manager');
    refuseSuspended(group);
    await archiveHomework(tx, group.id, wanted.homework_ids);
    if ((await deleteHomework(tx, group.id, wanted.homework_ids)).length === 0) throw new AppError('not_found');
    await tellHomework(tx, wanted.homework_ids);
  });
}

export async function bringBackHomework({ db, actor }: Context<'member'>, wanted: Wanted): Promise<ManagedHomework[]> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, wanted.group_id, 'manager');
    refuseSuspended(group);
    await restoreHomework(tx, group.id, wanted.homework_ids);
    const ids = await recoverHomework(tx, group.id, wanted.homework_ids);
    if (ids.length === 0) throw new AppError('not_found');
    await tellHomework(tx, ids);
    return (await selectManagedById(tx, ids)).map(presentManaged);
  });
}
