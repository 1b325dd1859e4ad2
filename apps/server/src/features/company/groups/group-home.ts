import type { ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';
import type { Context } from '../../../platform/http/context.ts';
import { administrated } from '../administrate.ts';
import { findGroup, presentGroup } from './group-list.store.ts';
import type { GroupRow } from './group-list.store.ts';
import { sumGroupStudy } from './group-home.store.ts';

type Company = Context<'company'>;

interface HomeworkRow {
  homework_id: number;
  title: string;
  start_time: Date;
  end_time: Date;
  done_count: number;
  members_count: number;
}

/** The last that were set in a group. */
export const groupHomework =
  createExtensionPoint<(db: Db, groupId: number, limit: number) => Promise<HomeworkRow[]>>('homework of a group');

const shownHomework = 10;

/** A group of another company looks exactly like one that never was. */
export async function selectOwnGroup({ db, actor }: Pick<Company, 'db' | 'actor'>, groupId: number): Promise<GroupRow> {
  const { id } = administrated(actor);
  const group = await findGroup(db, id, actor.accountId, groupId);
  if (!group) throw new AppError('not_found');
  return group;
}

export async function readGroupHome(
  context: Company,
  groupId: number,
): Promise<ResponseOf<'GET /ee/company/group/home'>> {
  const { db, actor } = context;
  const group = await selectOwnGroup(context, groupId);
  const homeworks = await groupHomework.value(db, groupId, shownHomework);
  const { active_count, ...figures } = await sumGroupStudy(db, actor.company.id, groupId);
  return { group: presentGroup(group), sum: figures, active_count, homeworks: homeworks.map(presentHomework) };
}

function presentHomework({ homework_id, title, start_time, end_time, done_count, members_count }: HomeworkRow) {
  const times = { start_time: start_time.toISOString(), end_time: end_time.toISOString() };
  return { homework_id, title, ...times, done_count, members_count };
}
