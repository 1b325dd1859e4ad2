// When a homework ends for one person, and what it lays down for the attempts at it. Everything that asks until when somebody
// has asks here. Of `homework h` and what its person was given, `homework_member hm` or nothing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Instant = RawBuilder<unknown>;

/** Until when they may begin. */
export const lastBegin: Instant = sql`coalesce(hm.end_time, h.end_time)`;

/** How long one go takes, null for no limit but the end. */
export const minutesOf = sql`case when h.duration > 0 then h.duration + coalesce(hm.extra_minutes, 0) end`;

const wholeGo = (start: Instant) => sql`${start} + ${minutesOf} * interval '1 minute'`;

/**
 * Their own end, where they began at `start`: as late as everybody's, or theirs; and somebody who was given minutes has all of
 * them, so that the end of the class does not take them away again.
 */
export function ownEndFrom(start: Instant): Instant {
  return sql`greatest(${lastBegin}, case when hm.extra_minutes > 0 then ${wholeGo(start)} end)`;
}

/** Until when a go that began at `start` takes answers. */
export function deadlineFrom(start: Instant): Instant {
  return sql`least(${ownEndFrom(start)}, ${wholeGo(start)})`;
}

/** The latest that a go may end which they have still to begin. */
export const latestEnd: Instant = ownEndFrom(lastBegin);

/** Their own end as it stands now: that of the attempt that is open, where one is. */
export function ownEndOf(account: RawBuilder<unknown>): Instant {
  return sql`greatest(${lastBegin}, (
    select max(${ownEndFrom(sql`open.started_at`)}) from attempt open
    where open.homework_id = h.id and open.account_id = ${account} and open.handed_in_at is null
      and open.deleted_at is null))`;
}

/** When the last of all may hand in: nobody's own end comes later. */
export const lastEnd: Instant = sql`greatest(h.end_time, (
  select max(${lastBegin}) from homework_member hm where hm.homework_id = h.id), (
  select max(${ownEndFrom(sql`open.started_at`)})
  from attempt open join homework_member hm on hm.homework_id = open.homework_id and hm.account_id = open.account_id
  where open.homework_id = h.id and open.handed_in_at is null and open.deleted_at is null))`;

const instant = (time: Instant) => sql`(to_json(${time} at time zone 'UTC')#>>'{}') || 'Z'`;

/** As attempts carry them, for somebody whose own end is `end`. */
export function rulesFor(end: Instant): RawBuilder<unknown> {
  return sql`jsonb_build_object(
    'end_time', ${instant(end)}, 'closes_at', ${instant(sql`greatest(h.closes_at, ${end})`)},
    'result_time', h.result_time, 'hide_answer', h.hide_answer, 'redo_hint', h.redo_hint, 'no_quit', h.no_quit,
    'max_switches', h.max_switches, 'switch_seconds', h.switch_seconds)`;
}
