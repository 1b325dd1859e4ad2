import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { flag, id, inQuery, instant, line, paragraph } from '../fields.ts';
import { companyImages, limits, pictureExtensions, rules } from '../limits.ts';

const contact = {
  contact_name: line.max(rules.name.max),
  contact_mobile: line.max(rules.contactMax).regex(rules.phone),
  contact_email: line.max(rules.email.max).regex(rules.contactEmail),
};

const image = z.literal(Object.values(companyImages));

/** What is said of a company, in a draft as in what is approved. */
const info = z.object({
  name: z.string(),
  member_limit: z.int().positive(),
  contact_name: z.string(),
  contact_mobile: z.string(),
  contact_email: z.string(),
  description: z.string(),
  /** Which there are. */
  images: z.array(image),
});

const company = info.extend({
  id,
  review_status: z.literal([0, 1, 2, 3]),
  /** Why it was not approved. */
  reason: z.string(),
  user_count: z.int().min(0),
  applied_at: instant,
  /** What is being written or waits for review; told to the super administrator alone. */
  draft: info.extend({ review_status: z.literal([0, 1, 3]), reason: z.string() }).nullable(),
});
export type CompanyInfo = z.output<typeof company>;

const answer = z.object({ company });
const imageOf = { id: inQuery.id, type: inQuery.number.pipe(image) };

export const companyCalls = defineCallsOf('A', {
  'GET /ee/company/info': {
    access: 'company',
    summary: 'The company that is being acted for',
    request: z.strictObject({}),
    response: answer,
    errors: ['not_found'],
  },
  'GET /ee/company/info/first': {
    access: 'member',
    summary: 'My first application for a company account, with its state of review',
    request: z.strictObject({}),
    response: z.object({ company: company.nullable() }),
    errors: [],
  },
  'POST /ee/company/info': {
    access: 'member',
    summary:
      'Apply for a company account or change what is said of the company that is acted for: as a draft, or handed in for review',
    request: z.strictObject({
      company: z.strictObject({
        /** An application of mine; without, the one that is not approved yet, or else a new one. */
        id: id.optional(),
        name: line.min(rules.companyName.min).max(rules.companyName.max),
        member_limit: z.int().min(rules.memberLimit.min).max(rules.memberLimit.max),
        /** Who is asked about it: the applicant unless said. */
        contact_name: contact.contact_name.optional(),
        contact_mobile: contact.contact_mobile.optional(),
        contact_email: contact.contact_email.optional(),
        description: paragraph.max(limits.descriptionMax).optional(),
        is_draft: flag.default(false),
      }),
    }),
    response: answer,
    errors: ['not_found', 'company_full'],
  },
  'GET /ee/company/logo': {
    access: 'public',
    summary: 'The logo of a company that is approved',
    request: z.strictObject({ id: inQuery.id, revision: z.string().max(20).optional() }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'POST /ee/company/image': {
    access: 'member',
    summary: 'Put a picture into the draft of a company of mine: 0 logo, 1 business licence, 2 letter of authorisation',
    request: z.strictObject(imageOf),
    upload: { maxBytes: limits.imageBytes, extensions: pictureExtensions },
    response: answer,
    errors: ['not_found', 'bad_picture', 'image_too_large', 'storage_full', 'under_review'],
  },
  'DELETE /ee/company/image': {
    access: 'member',
    summary: 'Take a picture out of the draft',
    request: z.strictObject(imageOf),
    response: answer,
    errors: ['not_found', 'under_review'],
  },
  'GET /ee/company/image': {
    access: 'member',
    summary: 'A picture of a company of mine, of its draft or as approved; operators see those of all',
    request: z.strictObject({
      ...imageOf,
      is_draft: inQuery.number.pipe(z.literal([0, 1])).default(0),
      revision: z.string().max(20).optional(),
    }),
    response: 'bytes',
    errors: ['not_found'],
  },
});
