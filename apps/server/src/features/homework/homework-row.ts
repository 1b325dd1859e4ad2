// What is read of a homework, and how it is shown to those who set it and those who do it: every field that leaves is here.
import { completions, groupRoles, homeworkTime, markStatus } from '@tiku/contract';
import type {
  Completion,
  GroupRole,
  HomeworkRules,
  HomeworkTime,
  JoinedHomework,
  ManagedHomework,
  MarkStatus,
  MemberHomework,
} from '@tiku/contract';
import { sql } from 'kysely';
import { isJoined } from '../group/access/access.ts';
import { isInFigures, isTaker } from './access/access.ts';
import { isOutcomeShown } from './sit/own-state.ts';
import type { OwnState } from './sit/own-state.ts';
import { decideNextStep } from './sit/next-step.ts';

interface HomeworkRow extends HomeworkRules {
  id: number;
  exam_id: number;
  group_id: number;
  group_name: string;
  title: string;
  start_time: Date;
  end_time: Date;
  closes_at: Date;
  needs_marking: boolean;
  is_for_chosen: boolean;
  allow_files: boolean;
  questions_count: number;
  full_score: number;
  publisher_id: number;
  publisher_name: string;
  created_at: Date;
  updated_at: Date;
  server_time: Date;
}

/** Of `homework h` with what `homeworkJoins` brings. */
export const homeworkColumns = sql`
  h.id, h.exam_id, h.group_id, g.name as group_name, e.title, h.start_time, h.end_time, h.closes_at, h.duration,
  h.result_time, h.redo_mode, h.pass_percent, h.is_rank, h.hide_answer, h.redo_hint, h.no_quit, h.max_switches,
  h.switch_seconds, h.needs_marking, h.is_for_chosen, e.allow_files, e.questions_count, e.full_score, h.account_id as publisher_id,
  coalesce(nullif(p.alias, ''), pa.name) as publisher_name, h.created_at, h.updated_at, now() as server_time`;

/** Its group `g`, its exam `e`, and the person who set it, by their name in the group. */
export const homeworkJoins = sql`
  join study_group g on g.id = h.group_id
  join exam e on e.id = h.exam_id
  join group_member p on p.group_id = h.group_id and p.account_id = h.account_id
  join account pa on pa.id = h.account_id`;

interface HomeworkCounts {
  member_count: number;
  read_count: number;
  begun_count: number;
  handed_in_count: number;
  /** Papers with answers that nobody has marked, and those that have every mark. */
  to_mark_count: number;
  marked_count: number;
  /** Papers whose marking is not completed, and those where it is. */
  open_count: number;
  completed_count: number;
  redo_count: number;
}

export type ManagedRow = HomeworkRow & HomeworkCounts;

/** Of the attempts `s` at it that `homeworkAttempts` sums up. */
export const countColumns = sql`
  (select count(*) from group_member m where m.group_id = h.group_id and ${isJoined} and ${isTaker}) as member_count,
  (select count(*) from homework_member r join group_member m on m.group_id = h.group_id and m.account_id = r.account_id
    where r.homework_id = h.id and r.read_at is not null and ${isJoined} and ${isTaker}) as read_count,
  s.begun_count, s.handed_in_count, s.to_mark_count, s.marked_count, s.open_count,
  s.completed_count, s.redo_count`;

export const homeworkAttempts = sql`
  cross join lateral (
    select count(distinct a.account_id) as begun_count,
      count(distinct a.account_id) filter (where a.handed_in_at is not null) as handed_in_count,
      count(*) filter (where a.awaits_marks and a.unmarked_count > 0) as to_mark_count,
      count(*) filter (where a.marked_at is not null or a.awaits_marks and a.unmarked_count = 0) as marked_count,
      count(*) filter (where a.awaits_marks) as open_count,
      count(*) filter (where a.marked_at is not null) as completed_count,
      count(*) filter (where a.round > 1 and a.handed_in_at is not null) as redo_count
    from attempt a where a.homework_id = h.id and a.deleted_at is null and ${isInFigures}) s`;

interface Ends {
  now: Date;
  start: Date;
  end: Date;
  isAwaited: boolean;
}

export function timeStatusOf({ now, start, end, isAwaited }: Ends): HomeworkTime {
  if (now < start) return homeworkTime.notStarted;
  if (now < end) return homeworkTime.inProgress;
  return isAwaited ? homeworkTime.beingMarked : homeworkTime.ended;
}

function markStatusOf(needsMarking: boolean, isCompleted: boolean): MarkStatus {
  if (!needsMarking) return markStatus.noNeed;
  return isCompleted ? markStatus.completed : markStatus.beingMarked;
}

