// What several calls about homework show or take.
import { scoreUpTo } from '@tiku/questions/schema';
import { z } from 'zod';
import { no } from '../exam/exam-fields.ts';
import { flag, id, instant, line, paragraph } from '../fields.ts';
import { completions, homeworkTime, limits, markStatus, nextSteps, rules } from '../limits.ts';

const count = z.int().min(0);
const points = z.number().min(0);

/** Of a question in a homework: in steps of a tenth. */
const questionScore = scoreUpTo(rules.homework.scoreMax);

/** A name of the texts: what has no deadline is told so. */
const deadline = z.iso.datetime({
  error: ({ input }) => (input === undefined || input === null || input === '' ? 'deadline_empty' : undefined),
});

/** How a homework is to be done and counted. */
export const homeworkRules = z.object({
  /** Minutes; 0 for no limit. */
  duration: z.int().min(0).max(rules.exam.durationMax).default(0),
  /** Results come after handing in (0), or after the deadline (1). */
  result_time: z.literal([0, 1]).default(0),
  /** Not at all (0), whenever a member likes (1), only after failing (2). */
  redo_mode: z.literal([0, 1, 2]).default(0),
  /** The share of the full score that passes. */
  pass_percent: z.int().min(0).max(100).default(60),
  is_rank: flag.default(true),
  /** The correct answers are never shown. */
  hide_answer: flag.default(false),
  /** A member who does it again is told which answers were wrong the last time. */
  redo_hint: flag.default(false),
  no_quit: flag.default(false),
  /** 0 where switches to other screens are not counted. */
  max_switches: z.int().min(0).max(rules.homework.switchesMax).default(0),
  /** Seconds away after which it counts as a switch. */
  switch_seconds: z.int().min(0).max(rules.homework.switchSecondsMax).default(5),
});
export type HomeworkRules = z.infer<typeof homeworkRules>;

/** What a homework is set with. */
export const homeworkInfo = {
  title: line.min(1).max(rules.exam.titleMax),
  /** Now where it is left out. */
  start_time: instant.optional(),
  end_time: deadline,
  ...homeworkRules.shape,
  /** For those who do it, as plain text. Of a homework that is changed, left out where it stays. */
  instructions: paragraph.max(rules.homework.instructionsMax).optional(),
  /** Answers may hold pictures, sound and video. */
  allow_files: flag.default(true),
};

/** The questions taken from an exam, in this order. */
export const chosenQuestions = z.strictObject({
  exam_id: id,
  sel_qs: z.array(no).max(limits.homeworkChosen),
});

export const chosenScore = z.strictObject({ exam_id: id, no, score: questionScore });

const person = z.object({ user_id: id, name: z.string() });

const homework = {
  homework_id: id,
  exam_id: id,
  group: z.object({ group_id: id, name: z.string() }),
  title: z.string(),
  start_time: instant,
  end_time: instant,
  duration: count,
  result_time: z.literal([0, 1]),
  redo_mode: z.literal([0, 1, 2]),
  pass_percent: count,
  is_rank: z.boolean(),
  hide_answer: z.boolean(),
  redo_hint: z.boolean(),
  no_quit: z.boolean(),
  max_switches: count,
  switch_seconds: count,
  allow_files: z.boolean(),
  questions_count: count,
  full_score: points,
  publisher: person,
  created_at: instant,
  updated_at: instant,
  /** Not started, in progress, ended, and ended but still being marked. */
  time_status: z.literal(Object.values(homeworkTime)),
  /** Nothing for people to mark, being marked, completed. */
  mark_status: z.literal(Object.values(markStatus)),
  /** The server's clock, by which all of this was decided. */
  server_time: instant,
};

/** A homework as those see it who set and mark it. */
export const managedHomework = z.object({
  ...homework,
  /** Members who are to do it. */
  member_count: count,
  read_count: count,
  begun_count: count,
  handed_in_count: count,
  /** Papers that wait for marks, that people have marked, and that were handed in again. */
  to_mark_count: count,
  marked_count: count,
  redo_count: count,
  /** It is for so many members; null where it is for everybody. */
  chosen_count: count.nullable(),
});
export type ManagedHomework = z.output<typeof managedHomework>;

/** What became of somebody's homework. Score and counts only once its result is out. */
const outcome = {
  /** Not completed, completed, being marked. */
  completion: z.literal(Object.values(completions)),
  attempts_count: count,
  redo_count: count,
  /** The one that counts: the best whose result is out, or else the last. */
  answer_id: id.nullable(),
  handed_in_at: instant.nullable(),
  score: points.nullable(),
  is_passed: z.boolean().nullable(),
};

/** A homework as shown to a member who is to do it. Its times are theirs, with what they were given beyond the others. */
export const joinedHomework = z.object({
  ...homework,
  ...outcome,
  is_read: z.boolean(),
  extra_minutes: count,
  extra_attempts: count,
  /** The attempt that still runs. */
  running_id: id.nullable(),
  /** What may be done now: begin, go on, do it again, or nothing. */
  next: z.literal(nextSteps),
  /** It could be begun now if its group were not suspended. */
  is_suspended: z.boolean(),
  /** When results come: null for at once. */
  results_at: instant.nullable(),
});
export type JoinedHomework = z.output<typeof joinedHomework>;

/** A homework of the group, with what became of one member's. */
export const memberHomework = z.object({ ...homework, ...outcome, extra_minutes: count, extra_attempts: count });
export type MemberHomework = z.output<typeof memberHomework>;

const taught = { homework_id: id, group: z.object({ group_id: id, name: z.string() }), title: z.string() };

/** How far a class is: of those who are to do it, how many have begun and handed in. */
const taughtFigures = z.object({
  ...taught,
  end_time: instant,
  member_count: count,
  begun_count: count,
  handed_in_count: count,
});

/** What the homework of the groups somebody manages asks of them: a few of each, the most pressing first. */
export const taughtHomework = z.object({
  /** Papers with answers that nobody has marked; numbers stop at 100. */
  to_mark: z.array(
    z.object({
      ...taught,
      papers_count: count,
      oldest_at: instant,
      /** The first question without a mark of the paper that waits longest. */
      no: no.nullable(),
    }),
  ),
  running: z.array(taughtFigures),
  /** Ended within a week, and not everybody has handed in. */
  ended: z.array(taughtFigures),
});
export type Taught = z.output<typeof taughtHomework>;
