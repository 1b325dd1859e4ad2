// Official notices, to everybody or to the people of a company.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { done, id, instant, line, paragraph, queryString } from '../fields.ts';
import { languages, operatorRules } from '../limits.ts';
import { goingOn, onward } from './operator-fields.ts';

const { noticeTitleMax, noticeContentMax } = operatorRules;

const inEachLanguage = <T extends z.ZodType>(text: T) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, text])) as Record<(typeof languages)[number], T>,
  );

const title = inEachLanguage(line.min(1).max(noticeTitleMax));
const content = inEachLanguage(paragraph.min(1).max(noticeContentMax));

const company = z.object({ id, name: z.string() });

const officialNotice = z.object({
  notice_id: id,
  title: z.record(z.string(), z.string()),
  content: z.record(z.string(), z.string()),
  company: company.nullable(),
  released_at: instant,
  is_released: z.boolean(),
});
export type OfficialNotice = z.output<typeof officialNotice>;

export const operatorNoticeCalls = defineCalls({
  'POST /operator/notices': {
    access: 'operator',
    summary: 'Official notices, the newest first',
    request: z.strictObject(onward),
    response: goingOn(officialNotice),
    errors: [],
    reads: true,
  },
  'POST /operator/notice': {
    access: 'operator',
    summary: 'Send a notice in all languages, now or at a time, to everybody or to a company',
    request: z.strictObject({
      title,
      content,
      company_id: id.nullable().default(null),
      /** Null for now. */
      released_at: instant.nullable().default(null),
      /** Chosen by the client; asking again with the same one sends nothing. */
      request_key: z.string().regex(/^[\w-]{8,64}$/),
    }),
    response: z.object({ notice_id: id }),
    errors: ['not_found'],
  },
  'DELETE /operator/notice': {
    access: 'operator',
    summary: 'Withdraw a notice; who has read it has read it',
    request: z.strictObject({ notice_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/companies': {
    access: 'operator',
    summary: 'Companies by how their name begins',
    request: z.strictObject({ query_string: queryString }),
    response: z.object({ list: z.array(company) }),
    errors: [],
    reads: true,
  },
});
