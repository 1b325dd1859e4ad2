// What came out of a homework: for those who mark it, and of one person for themselves.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { hiddenKey, no, questionType } from '../exam/exam-fields.ts';
import { id, inQuery, instant, listOf, page } from '../fields.ts';
import { gradeChange } from '../practice/practice-fields.ts';
import { completions, givers, homeworkStays, reviewReasons, switchCauses, switchReasons } from '../limits.ts';

const count = z.int().min(0);
const points = z.number().min(0);
const share = z.number().min(0).max(1);
const ofHomework = z.strictObject({ homework_id: id });

/** The best paper of one member, or the last where none has a score yet. */
const memberScore = z.object({
  user_id: id,
  name: z.string(),
  /** Equal scores in equal time share a place; null without a score. */
  rank: z.int().min(1).nullable(),
  completion: z.literal(Object.values(completions)),
  answer_id: id.nullable(),
  score: points.nullable(),
  /** As much of it as the marker of the paper gave. */
  marked_score: points.nullable(),
  /** Marking of a paper of theirs is not completed: they do not see its result yet. */
  is_open: z.boolean(),
  is_passed: z.boolean().nullable(),
  seconds: count.nullable(),
  handed_in_at: instant.nullable(),
  attempts_count: count,
  switches_count: count,
  is_timed_out: z.boolean(),
  is_switched_out: z.boolean(),
  stay: z.literal(homeworkStays),
});
export type MemberScore = z.output<typeof memberScore>;

const scoreSummary = z.object({
  full_score: points,
  /** Those who are in the group; no figure counts the others. */
  members_count: count,
  /** Papers that were handed in, one of each person; and those of them that are wholly marked, of which all figures are made. */
  handed_in_count: count,
  /** Those who did it and have left, at the end of the list. */
  left_count: count,
  scored_count: count,
  passed_count: count,
  average: points.nullable(),
  median: points.nullable(),
  highest: points.nullable(),
  lowest: points.nullable(),
  /** How many in each tenth of the full score, from the lowest. */
  spread: z.array(count).length(10),
});

/** One departure from the screen. */
const departure = z.object({
  seq: z.int().min(1),
  left_at: instant,
  seconds: count,
  cause: z.literal(switchCauses),
  is_counted: z.boolean(),
  /** Why it counts or not, where that is not plain. */
  reason: z.literal(switchReasons).nullable(),
});
export type Departure = z.output<typeof departure>;

const questionScore = z.object({
  no,
  type: questionType,
  earned: points.nullable(),
  /** Who gave it; null while nobody has. */
  given_by: z.literal(givers).nullable(),
  total: points,
  is_right: z.boolean().nullable(),
  has_answer: z.boolean(),
  m_c: z.string(),
  /** How it was graded anew, the last change last. */
  changes: z.array(gradeChange),
  /** Whether it is right would tell the key: that and what was earned are null where I may not see it. */
  hidden_key: hiddenKey.nullable(),
});

/** How the group did with one question, by the first paper of each. */
const questionStat = z.object({
  no,
  type: questionType,
  desc: z.string(),
  score: points,
  /** Papers that asked it, and those with an answer. */
  papers_count: count,
  answered_count: count,
  /** Answers that are judged, of which the shares are made; null while there is none. */
  judged_count: count,
  right_share: share.nullable(),
  /** What was earned on the average, of what could be. */
  score_share: share.nullable(),
  /** What the best 27 % earned of it, less what the last 27 % did; null for fewer than ten papers. */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** Between the answers before and to it; null where that is not known. */
  median_seconds: count.nullable(),
  /**
   * How often each option was chosen, by the letters that the question is shown to me with, and what they say; T and F of
   * statements, which say nothing.
   */
  options: z.array(z.object({ option: z.string(), text: z.string(), count, is_correct: z.boolean().nullable() })),
  /** Beside the options, shares would tell the key: what tells how many are right is null where I may not see it. */
  hidden_key: hiddenKey.nullable(),
  /** Why somebody should look at it again. */
  reasons: z.array(z.literal(reviewReasons)),
  /** It was graded anew, and how. */
  regraded: z.literal(['key', 'right', 'left out']).nullable(),
});
export type QuestionStat = z.output<typeof questionStat>;

export const homeworkResultsCalls = defineCalls({
  'POST /mymanaged/group/homework/member_scores': {
    access: 'member',
    summary: 'Who did how well in a homework, the best first; members without a score come last',
    request: z.strictObject({ homework_id: id, ...page }),
    response: listOf(memberScore).extend({ summary: scoreSummary }),
    errors: ['not_found'],
    reads: true,
  },
  'POST /mymanaged/group/homework/member_scores/excel': {
    access: 'member',
    summary: 'The same of all members as a spreadsheet',
    request: ofHomework,
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
  },
  'POST /group/homework/member/question/scores': {
    access: 'member',
    summary:
      'What one member earned question by question: to those who mark it, and to themselves once the result is out',
    request: z.strictObject({ homework_id: id, user_id: id, answer_id: id.optional() }),
    response: z.object({
      user_id: id,
      name: z.string(),
      answer_id: id,
      round: z.int().min(1),
      score: points,
      /** As much of it as the marker of the paper gave. */
      marked_score: points,
      full_score: points,
      list: z.array(questionScore),
      switches: z.array(departure),
    }),
    errors: ['not_found', 'result_withheld', 'not_handed_in'],
    reads: true,
  },
  'GET /group/homework/question/stats': {
    access: 'member',
    summary: 'How the group did with each question of a homework that I mark, and which to look at again',
    request: z.strictObject({ homework_id: inQuery.id }),
    response: z.object({
      list: z.array(questionStat),
      /** Of the re-grade that would be undone, and whose mark it corrected; null without one. */
      undo_no: no.nullable(),
      undo_name: z.string().nullable(),
    }),
    errors: ['not_found'],
  },
  'GET /mymanaged/group/homework/trend': {
    access: 'member',
    summary: 'How a group that I own or administer did in its last homework, the oldest first',
    request: z.strictObject({ group_id: inQuery.id }),
    response: z.object({
      list: z.array(
        z.object({
          homework_id: id,
          title: z.string(),
          end_time: instant,
          members_count: count,
          handed_in_count: count,
          scored_count: count,
          passed_count: count,
          average_share: share.nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
  },
});
