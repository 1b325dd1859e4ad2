// All groups and exams of a company, for its administrators, no matter who runs them.
import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { done, id, inQuery, instant, listOf, orderBy, page, queryString } from '../fields.ts';
import { groupOrders, groupRoles, groupStatus } from '../limits.ts';
import { studyFigures } from '../practice/statistics.ts';
import { companyUser } from './company-users.ts';

const count = z.int().min(0);

const companyGroup = z.object({
  group_id: id,
  public_id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.literal(Object.values(groupStatus)),
  member_count: count,
  homework_count: count,
  owner: z.string(),
  /** Its owner is no longer in the company. */
  has_lost_owner: z.boolean(),
  /** I run it already, as its owner or administrator. */
  is_mine: z.boolean(),
  created_at: instant,
});
export type CompanyGroup = z.output<typeof companyGroup>;

const groupUser = companyUser.extend({ role: z.literal(Object.values(groupRoles)), join_time: instant.nullable() });
export type CompanyGroupUser = z.output<typeof groupUser>;

const companyExam = z.object({
  exam_id: id,
  title: z.string(),
  status: z.int(),
  questions_count: count,
  author: z.string(),
  has_lost_author: z.boolean(),
  is_mine: z.boolean(),
});
export type CompanyExam = z.output<typeof companyExam>;

const list = { ...page, query_string: queryString };
const named = z.strictObject({ group_id: id });

export const companyGroupsCalls = defineCallsOf('A', {
  'POST /ee/company/groups': {
    access: 'company',
    summary: 'Every group of the company',
    request: z.strictObject({ ...list, order_by: orderBy(groupOrders) }),
    response: listOf(companyGroup),
    errors: ['not_found'],
    reads: true,
  },
  'GET /ee/company/group/home': {
    access: 'company',
    summary: 'A group of the company: what it is, its last homework, and what its people studied in 30 days',
    request: z.strictObject({ group_id: inQuery.id }),
    response: z.object({
      group: companyGroup,
      sum: studyFigures,
      /** How many of its people have studied in these days. */
      active_count: count,
      homeworks: z.array(
        z.object({
          homework_id: id,
          title: z.string(),
          start_time: instant,
          end_time: instant,
          done_count: count,
          members_count: count,
        }),
      ),
    }),
    errors: ['not_found'],
  },
  'POST /ee/company/group/users': {
    access: 'company',
    summary: 'The people of a group of the company',
    request: z.strictObject({ group_id: id, ...list }),
    response: listOf(groupUser),
    errors: ['not_found'],
    reads: true,
  },
  'POST /ee/company/group/users/excel/export': {
    access: 'company',
    summary: 'The people of a group as a spreadsheet',
    request: named,
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
    slow: true,
  },
  'PUT /ee/company/group/manager': {
    access: 'company',
    summary: 'Run a group of the company: as its administrator, or as its owner where it has lost its own',
    request: named,
    response: z.object({ group: companyGroup }),
    errors: ['not_found', 'group_disbanded', 'group_suspended'],
  },
  'POST /ee/company/exams': {
    access: 'company',
    summary: 'Every exam that was published for the company',
    request: z.strictObject(list),
    response: listOf(companyExam),
    errors: ['not_found'],
    reads: true,
  },
  'PUT /ee/company/exam/author': {
    access: 'company',
    summary: 'Take over an exam of the company whose author is no longer of it',
    request: z.strictObject({ exam_id: id }),
    response: done,
    errors: ['not_found', 'author_stays'],
  },
});
