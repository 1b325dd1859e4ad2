// What waits for a review, and what operators say to it.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { changedBundle } from '../exam/bundle.ts';
import { changedQuestions, examComparison } from '../exam/exam-change.ts';
import { examDetail, examQuestion } from '../exam/exam-fields.ts';
import { done, flag, id, instant, inQuery } from '../fields.ts';
import { bundleStatus, examStatus, groupStatus, reviewKinds, suspendKinds } from '../limits.ts';
import { goingOn, onward, person, reason, search, waiting } from './operator-fields.ts';

const count = z.int().min(0);
const kind = z.literal(reviewKinds);
const suspendable = z.literal(suspendKinds);

const reviewEntry = z.object({
  kind,
  id,
  title: z.string(),
  author: person,
  /** Questions of an exam, exams of a bundle. */
  parts_count: count,
  /** Of something that is open as it was reviewed before. */
  is_change: z.boolean(),
  ...waiting,
});
export type ReviewEntry = z.output<typeof reviewEntry>;

const foundEntry = z.object({
  kind: suspendable,
  id,
  public_id: z.string(),
  title: z.string(),
  status: z.literal([
    ...new Set([...Object.values(examStatus), ...Object.values(bundleStatus), ...Object.values(groupStatus)]),
  ]),
  author: person,
  updated_at: instant,
});
export type FoundEntry = z.output<typeof foundEntry>;

const reviewedBundle = z.object({
  id,
  public_id: z.string(),
  title: z.string(),
  description: z.string(),
  price_tier: count,
  country_code: z.string(),
  logo_revision: count,
  status: z.literal(Object.values(bundleStatus)),
  exams: z.array(
    z.object({ id, title: z.string(), status: z.literal(Object.values(examStatus)), questions_count: count }),
  ),
});
export type ReviewedBundle = z.output<typeof reviewedBundle>;

const reviewedGroup = z.object({
  id,
  public_id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.literal(Object.values(groupStatus)),
  suspension_reason: z.string(),
  member_count: count,
  homework_count: count,
  share_count: count,
  notice_count: count,
  created_at: instant,
});
export type ReviewedGroup = z.output<typeof reviewedGroup>;

export const operatorReviewCalls = defineCalls({
  'POST /operator/reviews': {
    access: 'operator',
    summary: 'What waits for a review, the oldest first',
    request: z.strictObject({ kind, ...onward }),
    response: goingOn(reviewEntry),
    errors: [],
    reads: true,
  },
  'POST /operator/published': {
    access: 'operator',
    summary:
      'Public exams, bundles or groups by their id, public id or words of the title; without words, those suspended',
    request: z.strictObject({ kind: suspendable, ...search }),
    response: goingOn(foundEntry),
    errors: [],
    reads: true,
  },
  'GET /operator/review': {
    access: 'operator',
    summary: 'One exam, bundle or group as a reviewer sees it',
    request: z.strictObject({ kind: suspendable, id: inQuery.id }),
    response: z.object({
      exam: examDetail.nullable(),
      bundle: reviewedBundle.nullable(),
      group: reviewedGroup.nullable(),
      /** The owner, where it is a group. */
      author: person,
      waiting: z.object(waiting).nullable(),
      /** What waits where the rest is open already. */
      exam_change: examComparison.nullable(),
      bundle_change: changedBundle.nullable(),
      /** To be sent with the decision. */
      seen_at: instant,
    }),
    errors: ['not_found'],
  },
  'POST /operator/review/changes': {
    access: 'operator',
    summary: 'The questions that a change adds, removes or changes, with their keys, as they were and as they would be',
    request: z.strictObject({ exam_id: id, ...onward }),
    response: changedQuestions,
    errors: ['not_found'],
    reads: true,
  },
  'POST /operator/review/questions': {
    access: 'operator',
    summary: 'Questions of a public exam with their keys',
    request: z.strictObject({ exam_id: id, ...onward }),
    response: goingOn(examQuestion).extend({ files: z.record(z.string(), z.string()) }),
    errors: ['not_found'],
    reads: true,
  },
  'POST /operator/review/decide': {
    access: 'operator',
    summary: 'Approve what waits, or refuse it with a reason that its author gets; asked again, 409',
    request: z.strictObject({
      kind,
      id,
      is_approved: flag,
      reason: reason.optional(),
      /** Of what was looked at: 409 where its author has changed it since. */
      seen_at: instant.optional(),
    }),
    response: done,
    errors: ['not_found', 'nothing_to_review', 'reason_needed', 'exam_merging', 'review_changed'],
  },
  'POST /operator/suspend': {
    access: 'operator',
    summary:
      'Close an exam or a bundle to everybody but its author, or a group to everything new; its author or owner gets the reason',
    request: z.strictObject({ kind: suspendable, id, reason }),
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'POST /operator/restore': {
    access: 'operator',
    summary: 'Open again what was suspended',
    request: z.strictObject({ kind: suspendable, id }),
    response: done,
    errors: ['not_found', 'conflict'],
  },
});
