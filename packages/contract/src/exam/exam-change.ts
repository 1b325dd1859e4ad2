// What an author has changed of a public exam that others go on seeing as it was reviewed.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examDetail, examLevel, examQuestion, examSection, mediaAddresses } from './exam-fields.ts';
import { done, id, inQuery } from '../fields.ts';
import { questionChanges } from '../limits.ts';
import { goingOn, onward } from '../operator/operator-fields.ts';

const count = z.int().min(0);

/** Both states of an exam beside each other. Questions have a list of their own. */
export const examComparison = z.object({
  before: examDetail,
  after: examDetail,
  sections: z.object({ before: z.array(examSection), after: z.array(examSection) }),
  levels: z.object({ before: z.array(examLevel), after: z.array(examLevel) }),
  /** Files that the change brings, by name; a name without an address would show nothing. */
  added_files: mediaAddresses,
  added_count: count,
  removed_count: count,
  changed_count: count,
  moved_count: count,
  unchanged_count: count,
});
export type ExamComparison = z.output<typeof examComparison>;

const questionChange = z.object({
  what: z.literal(questionChanges),
  /** With its key. Null for what is added. */
  before: examQuestion.nullable(),
  /** Null for what is removed. */
  after: examQuestion.nullable(),
});
export type QuestionChangeEntry = z.output<typeof questionChange>;

/** In the order of the exam, with what is removed where it stood. */
export const changedQuestions = goingOn(questionChange).extend({ files: mediaAddresses });

export const examChangeCalls = defineCalls({
  'GET /exam/change': {
    access: 'member',
    summary: 'What I changed of an exam of mine and others do not see yet, beside what they see',
    request: z.strictObject({ exam_id: inQuery.id }),
    response: z.object({ comparison: examComparison }),
    errors: ['not_found'],
  },
  'POST /exam/change/questions': {
    access: 'member',
    summary: 'The questions that it adds, removes or changes, as they were and as they will be',
    request: z.strictObject({ exam_id: id, ...onward }),
    response: changedQuestions,
    errors: ['not_found'],
    reads: true,
  },
  'DELETE /exam/change': {
    access: 'member',
    summary: 'Withdraw it: the exam stays as others see it',
    request: z.strictObject({ exam_id: id }),
    response: done,
    errors: ['not_found', 'nothing_to_review'],
  },
});
