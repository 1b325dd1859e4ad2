import type pg from 'pg';
import type { SeededGroup } from './calls.ts';

interface Size {
  ownerId: number;
  members: number;
  applicants: number;
}

/** A group with members who have handed in ten homeworks each, a notice that half of them have read, and people who wait. */
export async function seedGroup(pool: pg.Pool, { ownerId, members, applicants }: Size): Promise<SeededGroup> {
  const tag = `bench-${members}`;
  await pool.query(`update account set vip_until = now() + interval '1 day' where id = $1`, [ownerId]);
  const { rows: groups } = await pool.query<{ id: string }>(
    `insert into study_group (public_id, name, founder_id, joining_way, member_count, applicant_count)
     values ($1::text, $1::text, $2, 1, $3::int + 1, $4) returning id`,
    [tag, ownerId, members, applicants],
  );
  const groupId = Number(groups[0]?.id);
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into account (username, name) select $1 || '-' || n, 'Pupil ' || n from generate_series(1, $2::int) n
     returning id`,
    [tag, members + applicants],
  );
  const ids = people.map(({ id }) => Number(id));
  await pool.query(
    `insert into group_member (group_id, account_id, role, status, joined_at)
     select $1::bigint, $2::bigint, 2, 0, now() union all select $1, id, 0, 2, now() from unnest($3::bigint[]) id`,
    [groupId, ownerId, ids.slice(0, members)],
  );
  await pool.query(
    `insert into group_member (group_id, account_id, status, verification_message)
     select $1, id, 1, 'Please' from unnest($2::bigint[]) id`,
    [groupId, ids.slice(members)],
  );
  await pool.query(
    `with paper as (
       insert into exam (account_id, title, status, kind, isprivate, public_id, share_token)
       select $3, 'Homework', 0, 3, true, gen_random_uuid()::text, gen_random_uuid()::text from generate_series(1, 10)
       returning id),
     homework as (
       insert into homework (group_id, exam_id, account_id, start_time, end_time, closes_at, duration, result_time,
         redo_mode, pass_percent, is_rank, hide_answer, redo_hint, no_quit, max_switches, switch_seconds, needs_marking,
         sources)
       select $1, id, $3, now() - interval '2 days', now() - interval '1 day', now() - interval '1 day', 0, 0, 0, 60, true,
         false, false, false, 0, 5, false, '[]' from paper returning id)
     insert into group_score (group_id, account_id, homework_id, counts_for_ranking, points, seconds)
     select $1, a.id, h.id, true, a.id * h.id % 100, a.id % 600 from unnest($2::bigint[]) a (id), homework h`,
    [groupId, ids.slice(0, members), ownerId],
  );
  const { rows: notices } = await pool.query<{ id: string }>(
    `insert into group_notice (group_id, account_id, title, body, read_count)
     values ($1, $2, 'News', '<p>News</p>', $3) returning id`,
    [groupId, ownerId, Math.floor(members / 2)],
  );
  const noticeId = Number(notices[0]?.id);
  await pool.query(
    `insert into group_notice_read (notice_id, account_id, group_id) select $1, id, $2 from unnest($3::bigint[]) id`,
    [noticeId, groupId, ids.slice(0, Math.floor(members / 2))],
  );
  return { groupId, noticeId, applicantIds: ids.slice(members) };
}