function presentHomework(row: HomeworkRow, endTime: Date) {
  return {
    homework_id: row.id,
    exam_id: row.exam_id,
    group: { group_id: row.group_id, name: row.group_name },
    title: row.title,
    start_time: row.start_time.toISOString(),
    end_time: endTime.toISOString(),
    duration: row.duration,
    result_time: row.result_time,
    redo_mode: row.redo_mode,
    pass_percent: row.pass_percent,
    is_rank: row.is_rank,
    hide_answer: row.hide_answer,
    redo_hint: row.redo_hint,
    no_quit: row.no_quit,
    max_switches: row.max_switches,
    switch_seconds: row.switch_seconds,
    allow_files: row.allow_files,
    questions_count: row.questions_count,
    full_score: row.full_score,
    publisher: { user_id: row.publisher_id, name: row.publisher_name },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    server_time: row.server_time.toISOString(),
  };
}

export function presentManaged(row: ManagedRow): ManagedHomework {
  const isAwaited = row.open_count > 0;
  const hasEnded = row.server_time >= row.closes_at;
  return {
    ...presentHomework(row, row.end_time),
    time_status: timeStatusOf({ now: row.server_time, start: row.start_time, end: row.closes_at, isAwaited }),
    mark_status: markStatusOf(row.needs_marking, !isAwaited && (hasEnded || row.completed_count > 0)),
    member_count: row.member_count,
    read_count: row.read_count,
    begun_count: row.begun_count,
    handed_in_count: row.handed_in_count,
    to_mark_count: row.to_mark_count,
    marked_count: row.marked_count,
    redo_count: row.redo_count,
    chosen_count: row.is_for_chosen ? row.member_count : null,
  };
}

export type OwnRow = HomeworkRow & OwnState & { role: GroupRole; is_group_suspended: boolean };

function completionOf({ handed_in_count }: OwnState, awaitsMarks: boolean): Completion {
  if (awaitsMarks) return completions.beingMarked;
  return handed_in_count > 0 ? completions.completed : completions.notCompleted;
}

/** Managers of the group see what came out as soon as every mark is given; the learner, once they may. */
function presentOutcome(row: OwnRow, isShown: boolean, awaitsMarks: boolean) {
  const score = isShown ? row.best_score : null;
  return {
    completion: completionOf(row, awaitsMarks),
    attempts_count: row.attempts_count,
    redo_count: row.redo_count,
    answer_id: row.best_id,
    handed_in_at: row.best_handed_in_at?.toISOString() ?? null,
    score,
    is_passed: score === null ? null : isPassedWith(row, score),
    extra_minutes: row.extra_minutes,
    extra_attempts: row.extra_attempts,
  };
}

function isPassedWith({ full_score, pass_percent }: HomeworkRow, score: number): boolean {
  return score * 100 >= full_score * pass_percent;
}

function presentStatus(row: OwnRow) {
  const { own_end_time: end, server_time: now, start_time: start, awaits_marks: isAwaited } = row;
  return {
    ...presentHomework(row, end),
    time_status: timeStatusOf({ now, start, end, isAwaited }),
    mark_status: markStatusOf(row.needs_marking, row.handed_in_count > 0 && !isAwaited),
  };
}

export function presentOfMember(row: OwnRow): MemberHomework {
  return { ...presentStatus(row), ...presentOutcome(row, row.is_best_marked === true, row.is_unmarked) };
}

/** Also what beginning it would answer. */
export function stepOf(row: OwnRow) {
  const isShown = isOutcomeShown(row, row);
  return decideNextStep({
    isTaker: row.role === groupRoles.member,
    now: row.server_time,
    startTime: row.start_time,
    endTime: row.own_end_time,
    isRunning: row.running_id !== null,
    isSuspended: row.is_group_suspended,
    // Also one whose time is up and that nobody has noticed yet.
    endedCount: row.attempts_count - (row.running_id === null ? 0 : 1),
    extraAttempts: row.extra_attempts,
    redoMode: row.redo_mode,
    isPassed: isShown && row.best_score !== null ? isPassedWith(row, row.best_score) : null,
    isUndecided: row.awaits_marks || !isShown,
  });
}

export function presentJoined(row: OwnRow): JoinedHomework {
  const { next, refusal } = stepOf(row);
  return {
    ...presentStatus(row),
    ...presentOutcome(row, isOutcomeShown(row, row), row.awaits_marks),
    is_read: row.is_read,
    running_id: row.running_id,
    next,
    is_suspended: refusal === 'group_suspended',
    results_at: row.result_time === 1 ? row.closes_at.toISOString() : null,
  };
}
