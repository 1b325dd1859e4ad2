// What the people of a company study for it, for its administrators. Days are those of each person's time zone.
import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { id, inQuery, listOf, orderBy, pageInQuery, queryString } from '../fields.ts';
import { companyStudyOrders } from '../limits.ts';
import { studyFigures } from '../practice/statistics.ts';
import { companyUser } from './company-users.ts';

const count = z.int().min(0);
const date = z.iso.date();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const dates = { from: date, to: date };
const months = { from: month, to: month };
const interval = ['not_found', 'interval_too_long'] as const;
/** One of the people, also one who was removed; all of them without. */
const user = { user_id: inQuery.id.optional() };

/** Of a period: how much, on how many days, and when last. */
const studied = studyFigures.extend({ days_count: count, last_day: date.nullable() });

const userStudy = studied.extend({
  user_id: id,
  name: z.string(),
  department: z.string(),
  job_id: z.string(),
  /** Removed or expired. */
  has_left: z.boolean(),
});
export type CompanyUserStudy = z.output<typeof userStudy>;

const examStudy = studyFigures.extend({ exam_id: id, title: z.string(), users_count: count });
export type CompanyExamStudy = z.output<typeof examStudy>;

const ofDay = { date, ...user };

export const companyStudyCalls = defineCallsOf('A', {
  'GET /ee/company/study/statistics/logs': {
    access: 'company',
    summary: 'What was studied day by day, by all or one of the people; at most two months',
    request: z.strictObject({ ...dates, ...user }),
    response: z.object({ list: z.array(studyFigures.extend({ date, users_count: count })), sum: studyFigures }),
    errors: interval,
  },
  'GET /ee/company/study/statistics/month/logs': {
    access: 'company',
    summary: 'What was studied month by month, by all or one of the people; at most five years',
    request: z.strictObject({ ...months, ...user }),
    response: z.object({ list: z.array(studyFigures.extend({ month, users_count: count })), sum: studyFigures }),
    errors: interval,
  },
  'GET /ee/company/study/statistics/log/details': {
    access: 'company',
    summary: 'What was studied on a day, by person and by exam',
    request: z.strictObject(ofDay),
    response: z.object({ users: z.array(userStudy), exams: z.array(examStudy), sum: studyFigures }),
    errors: ['not_found'],
  },
  'GET /ee/company/study/statistics/users': {
    access: 'company',
    summary: 'Everybody with what they studied in a period of at most a year: who studies, and who falls behind',
    request: z.strictObject({
      ...dates,
      ...pageInQuery,
      query_string: queryString,
      order_by: orderBy(companyStudyOrders),
    }),
    response: listOf(userStudy),
    errors: interval,
  },
  'GET /ee/company/study/statistics/exams': {
    access: 'company',
    summary: 'The exams that most was studied with in a period of at most a year, by all or one of the people',
    request: z.strictObject({ ...dates, ...user }),
    response: z.object({ list: z.array(examStudy) }),
    errors: interval,
  },
  'GET /ee/company/user/home': {
    access: 'company',
    summary: 'One of the people: who they are, their groups, and what they studied in 30 days',
    request: z.strictObject({ user_id: inQuery.id }),
    response: z.object({
      user: companyUser,
      /** Null while they have no account, and for those who never studied. */
      study: studied.nullable(),
      groups: z.array(z.object({ group_id: id, name: z.string(), role: z.literal([0, 1, 2]) })),
      exams: z.array(examStudy),
    }),
    errors: ['not_found'],
  },
  'GET /ee/company/study/statistics/logs/excel': {
    access: 'company',
    summary: 'The days as a spreadsheet',
    request: z.strictObject({ ...dates, ...user }),
    response: 'bytes',
    errors: interval,
  },
  'GET /ee/company/study/statistics/month/logs/excel': {
    access: 'company',
    summary: 'The months as a spreadsheet',
    request: z.strictObject({ ...months, ...user }),
    response: 'bytes',
    errors: interval,
  },
  'GET /ee/company/study/statistics/log/details/excel': {
    access: 'company',
    summary: 'A day as a spreadsheet, person by person',
    request: z.strictObject(ofDay),
    response: 'bytes',
    errors: ['not_found'],
  },
  'GET /ee/company/study/statistics/exams/excel': {
    access: 'company',
    summary: 'The exams that were studied with, as a spreadsheet',
    request: z.strictObject({ ...dates, ...user }),
    response: 'bytes',
    errors: interval,
  },
  'GET /ee/company/study/statistics/users/excel': {
    access: 'company',
    summary: 'Everybody with what they studied, as a spreadsheet',
    request: z.strictObject(dates),
    response: 'bytes',
    errors: interval,
  },
});
