// What answers to an open question are marked by: sentences that are worth points, or cost some of the full score.
import { scoreUpTo } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { flag, id, inQuery, line } from '../fields.ts';
import { rules } from '../limits.ts';
import { savedMark } from './marking.ts';

const count = z.int().min(0);
const points = z.number().min(0);

const rubric = z.object({
  no,
  version: z.int().min(1),
  /** Criteria cost points of the full score; otherwise they add up from nothing. */
  is_from_full: z.boolean(),
  /** In their order; the first nine have the keys 1 to 9. */
  criteria: z.array(z.object({ criterion_id: id, sentence: z.string(), points })),
});
export type Rubric = z.output<typeof rubric>;

/** What somebody marked the same question by in another homework. */
const offeredRubric = z.object({
  no,
  /** Of that homework. */
  title: z.string(),
  is_from_full: z.boolean(),
  criteria: z.array(z.object({ sentence: z.string(), points })),
});
export type OfferedRubric = z.output<typeof offeredRubric>;

export const homeworkRubricCalls = defineCalls({
  'GET /group/homework/rubrics': {
    access: 'member',
    summary:
      'What the questions of a homework are marked by, and what its setter marked the same questions by elsewhere',
    request: z.strictObject({ homework_id: inQuery.id }),
    response: z.object({
      list: z.array(rubric),
      /** For questions that have none. */
      offered: z.array(offeredRubric),
    }),
    errors: ['not_found'],
  },
  'PUT /group/homework/question/rubric': {
    access: 'member',
    summary:
      'Make or change what a question is marked by: every paper that was marked by it follows, or none. With preview, only tell what would change',
    request: z.strictObject({
      homework_id: id,
      no,
      /** Of the rubric that is to be changed, 0 for none: it is changed only if nobody else has meanwhile. */
      version: count,
      is_from_full: flag.default(false),
      /** All of them. Without an id, a new one; one that is left out is taken off every paper. None: what was given stays as it is. */
      criteria: z
        .array(
          z.strictObject({
            criterion_id: id.optional(),
            sentence: line.min(1).max(rules.homework.criterionMax),
            points: scoreUpTo(rules.homework.scoreMax),
          }),
        )
        .max(rules.homework.criteriaMax),
      preview: flag.default(false),
    }),
    response: z.object({
      /** As it is afterwards, or stays after a preview. */
      rubric: rubric.nullable(),
      /** Papers with something that changes. */
      papers_count: count,
      /** By how much their scores change, the most frequent first. */
      changes: z.array(z.object({ by: z.number(), papers_count: count })),
      /** What was given for each, where it is another now. */
      marks: z.array(savedMark),
    }),
    errors: ['not_found', 'group_suspended', 'rubric_changed', 'homework_marked', 'own_paper'],
  },
});
