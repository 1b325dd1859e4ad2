import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { lockHomework, tellHomework, updateAttempts, updateClosing } from '../publish/homework.store.ts';
import { selectWatchedMember, upsertAllowance } from './watch.store.ts';
import type { WatchedRow } from './watch.store.ts';

interface Given {
  homework_id: number;
  user_id: number;
  extra_minutes: number;
  extra_attempts: number;
  end_time: string | null;
  preview: boolean;
}

/** What it would come to, for which nothing is kept. */
class Preview extends Error {
  readonly row: WatchedRow;

  constructor(row: WatchedRow) {
    super('nothing is kept');
    this.row = row;
  }
}

/** Somebody who is at it has it at once. */
export async function giveAllowance(context: Context<'member'>, given: Given): Promise<WatchedRow> {
  try {
    return await context.db.transaction().execute(async (tx) => {
      const row = await give(tx, context, given);
      if (given.preview) throw new Preview(row);
      return row;
    });
  } catch (error) {
    if (error instanceof Preview) return error.row;
    throw error;
  }
}

async function give(tx: Db, { actor, language }: Context<'member'>, given: Given): Promise<WatchedRow> {
  const { homework_id, user_id, end_time } = given;
  const managed = await findManaged(tx, actor, homework_id);
  if (!managed) throw new AppError('not_found');
  refuseOwnPaper(actor, [user_id]);
  refuseSuspended(await lockGroup(tx, actor, managed.group_id, 'manager'));
  const held = await lockHomework(tx, homework_id);
  const before = held && (await selectWatchedMember(tx, held.id, held.group_id, user_id));
  // Somebody who left is given nothing until they are back.
  if (!held || !before || before.state === 'left') throw new AppError('not_found');
  const isSame = end_time !== null && before.end_time?.getTime() === Date.parse(end_time);
  if (end_time !== null && !isSame && new Date(end_time) <= maxDate(held.server_time, held.start_time)) {
    throw new AppError('invalid_request', { fields: describeField('end_time', 'invalid', language) });
  }
  await upsertAllowance(tx, held.id, user_id, given);
  // When results come may have changed for everybody.
  await updateClosing(tx, held.id);
  await updateAttempts(tx, held.id);
  await tellHomework(tx, [held.id]);
  const after = await selectWatchedMember(tx, held.id, held.group_id, user_id);
  if (!after) throw new AppError('not_found');
  return after;
}

function maxDate(one: Date, other: Date): Date {
  return one > other ? one : other;
}
