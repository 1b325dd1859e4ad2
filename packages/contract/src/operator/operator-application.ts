// Who applies as a company or a partner, or changes what is known of them, and what operators say to it.
import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { done, flag, id, inQuery } from '../fields.ts';
import { applicationKinds } from '../limits.ts';
import { goingOn, onward, person, reason, waiting } from './operator-fields.ts';

const kind = z.literal(applicationKinds);
const image = z.literal([0, 1, 2]);

const application = z.object({ kind, id, name: z.string(), applicant: person, ...waiting });
export type ApplicationEntry = z.output<typeof application>;

export const operatorApplicationCalls = defineCallsOf('A', {
  'POST /operator/applications': {
    access: 'operator',
    summary: 'Companies or partners that wait for a review, the oldest first',
    request: z.strictObject({ kind, ...onward }),
    response: goingOn(application),
    errors: [],
    reads: true,
  },
  'GET /operator/application': {
    access: 'operator',
    summary: 'What was handed in, as a reviewer sees it; 404 once it is decided or taken back',
    request: z.strictObject({ kind, id: inQuery.id }),
    response: application.extend({
      /** Of one that is approved already, and goes on as it is meanwhile. */
      is_change: z.boolean(),
      /** Of a company. */
      member_limit: z.int().nullable(),
      contact_name: z.string(),
      contact_mobile: z.string(),
      contact_email: z.string(),
      description: z.string(),
      images: z.array(image),
    }),
    errors: ['not_found'],
  },
  'GET /operator/application/image': {
    access: 'operator',
    summary: 'A picture of what was handed in',
    request: z.strictObject({ kind, id: inQuery.id, type: inQuery.number.pipe(image) }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'POST /operator/application/decide': {
    access: 'operator',
    summary: 'Approve it, or refuse it with a reason that the applicant gets; asked again, 409',
    request: z.strictObject({ kind, id, is_approved: flag, reason: reason.optional() }),
    response: done,
    errors: ['nothing_to_review', 'reason_needed', 'company_full'],
  },
});
