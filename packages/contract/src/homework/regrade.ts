// A question of a homework whose key was wrong, graded anew for everybody.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam-fields.ts';
import { flag, id } from '../fields.ts';

const points = z.number().min(0);

/** Somebody whose score changes, or has changed. */
const regradedPaper = z.object({
  answer_id: id,
  user_id: id,
  name: z.string(),
  old_score: points,
  new_score: points,
});
export type RegradedPaper = z.output<typeof regradedPaper>;

export const homeworkRegradeCalls = defineCalls({
  'POST /mymanaged/group/homework/regrade': {
    access: 'member',
    summary:
      'Grade a question of a homework anew: by another key, as right for everybody, or left out. With preview, only tell who changes',
    request: z
      .strictObject({
        homework_id: id,
        no,
        /** As questions of that type have it. */
        correct_answer: z.json().optional(),
        everybody: z.literal(['right', 'left out']).optional(),
        preview: flag.default(false),
      })
      .check(({ value, issues }) => {
        if ((value.correct_answer === undefined) !== (value.everybody === undefined)) return;
        issues.push({ code: 'invalid_type', expected: 'json', path: ['correct_answer'], input: undefined });
      }),
    response: z.object({ list: z.array(regradedPaper), papers_count: z.int().min(0) }),
    errors: ['not_found', 'group_suspended', 'bad_question', 'homework_regraded'],
    slow: true,
  },
  'DELETE /mymanaged/group/homework/regrade': {
    access: 'member',
    summary: 'Undo the last re-grade of a homework: every score is what it was',
    request: z.strictObject({ homework_id: id }),
    response: z.object({ no, papers_count: z.int().min(0) }),
    errors: ['not_found', 'group_suspended', 'nothing_to_undo'],
    slow: true,
  },
});
