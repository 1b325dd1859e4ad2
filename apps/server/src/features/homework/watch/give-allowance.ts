import { rules } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import { lockGroup, refuseSuspended } from '../../group/access/access.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { lockHomework, tellHomework, updateAttempts, updateClosing } from '../publish/homework.store.ts';
import type { HeldHomework } from '../publish/homework.store.ts';
import { insertGiven } from './given.store.ts';
import { countRounds, selectWatchedMember, upsertAllowance } from './watch.store.ts';
import type { WatchedRow } from './watch.store.ts';

interface Person {
  homework_id: number;
  user_id: number;
  reason: string;
}

interface Given extends Person {
  extra_minutes: number;
  extra_attempts: number;
  end_time: string | null;
  preview: boolean;
}

interface Reopened extends Person {
  end_time: string | null;
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

/** Once more, for somebody who has handed in or did not begin in time. Done again, it comes to the same. */
export async function reopen(context: Context<'member'>, wanted: Reopened): Promise<WatchedRow> {
  return context.db.transaction().execute(async (tx) => {
    const held = await hold(tx, context, wanted);
    const { homework, before } = held;
    if (before.state === 'sitting' || before.state === 'lost') throw new AppError('homework_running');
    const end_time = wanted.end_time ?? before.end_time?.toISOString() ?? null;
    const rounds = await countRounds(tx, homework.id, wanted.user_id);
    const after = await keep(tx, context, held, {
      ...wanted,
      end_time,
      extra_minutes: before.extra_minutes ?? 0,
      // One go more than there were, however many were given before.
      extra_attempts: Math.min(Math.max(before.extra_attempts ?? 0, rounds), rules.homework.extraAttemptsMax),
      is_reopened: true,
    });
    if (after.begin_until <= homework.server_time) refuseEnd(context);
    return after;
  });
}

async function give(tx: Db, context: Context<'member'>, given: Given): Promise<WatchedRow> {
  return keep(tx, context, await hold(tx, context, given), { ...given, is_reopened: false });
}

interface Held {
  homework: HeldHomework;
  group: { name: string; company_id: number | null };
  title: string;
  before: WatchedRow;
}

/** The homework and its group are held; nobody gives to themselves, and nothing to somebody who left until they are back. */
async function hold(tx: Db, { actor }: Context<'member'>, { homework_id, user_id }: Person): Promise<Held> {
  const managed = await findManaged(tx, actor, homework_id);
  if (!managed) throw new AppError('not_found');
  refuseOwnPaper(actor, [user_id]);
  const group = await lockGroup(tx, actor, managed.group_id, 'manager');
  refuseSuspended(group);
  const homework = await lockHomework(tx, homework_id);
  const before = homework && (await selectWatchedMember(tx, homework.id, homework.group_id, user_id));
  if (!homework || !before || before.state === 'left') throw new AppError('not_found');
  return { homework, group, title: managed.title, before };
}

interface Kept extends Omit<Given, 'preview'> {
  is_reopened: boolean;
}

async function keep(tx: Db, context: Context<'member'>, held: Held, given: Kept): Promise<WatchedRow> {
  const { homework, before } = held;
  const { user_id, end_time } = given;
  const isSame = end_time !== null && before.end_time?.getTime() === Date.parse(end_time);
  if (end_time !== null && !isSame && new Date(end_time) <= maxDate(homework.server_time, homework.start_time)) {
    refuseEnd(context);
  }
  await upsertAllowance(tx, homework.id, user_id, given);
  await trace(tx, context, held, given);
  // When results come may have changed for everybody.
  await updateClosing(tx, homework.id);
  await updateAttempts(tx, homework.id);
  await tellHomework(tx, [homework.id]);
  const after = await selectWatchedMember(tx, homework.id, homework.group_id, user_id);
  if (!after) throw new AppError('not_found');
  return after;
}

/** Who gave what and why; its person is told the reason, where there is one. */
async function trace(tx: Db, { actor }: Context<'member'>, held: Held, given: Kept): Promise<void> {
  const { user_id, extra_minutes, extra_attempts, end_time, reason, is_reopened } = given;
  const { homework, group, title, before } = held;
  const isUnchanged =
    (before.extra_minutes ?? 0) === extra_minutes &&
    (before.extra_attempts ?? 0) === extra_attempts &&
    (before.end_time?.getTime() ?? null) === (end_time === null ? null : Date.parse(end_time));
  if (isUnchanged && reason === '') return;
  const kept = { extra_minutes, extra_attempts, end_time, reason, is_reopened };
  const isNew = await insertGiven(tx, {
    homework_id: homework.id,
    account_id: user_id,
    giver_id: actor.accountId,
    ...kept,
  });
  if (!isNew || reason === '') return;
  const about = { id: homework.id, title, group: group.name, companyId: group.company_id, reason };
  await insertHomeworkNotices(tx, is_reopened ? 'reopened' : 'givenMore', about, [user_id]);
}

function refuseEnd({ language }: Context<'member'>): never {
  throw new AppError('invalid_request', { fields: describeField('end_time', 'invalid', language) });
}

function maxDate(one: Date, other: Date): Date {
  return one > other ? one : other;
}
