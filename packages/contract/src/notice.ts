import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, instant, listOf, pageInQuery } from './fields.ts';

/** From the people who run this deployment, or from the product itself. */
export const noticeTypes = { official: 0, system: 1 } as const;

export const noticeEntry = z.object({
  notice_id: id,
  type: z.literal([0, 1]),
  title: z.string(),
  content: z.string(),
  released_at: instant,
  is_read: z.boolean(),
});
export type NoticeEntry = z.output<typeof noticeEntry>;

export const noticeCalls = defineCalls({
  'GET /web/user/notices': {
    access: 'member',
    summary: 'My notices, newest first',
    request: z.strictObject(pageInQuery),
    response: listOf(noticeEntry),
    errors: [],
  },
  'POST /user/notice/read': {
    access: 'member',
    summary: 'Mark a notice as read',
    request: z.strictObject({ notice_id: id }),
    response: z.object({ notice: noticeEntry, notice_unread_count: z.int().min(0) }),
    errors: ['not_found'],
  },
});
