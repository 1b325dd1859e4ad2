// Columns of a group's own, and the marks that somebody types in them.
import type { GradebookColumn, homeworkGradebookCalls } from '@tiku/contract';
import { isSameScore } from '@tiku/questions';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockGroup, refuseSuspended, selectGroup } from '../../group/access/access.ts';
import { refuseOwnPaper } from '../access/access.ts';
import {
  countColumns,
  findColumnMade,
  holdColumn,
  insertColumn,
  isOfGroup,
  selectHighestMark,
  updateColumn,
  updateDeleted,
  writeMark,
} from './gradebook-changes.store.ts';
import { mostColumns } from './gradebook.store.ts';
import type { ColumnInfo, HeldColumn } from './gradebook-changes.store.ts';
import { presentTyped } from './read-gradebook.ts';

type Member = Context<'member'>;
type Request<A extends keyof typeof homeworkGradebookCalls> = z.output<(typeof homeworkGradebookCalls)[A]['request']>;

export async function putColumn(
  context: Member,
  { group_id, column_id, version, request_key, ...info }: Request<'PUT /mymanaged/group/gradebook/column'>,
): Promise<GradebookColumn> {
  return context.db
    .transaction()
    .execute((tx) =>
      column_id === undefined
        ? makeColumn(tx, context.actor, info, group_id ?? 0, request_key ?? '')
        : changeColumn(tx, context, info, column_id, version ?? 0),
    );
}

async function makeColumn(tx: Db, actor: Actor, info: ColumnInfo, groupId: number, requestKey: string) {
  // Nobody else makes one meanwhile, so that they can be counted.
  const group = await lockGroup(tx, actor, groupId, 'manager');
  refuseSuspended(group);
  const made = await findColumnMade(tx, group.id, requestKey);
  if (made) return presentTyped(made);
  await refuseFull(tx, group.id);
  const column = { ...info, group_id: group.id, account_id: actor.accountId, request_key: requestKey };
  return presentTyped(await insertColumn(tx, column));
}

async function changeColumn(tx: Db, { actor, language }: Member, info: ColumnInfo, columnId: number, version: number) {
  const held = await lockColumn(tx, actor, columnId, 'update');
  if (held.is_deleted) throw new AppError('not_found');
  const isSame =
    held.name === info.name && held.weight === info.weight && isSameScore(held.full_score, info.full_score);
  if (isSame) return presentTyped(held);
  if (held.version !== version) throw new AppError('gradebook_changed', { current: presentTyped(held) });
  const minimum = await selectHighestMark(tx, held.id);
  if (info.full_score < minimum) {
    throw new AppError('invalid_request', { fields: describeField('full_score', 'too_small', language, { minimum }) });
  }
  return presentTyped(await updateColumn(tx, held.id, info));
}

async function refuseFull(tx: Db, groupId: number): Promise<void> {
  if ((await countColumns(tx, groupId)) >= mostColumns) throw new AppError('gradebook_full');
}

/** One of a group that the actor manages; any other looks like one that never was. */
async function lockColumn(tx: Db, actor: Actor, columnId: number, hold: 'share' | 'update'): Promise<HeldColumn> {
  const held = await holdColumn(tx, columnId, hold);
  if (!held) throw new AppError('not_found');
  refuseSuspended(await selectGroup(tx, actor, held.group_id, 'manager'));
  return held;
}

export async function deleteColumn({ db, actor }: Member, columnId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await lockColumn(tx, actor, columnId, 'update');
    await updateDeleted(tx, id, true);
  });
}

export async function recoverColumn({ db, actor }: Member, columnId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { group_id } = await lockColumn(tx, actor, columnId, 'share');
    await lockGroup(tx, actor, group_id, 'manager');
    const { id, is_deleted } = await lockColumn(tx, actor, columnId, 'update');
    if (!is_deleted) return;
    await refuseFull(tx, group_id);
    await updateDeleted(tx, id, false);
  });
}

/** A mark that somebody else has changed since it was seen is not overwritten: the refusal tells what is there now. */
export async function typeMark(
  { db, actor, language }: Member,
  wanted: Request<'PUT /mymanaged/group/gradebook/mark'>,
): Promise<{ score: number | null; version: number }> {
  return db.transaction().execute(async (tx) => {
    const column = await lockColumn(tx, actor, wanted.column_id, 'share');
    if (column.is_deleted || !(await isOfGroup(tx, column.group_id, wanted.user_id))) throw new AppError('not_found');
    refuseOwnPaper(actor, [wanted.user_id]);
    if (wanted.score !== null && wanted.score > column.full_score) {
      const fields = describeField('score', 'too_big', language, { maximum: column.full_score });
      throw new AppError('invalid_request', { fields });
    }
    const stored = await writeMark(tx, column.group_id, actor.accountId, wanted);
    if (!isSameScore(stored.score, wanted.score)) throw new AppError('gradebook_changed', { current: stored });
    return { score: stored.score, version: stored.version };
  });
}
