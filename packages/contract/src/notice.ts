import { z } from 'zod';
import { defineCalls } from './call.ts';
import { flag, id, inQuery, instant, listOf, pageInQuery } from './fields.ts';
import { noticeKinds } from './limits.ts';

/** From the people who run this deployment, or from the product itself. */
export const noticeTypes = { official: 0, system: 1 } as const;

const type = z.literal(Object.values(noticeTypes));
const kind = z.literal(noticeKinds);
const count = z.int().min(0);

export const noticeEntry = z.object({
  notice_id: id,
  type,
  /** Of a system message; null for the others. */
  kind: kind.nullable(),
  title: z.string(),
  content: z.string(),
  /** A path of the web that it leads to. */
  path: z.string().nullable(),
  released_at: instant,
  is_read: z.boolean(),
});
export type NoticeEntry = z.output<typeof noticeEntry>;

const noticeSettings = z.strictObject({
  switched_off: z.array(kind).max(noticeKinds.length),
  /** What is unread also comes by e-mail, once a day. */
  is_mailed: flag,
});
export type NoticeSettings = z.output<typeof noticeSettings>;

const settingsAnswer = z.object({
  settings: z.object({
    ...noticeSettings.shape,
    is_mailed: z.boolean(),
    /** Whether e-mail can be sent here, and the account has an address. */
    can_be_mailed: z.boolean(),
  }),
});

export const noticeCalls = defineCalls({
  'GET /web/user/notices': {
    access: 'member',
    summary: 'My notices, newest first',
    request: z.strictObject({
      ...pageInQuery,
      type: inQuery.number.pipe(type).optional(),
      /** 1 for those alone that are not read. */
      unread: inQuery.number.pipe(z.literal([0, 1])).default(0),
    }),
    response: listOf(noticeEntry),
    errors: [],
  },
  'POST /user/notice/read': {
    access: 'member',
    summary: 'Mark a notice as read',
    request: z.strictObject({ notice_id: id }),
    response: z.object({ notice: noticeEntry, notice_unread_count: count }),
    errors: ['not_found'],
  },
  'POST /user/notices/read': {
    access: 'member',
    summary: 'Mark all my notices as read',
    request: z.strictObject({}),
    response: z.object({ notice_unread_count: count }),
    errors: [],
  },
  'GET /user/notice/settings': {
    access: 'member',
    summary: 'Which notices I want, and whether by e-mail',
    request: z.strictObject({}),
    response: settingsAnswer,
    errors: [],
  },
  'PUT /user/notice/settings': {
    access: 'member',
    summary: 'Choose which notices I want, and whether by e-mail',
    request: noticeSettings,
    response: settingsAnswer,
    errors: [],
  },
});
