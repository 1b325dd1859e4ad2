// Bundles: exams of one author that belong together.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { listedExam } from './exam-fields.ts';
import { atLeast, done, id, inQuery, instant, line, listOf, orderBy, page, paragraph, queryString } from '../fields.ts';
import { bundleOrders, bundleStatus, limits, pictureExtensions, rules } from '../limits.ts';

const list = { ...page, query_string: queryString };
const count = z.int().min(0);
const tier = z.int().min(0).max(rules.bundle.tierMax);
const named = z.strictObject({ bundle_id: id });

const bundleEntry = z.object({
  bundle_id: id,
  public_id: z.string(),
  title: z.string(),
  description: z.string(),
  country_code: z.string(),
  price_tier: tier,
  /** Null as long as its three steps are not done. */
  status: z.literal(Object.values(bundleStatus)).nullable(),
  /** Why it was not approved. */
  review_reason: z.string().nullable(),
  /** Grows with every new logo; 0 without one. */
  logo_revision: count,
  exams_count: count,
  questions_count: count,
  favorites_count: count,
  author: z.object({ user_id: id, name: z.string() }),
  is_mine: z.boolean(),
  /** Its exams open to me: it is free or mine, or a record of payments names me for it. */
  is_open: z.boolean(),
  is_favorited: z.boolean(),
  updated_at: instant,
});
export type BundleEntry = z.output<typeof bundleEntry>;

/** What its author wants it to be while others see it as it was reviewed. */
export const changedBundle = z.object({
  title: z.string(),
  description: z.string(),
  country_code: z.string(),
  price_tier: z.int().min(0).max(rules.bundle.tierMax),
  exams: z.array(z.object({ id, title: z.string(), questions_count: count })),
  /** Of the picture, good for some minutes; null where it stays. */
  logo_url: z.string().nullable(),
  /** Null once it was refused. */
  waiting_since: instant.nullable(),
  reason: z.string().nullable(),
  updated_at: instant,
});
export type ChangedBundle = z.output<typeof changedBundle>;

const answer = z.object({ bundle: bundleEntry });

export const bundleCalls = defineCalls({
  'POST /user/uploadedbundles': {
    access: 'member',
    summary: 'The bundles I published or am making',
    request: z.strictObject({
      ...list,
      order_by: orderBy(bundleOrders.uploaded),
      filter_status: z.literal(Object.values(bundleStatus)).optional(),
    }),
    response: listOf(bundleEntry),
    errors: [],
  },
  'POST /exam/bundle/favorites': {
    access: 'member',
    summary: 'The bundles I keep, as far as they are open',
    request: z.strictObject({ ...list, order_by: orderBy(bundleOrders.favorited) }),
    response: listOf(bundleEntry),
    errors: [],
  },
  'POST /publicbundles': {
    access: 'member',
    summary: 'The bundles that everybody may find',
    request: z.strictObject(list),
    response: listOf(bundleEntry),
    errors: [],
  },
  'GET /exam/bundle/detail': {
    access: 'member',
    summary: 'One bundle with its exams, by its id or its public id',
    request: z.strictObject({ bundle_id: inQuery.id.optional(), public_id: z.string().min(1).max(40).optional() }),
    response: answer.extend({
      exams: z.array(listedExam),
      /** For its author. */
      change: changedBundle.nullable(),
    }),
    errors: ['not_found'],
  },
  'GET /exam/bundle/invitation': {
    access: 'public',
    summary: 'What somebody who is not signed in is told of a bundle that everybody may find',
    request: z.strictObject({ bundle_id: inQuery.id.optional(), public_id: z.string().min(1).max(40).optional() }),
    response: z.object({
      bundle: z.object({
        title: z.string(),
        author: z.string(),
        description: z.string(),
        price_tier: tier,
        exams: z.array(z.object({ public_id: z.string(), title: z.string() })),
      }),
    }),
    errors: ['not_found'],
  },
  'GET /exam/bundle/logo': {
    access: 'public',
    summary: 'The picture of a bundle that is open to everybody, or of one’s own by its public id',
    request: z.strictObject({
      public_id: z.string().min(1).max(40),
      /** Of the picture, so that a new one is not taken for the old. */
      revision: z.string().max(20).optional(),
    }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'POST /bundle/avaliableexams': {
    access: 'member',
    summary: 'The exams that I can put into a bundle: my own public ones',
    request: z.strictObject(list),
    response: listOf(listedExam),
    errors: [],
  },
  'POST /exam/bundle/begin': {
    access: 'member',
    summary: 'The first of three steps: what the bundle is. With `bundle_id`, it is changed',
    request: z.strictObject({
      bundle_id: id.optional(),
      title: line.min(1).max(rules.bundle.titleMax).optional(),
      exams: z.array(id).min(1).max(rules.bundle.examsMax),
      description: atLeast(paragraph.max(rules.bundle.descriptionMax), rules.bundle.descriptionMin),
      country_code: z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
      price_tier: tier.default(0),
      /** Chosen by the client; asking again with the same one answers with the bundle it began. */
      create_key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
    }),
    response: answer,
    errors: ['not_found', 'bundle_suspended'],
  },
  'PUT /exam/bundle/logo': {
    access: 'member',
    summary: 'The second step: its picture, of 256 by 256 pixels',
    request: z.strictObject({ bundle_id: inQuery.id }),
    upload: { maxBytes: limits.bundleLogoBytes, extensions: pictureExtensions },
    response: answer,
    errors: ['not_found', 'bad_picture', 'bad_picture_size', 'image_too_large', 'bundle_suspended', 'storage_full'],
  },
  'POST /exam/bundle/end': {
    access: 'member',
    summary: 'The last step: it is published, or waits for a review',
    request: named,
    response: answer,
    errors: ['not_found', 'bundle_without_logo', 'bundle_suspended'],
  },
  'DELETE /exam/bundle/change': {
    access: 'member',
    summary: 'Withdraw what I changed and others do not see yet: the bundle stays as they see it',
    request: named,
    response: done,
    errors: ['not_found', 'nothing_to_review'],
  },
  'POST /exam/bundle/favorited': {
    access: 'member',
    summary: 'Keep a bundle',
    request: named,
    response: done,
    errors: ['not_found'],
  },
  'DELETE /exam/bundle/favorited': {
    access: 'member',
    summary: 'Keep a bundle no longer',
    request: named,
    response: done,
    errors: [],
  },
  'GET /exam/bundle/shareurl': {
    access: 'member',
    summary: 'The link under which others open this bundle',
    request: z.strictObject({ bundle_id: inQuery.id }),
    response: z.object({ url: z.url(), public_id: z.string() }),
    errors: ['not_found'],
  },
  'DELETE /exam/bundle': {
    access: 'member',
    summary: 'Delete a bundle of mine; its exams stay',
    request: named,
    response: done,
    errors: ['not_found'],
  },
});
