import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, instant } from './fields.ts';

const company = z.object({
  id,
  name: z.string(),
  review_status: z.literal([0, 1, 2, 3]),
  member_limit: z.int().positive(),
  applied_at: instant,
});

export const companyCalls = defineCalls({
  'GET /ee/company/info': {
    access: 'company',
    summary: 'The company that is being acted for',
    request: z.strictObject({}),
    response: z.object({ company }),
    errors: ['not_found'],
  },
  'GET /ee/company/info/first': {
    access: 'member',
    summary: 'My first application for a company account, with its state of review',
    request: z.strictObject({}),
    response: z.object({ company: company.nullable() }),
    errors: [],
  },
});
