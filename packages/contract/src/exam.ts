import { z } from 'zod';
import { defineCalls } from './call.ts';

export const examCalls = defineCalls({
  'GET /user/myexams/total': {
    access: 'member',
    summary: 'How many exams I have published or drafted, for myself or for the company I act for',
    request: z.strictObject({}),
    response: z.object({ total: z.int().min(0) }),
    errors: [],
  },
});
