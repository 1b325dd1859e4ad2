import { z } from 'zod';
import { defineCallsOf } from './call.ts';
import { flag, id, inQuery, instant, line, listOf, pageInQuery, paragraph } from './fields.ts';
import { limits, partnerImages, pictureExtensions, rules } from './limits.ts';

const image = z.literal(Object.values(partnerImages));
const personOrOrganisation = z.literal([0, 1]);

const info = z.object({
  /** 0 a person, 1 an organisation. */
  type: personOrOrganisation,
  name: z.string(),
  contact_name: z.string(),
  contact_mobile: z.string(),
  contact_email: z.string(),
  description: z.string(),
  /** Which there are. */
  images: z.array(image),
});

const partner = z.object({
  review_status: z.literal([0, 1, 2, 3]),
  applied_at: instant,
  /** As approved. */
  info: info.nullable(),
});
export type PartnerInfo = z.output<typeof info>;

const draft = info.extend({
  review_status: z.literal([0, 1, 3]),
  reason: z.string(),
  account_holder: z.string(),
  bank_name: z.string(),
  /** All but its end is hidden. */
  account_number: z.string(),
});
export type PartnerDraft = z.output<typeof draft>;

const year = inQuery.number.pipe(z.int().min(2000).max(2999));
const month = inQuery.number.pipe(z.int().min(1).max(12));
const money = { currency: z.string(), amount: z.int() };

const ofDraft = z.object({ draft });

export const partnerCalls = defineCallsOf('A', {
  'GET /partner/info': {
    access: 'member',
    summary: 'What is known of me as a partner, as approved; null for somebody who never applied',
    request: z.strictObject({}),
    response: z.object({ partner: partner.nullable() }),
    errors: ['not_found'],
  },
  'GET /partner/info/draft': {
    access: 'member',
    summary: 'What I am writing, or what waits for review; null where there is nothing',
    request: z.strictObject({}),
    response: z.object({ draft: draft.nullable() }),
    errors: ['not_found'],
  },
  'POST /partner/info': {
    access: 'member',
    summary: 'Apply as a partner, or change what is known of me: as a draft, or handed in for review',
    request: z.strictObject({
      partner: z.strictObject({
        type: personOrOrganisation,
        name: line.min(rules.companyName.min).max(rules.companyName.max),
        contact_name: line.min(1).max(rules.name.max),
        contact_mobile: line.max(rules.contactMax).regex(rules.phone),
        contact_email: line.max(rules.email.max).regex(rules.contactEmail),
        description: paragraph.max(limits.descriptionMax).default(''),
        account_holder: line.max(rules.companyName.max).optional(),
        bank_name: line.max(rules.companyName.max).optional(),
        /** Digits, or an IBAN; spaces and dashes do not count. What is left out stays as it is. */
        account_number: z.string().max(60).optional(),
        is_draft: flag.default(false),
      }),
    }),
    response: ofDraft,
    errors: ['not_found'],
  },
  'POST /partner/image': {
    access: 'member',
    summary: 'Put a picture into my draft: 0 picture, 1 proof of identity or business licence, 2 its other side',
    request: z.strictObject({ type: inQuery.number.pipe(image) }),
    upload: { maxBytes: limits.imageBytes, extensions: pictureExtensions },
    response: ofDraft,
    errors: ['not_found', 'bad_picture', 'image_too_large', 'storage_full', 'under_review'],
  },
  'DELETE /partner/image': {
    access: 'member',
    summary: 'Take a picture out of my draft',
    request: z.strictObject({ type: inQuery.number.pipe(image) }),
    inQuery: ['type'],
    response: ofDraft,
    errors: ['not_found', 'under_review'],
  },
  'GET /partner/image': {
    access: 'member',
    summary: 'A picture of mine, of the draft or as approved',
    request: z.strictObject({
      type: inQuery.number.pipe(image),
      is_draft: inQuery.number.pipe(z.literal([0, 1])).default(0),
      revision: z.string().max(20).optional(),
    }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'GET /partner/finance/info': {
    access: 'member',
    summary: 'Where I am paid to, as approved: hidden but for its end, or in full, which is written down',
    request: z.strictObject({ is_full: inQuery.number.pipe(z.literal([0, 1])).default(0) }),
    response: z.object({
      finance: z
        .object({
          account_holder: z.string(),
          bank_name: z.string(),
          account_number: z.string(),
          is_full: z.boolean(),
          /** When they were last shown in full before. */
          seen_at: instant.nullable(),
        })
        .nullable(),
    }),
    errors: ['not_found'],
  },
  'GET /partner/payments': {
    access: 'member',
    summary: 'What I was paid, by year and month of my time zone, the newest first',
    request: z.strictObject(pageInQuery),
    response: listOf(z.object({ year: z.int(), month: z.int(), count: z.int().positive(), ...money })),
    errors: ['not_found'],
  },
  'GET /partner/payment/details': {
    access: 'member',
    summary: 'The payments of a month, the newest first; amounts are in minor units',
    request: z.strictObject({ year, month, ...pageInQuery }),
    response: listOf(z.object({ id, item: z.string(), type: z.literal([1, 2, 3, 4]), date: instant, ...money })).extend(
      { sums: z.array(z.object(money)) },
    ),
    errors: ['not_found'],
  },
  'GET /partner/payment/details/excel': {
    access: 'member',
    summary: 'The payments of a month as a spreadsheet',
    request: z.strictObject({ year, month }),
    response: 'bytes',
    errors: ['not_found'],
  },
});
