// Changing how a group's grades are added up, and for whom what does not count. Sent again, nothing of it does more than once.
import type { homeworkGradebookCalls, GradebookSettings } from '@tiku/contract';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { lockMarked } from '../mark/marked-homework.ts';
import { deleteExemption, insertExemption, isOfGroup, writeSettings, writeWeight } from './gradebook-changes.store.ts';
import { selectSettings } from './gradebook.store.ts';
import { presentSettings } from './read-gradebook.ts';

type Member = Context<'member'>;
type Request<A extends keyof typeof homeworkGradebookCalls> = z.output<(typeof homeworkGradebookCalls)[A]['request']>;

export async function putSettings(
  { db, actor }: Member,
  { group_id, counts_from: from, ...rest }: Request<'PUT /mymanaged/group/gradebook'>,
): Promise<GradebookSettings> {
  const wanted = { ...rest, counts_from: from === null ? null : new Date(from).toISOString() };
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'manager');
    refuseSuspended(group);
    const before = presentSettings(await selectSettings(tx, group.id));
    const isSame =
      before.drop_lowest === wanted.drop_lowest &&
      before.is_shown === wanted.is_shown &&
      before.is_total_shown === wanted.is_total_shown &&
      before.counts_from === wanted.counts_from;
    // What is there already is kept, whatever was seen.
    if (isSame) return before;
    if (before.version !== wanted.version) throw new AppError('gradebook_changed', { current: before });
    await writeSettings(tx, group.id, wanted);
    return presentSettings(await selectSettings(tx, group.id));
  });
}

export async function putWeight(
  { db, actor }: Member,
  { homework_id, weight, old_weight }: Request<'PUT /mymanaged/group/gradebook/weight'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await lockMarked(tx, actor, homework_id, 'update');
    const kept = await writeWeight(tx, id, weight, old_weight);
    if (kept !== weight) throw new AppError('gradebook_changed', { current: { weight: kept } });
  });
}

export async function exempt(
  { db, actor }: Member,
  wanted: Request<'PUT /mymanaged/group/gradebook/exemption'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, wanted.homework_id, 'share');
    if (!(await isOfGroup(tx, homework.group_id, wanted.user_id))) throw new AppError('not_found');
    refuseOwnPaper(actor, [wanted.user_id]);
    const reason = await insertExemption(tx, actor.accountId, wanted);
    if (reason !== wanted.reason) throw new AppError('gradebook_changed', { current: { reason } });
  });
}

export async function endExemption(
  { db, actor }: Member,
  { homework_id, user_id }: Request<'DELETE /mymanaged/group/gradebook/exemption'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, homework_id, 'share');
    if (!(await isOfGroup(tx, homework.group_id, user_id))) throw new AppError('not_found');
    refuseOwnPaper(actor, [user_id]);
    await deleteExemption(tx, homework.id, user_id);
  });
}
