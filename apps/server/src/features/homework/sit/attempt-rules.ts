// What a homework lays down for the attempts at it, as they carry it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const instant = (time: RawBuilder<unknown>) => sql`(to_json(${time} at time zone 'UTC')#>>'{}') || 'Z'`;

/** Of `homework h`, for somebody whose own deadline is `end`, or null. */
export function rulesFor(end: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_build_object(
    'end_time', ${instant(sql`coalesce(${end}, h.end_time)`)}, 'closes_at', ${instant(sql`h.closes_at`)},
    'result_time', h.result_time, 'hide_answer', h.hide_answer, 'redo_hint', h.redo_hint, 'no_quit', h.no_quit,
    'max_switches', h.max_switches, 'switch_seconds', h.switch_seconds)`;
}

/** Of `attempt a` at `homework h`, of somebody who was given `homework_member hm` or nothing. */
export const deadlineOf = sql`least(
  coalesce(hm.end_time, h.end_time),
  case when h.duration > 0 then a.started_at + (h.duration + coalesce(hm.extra_minutes, 0)) * interval '1 minute' end)`;
