// Beside the specification: the ways back from a removal, and out of the list of notes.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { id } from '../fields.ts';
import { limits } from '../limits.ts';

const noes = z.array(no).min(1).max(limits.noesMax);
const count = z.int().min(0);

export const questionListCalls = defineCalls({
  'PUT /app/user/exam/questions/wrong': {
    access: 'member',
    summary: 'Put questions back that were taken off the list of wrong ones; those I never got wrong are left alone',
    request: z.strictObject({ exam_id: id, noes }),
    response: z.object({ restored_count: count }),
    errors: [],
  },
  'DELETE /app/user/exam/questions/noted': {
    access: 'member',
    summary: 'Remove my notes to some questions',
    request: z.strictObject({ exam_id: id, noes }),
    response: z.object({ removed_count: count }),
    errors: [],
  },
  'DELETE /app/user/exam/questions/noted/all': {
    access: 'member',
    summary: 'Remove all my notes to the questions of an exam',
    request: z.strictObject({ exam_id: id }),
    response: z.object({ removed_count: count }),
    errors: [],
  },
});
