// A question of a homework whose key was wrong, graded anew for everybody.
import { scoreUpTo } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examQuestion, hiddenKey, mediaAddresses, no } from '../exam/exam-fields.ts';
import { atLeast, flag, id, inQuery, line } from '../fields.ts';
import { limits, rules } from '../limits.ts';

const points = z.number().min(0);

const keyText = z.string().max(2_000);
/** Of a statement, or of everything that has letters, blanks or sentences. */
const key = z.union([flag, z.array(z.union([keyText, z.array(keyText).max(50)])).max(100)]);

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
  'GET /mymanaged/group/homework/question': {
    access: 'member',
    summary: 'One question of a homework that I mark, with its key where I may see it',
    request: z.strictObject({ homework_id: inQuery.id, no: inQuery.id }),
    response: z.object({ question: examQuestion, files: mediaAddresses, hidden_key: hiddenKey.nullable() }),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/homework/regrade': {
    access: 'member',
    summary:
      'Grade a question of a homework anew: by another key, as right for everybody, or left out. With preview, only tell who changes',
    request: z
      .strictObject({
        homework_id: id,
        no,
        /** As questions of that type have it, in the letters that the question is shown to me with. */
        correct_answer: key.optional(),
        everybody: z.literal(['right', 'left out']).optional(),
        preview: flag.default(false),
      })
      .check(({ value, issues }) => {
        if ((value.correct_answer === undefined) !== (value.everybody === undefined)) return;
        issues.push({ code: 'invalid_type', expected: 'array', path: ['correct_answer'], input: undefined });
      }),
    response: z.object({
      list: z.array(regradedPaper),
      papers_count: z.int().min(0),
      /** The names of those whose score changes would tell the key: the list is empty where I may not see the key. */
      hidden_key: hiddenKey.nullable(),
    }),
    bodyBytes: limits.homeworkBytes,
    errors: ['not_found', 'group_suspended', 'bad_question', 'homework_regraded', 'own_paper'],
    slow: true,
  },
  'PUT /mymanaged/group/homework/mark/correct': {
    access: 'member',
    summary:
      'Correct the mark of one answer after marking was completed: with a reason that its person reads. Undone like any re-grade',
    request: z.strictObject({
      homework_id: id,
      answer_id: id,
      no,
      m_s: scoreUpTo(rules.homework.scoreMax),
      /** The mark that was seen: it is corrected only if nobody else has meanwhile. */
      old_m_s: scoreUpTo(rules.homework.scoreMax),
      reason: atLeast(line.max(rules.homework.reasonMax), 2),
    }),
    response: z.object({ paper: regradedPaper }),
    errors: ['not_found', 'group_suspended', 'mark_changed', 'marking_open', 'homework_regraded', 'own_paper'],
  },
  'DELETE /mymanaged/group/homework/regrade': {
    access: 'member',
    summary: 'Undo the last re-grade of a homework: every score is what it was',
    request: z.strictObject({ homework_id: id }),
    response: z.object({ no, papers_count: z.int().min(0) }),
    errors: ['not_found', 'group_suspended', 'nothing_to_undo', 'own_paper'],
    slow: true,
  },
});
