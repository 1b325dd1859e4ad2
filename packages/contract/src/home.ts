import { z } from 'zod';
import { defineCalls } from './call.ts';
import { noticeEntry } from './notice.ts';

export const homeCalls = defineCalls({
  'GET /user/webhome': {
    access: 'member',
    summary: 'The user home in one call',
    request: z.strictObject({}),
    response: z.object({
      home: z.object({
        name: z.string(),
        notice_unread_count: z.int().min(0),
        /** The newest few, unread first. */
        notices: z.array(noticeEntry),
      }),
    }),
    errors: [],
  },
});
