import type { ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isJoined } from '../../group/access/access.ts';
import { administrated } from '../administrate.ts';
import { findGroup, presentGroup } from './group-list.store.ts';
import type { GroupRow } from './group-list.store.ts';

type Company = Context<'company'>;

const shownHomework = 10;
const shownDays = 30;

/** A group of another company looks exactly like one that never was. */
export async function selectOwnGroup({ db, actor }: Pick<Company, 'db' | 'actor'>, groupId: number): Promise<GroupRow> {
  const { id } = administrated(actor);
  const group = await findGroup(db, id, actor.accountId, groupId);
  if (!group) throw new AppError('not_found');
  return group;
}

interface HomeworkRow {
  homework_id: number;
  title: string;
  start_time: Date;
  end_time: Date;
  done_count: number;
  members_count: number;
}

interface StudyRow {
  questions_count: number;
  judged_count: number;
  correct_count: number;
  seconds: number;
  active_count: number;
}

export async function readGroupHome(
  context: Company,
  groupId: number,
): Promise<ResponseOf<'GET /ee/company/group/home'>> {
  const { db, actor } = context;
  const group = await selectOwnGroup(context, groupId);
  const { rows: homeworks } = await sql<HomeworkRow>`
    select h.id as homework_id, e.title, h.start_time, h.end_time, (
        select count(distinct t.account_id)::int from attempt t
        where t.homework_id = h.id and t.deleted_at is null and t.handed_in_at is not null) as done_count, (
        select count(*)::int from group_member m where m.group_id = h.group_id and ${isJoined} and m.role = 0) as members_count
    from homework h join exam e on e.id = h.exam_id
    where h.group_id = ${groupId} and h.deleted_at is null order by h.id desc limit ${shownHomework}`.execute(db);
  const { rows: study } = await sql<StudyRow>`
    select coalesce(sum(d.questions_count), 0)::int as questions_count, coalesce(sum(d.judged_count), 0)::int as judged_count,
      coalesce(sum(d.correct_count), 0)::int as correct_count, coalesce(sum(d.seconds), 0)::int as seconds,
      count(distinct d.account_id)::int as active_count
    from group_member m join study_day d on d.account_id = m.account_id and d.company_id = ${actor.company.id}
    where m.group_id = ${groupId} and ${isJoined} and d.day > current_date - ${shownDays}::int`.execute(db);
  const [sum] = study;
  if (!sum) throw new Error('a sum has one row');
  const { active_count, ...figures } = sum;
  return { group: presentGroup(group), sum: figures, active_count, homeworks: homeworks.map(presentHomework) };
}

function presentHomework({ homework_id, title, start_time, end_time, done_count, members_count }: HomeworkRow) {
  const times = { start_time: start_time.toISOString(), end_time: end_time.toISOString() };
  return { homework_id, title, ...times, done_count, members_count };
}
