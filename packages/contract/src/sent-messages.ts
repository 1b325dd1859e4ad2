import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, instant, listOf } from './fields.ts';

export const sentMessagesCalls = defineCalls({
  'GET /web/outbox': {
    access: 'public',
    summary: 'What would have been sent, newest first; only while the deployment shows demo content',
    request: z.strictObject({}),
    response: listOf(
      z.object({
        id,
        channel: z.literal(['sms', 'email']),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        created_at: instant,
      }),
    ),
    errors: ['not_found'],
  },
});
