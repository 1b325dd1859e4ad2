import { groupRoles, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { isHomeworkFor } from './audience.ts';
import type { WithheldPart } from '../../question-key/question-key.ts';

/** What homework asks that runs for somebody and that they have not handed in, also where they have left its group since it started. */
export const withheldByHomework: WithheldPart = (account, besides) => sql`
  select q.content_id
  from group_member tm
  join homework th on th.group_id = tm.group_id
  join exam_question q on q.exam_id = th.exam_id
  where tm.account_id = ${account}
    and (tm.left_at is null and tm.status <> ${sql.lit(memberStatus.waiting)} or tm.in_until >= th.start_time)
    and tm.role = ${sql.lit(groupRoles.member)} and ${isHomeworkFor('th', sql`tm.account_id`)} and th.deleted_at is null and th.closes_at > now()
    and th.start_time <= now() and th.id is distinct from ${besides.homework}
    and not exists (
      select from attempt t
      where t.homework_id = th.id and t.account_id = tm.account_id and t.deleted_at is null
        and t.handed_in_at is not null)`;
