// The people of a company, for its administrators.
import { z } from 'zod';
import { email, mobile } from '../account/account-fields.ts';
import { defineCallsOf } from '../call.ts';
import { done, flag, id, inQuery, instant, line, listOf, orderBy, page, queryString } from '../fields.ts';
import { companyUserColumns, companyUserOrders, companyUserStates, dayOrders, limits, rules } from '../limits.ts';

export const companyUser = z.object({
  /** What all calls about people of a company call `user_id`. */
  id,
  job_id: z.string(),
  name: z.string(),
  department: z.string(),
  job_title: z.string(),
  emailaddress: z.string(),
  mobile: z.string(),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  /** From then on they are no longer of the company. */
  expiration: instant.nullable(),
  state: z.literal(companyUserStates),
  invited_at: instant.nullable(),
  joined_at: instant.nullable(),
});
export type CompanyUser = z.output<typeof companyUser>;

/** A day is over when it is over where the administrator is. */
const expiration = z.union([z.iso.date(), z.iso.datetime()]).nullable();
const text = line.max(rules.companyUser.textMax);

/** An empty mobile number or address is none. */
const orNone = <T extends z.ZodType<string>>(value: T) => z.union([z.literal(''), value]);

const fields = {
  job_id: text,
  name: line.min(1).max(rules.name.max),
  department: text,
  job_title: text,
  emailaddress: orNone(email),
  mobile: orNone(mobile),
  is_admin: flag,
  expiration,
};

const filters = {
  query_string: queryString,
  department: text.optional(),
  state: z.literal(companyUserStates).optional(),
};
const userIds = z.array(id).min(1).max(limits.companyUsersAtOnce);
const answer = z.object({ user: companyUser });

export const companyUsersCalls = defineCallsOf('A', {
  'POST /ee/company/users': {
    access: 'company',
    summary: 'The people of the company: found by words, department and state',
    request: z.strictObject({ ...page, ...filters, order_by: orderBy(companyUserOrders) }),
    response: listOf(companyUser),
    errors: ['not_found'],
    reads: true,
  },
  'GET /ee/company/departments': {
    access: 'company',
    summary: 'The departments there are people of',
    request: z.strictObject({}),
    response: z.object({ list: z.array(z.string()) }),
    errors: ['not_found'],
  },
  'POST /ee/company/user': {
    access: 'company',
    summary:
      'Add somebody by mobile number or e-mail address: the person who proves one of them joins, at once or later',
    request: z.strictObject({
      ...fields,
      job_id: fields.job_id.default(''),
      department: fields.department.default(''),
      job_title: fields.job_title.default(''),
      emailaddress: fields.emailaddress.default(''),
      mobile: fields.mobile.default(''),
      is_admin: fields.is_admin.default(false),
      expiration: fields.expiration.default(null),
    }),
    response: answer,
    errors: ['not_found', 'company_full', 'super_admin_only'],
  },
  'GET /ee/company/user': {
    access: 'company',
    summary: 'One of the people of the company',
    request: z.strictObject({ id: inQuery.id }),
    response: answer,
    errors: ['not_found'],
  },
  'PUT /ee/company/user': {
    access: 'company',
    summary: 'Change what is known of somebody; what is left out stays as it is',
    request: z.strictObject({ id, ...z.object(fields).partial().shape }),
    response: answer,
    errors: ['not_found', 'super_admin_only', 'super_admin_stays'],
  },
  'DELETE /ee/company/user': {
    access: 'company',
    summary:
      'Remove somebody: they lose the company at once and keep their account; what they did stays in its figures',
    request: z.strictObject({ id }),
    response: done,
    errors: ['not_found', 'super_admin_only', 'super_admin_stays'],
  },
  'PUT /ee/company/users': {
    access: 'company',
    summary: 'Change something for several people at once: all of them or none',
    request: z.strictObject({
      user_ids: userIds,
      department: fields.department.optional(),
      job_title: fields.job_title.optional(),
      is_admin: fields.is_admin.optional(),
      expiration: fields.expiration.optional(),
    }),
    response: z.object({ count: z.int() }),
    errors: ['not_found', 'super_admin_only', 'super_admin_stays'],
  },
  'DELETE /ee/company/users': {
    access: 'company',
    summary: 'Remove several people at once: all of them or none',
    request: z.strictObject({ user_ids: userIds }),
    response: z.object({ count: z.int() }),
    errors: ['not_found', 'super_admin_only', 'super_admin_stays'],
  },
  'POST /ee/company/users/invite': {
    access: 'company',
    summary: 'Write to people who have not joined, by e-mail or else SMS; nobody is written to twice within a day',
    request: z.strictObject({ user_ids: userIds }),
    response: z.object({ count: z.int() }),
    errors: ['not_found', 'too_many_requests'],
  },
  'POST /ee/company/users/excel': {
    access: 'company',
    summary:
      'People from a spreadsheet: those the company knows by their number or address are changed, the others added. With `preview`, what would come of it; otherwise all rows, or with `mode=good` those without a problem',
    request: z.strictObject({
      preview: inQuery.number.pipe(z.literal([0, 1])).default(0),
      mode: z.literal(['all', 'good']).default('all'),
      /** What each column is, from the first, commas between them and nothing for one that is not used: `name,mobile,,expiration`. */
      columns: z
        .string()
        .max(1_000)
        .transform((roles) => roles.split(',').map((role) => role.trim() || null))
        .pipe(z.array(z.literal(companyUserColumns).nullable()))
        .optional(),
      /** What comes first in 3/4/2026. */
      day_order: z.literal(dayOrders).optional(),
    }),
    upload: { maxBytes: limits.importBytes, extensions: ['xlsx', 'xls', 'csv'] },
    response: z.object({
      rows_count: z.int(),
      good_count: z.int(),
      /** Of the good ones: not known yet, known and to be changed, known and as the row says. */
      new_count: z.int(),
      changed_count: z.int(),
      unchanged_count: z.int(),
      refused_count: z.int(),
      /** What was done; nothing in a preview. */
      added_count: z.int(),
      updated_count: z.int(),
      /** How many more people the company may have. */
      free_seats: z.int(),
      /** What each column was taken for; nothing for one that is left out. */
      columns: z.array(
        z.object({
          letter: z.string(),
          name: z.string(),
          role: z.literal(companyUserColumns).nullable(),
          is_unsure: z.boolean(),
          samples: z.array(z.string()),
        }),
      ),
      /** Only the first sheet that holds anything is read. */
      sheets_left_out: z.array(z.string()),
      day_order: z.literal(dayOrders).nullable(),
      /** There are days that could be read either way: they are problems until `day_order` is said. */
      asks_day_order: z.boolean(),
      /** The first ones without a problem, as they would be. */
      rows: z.array(
        z.object({
          row: z.int(),
          change: z.literal(['new', 'changed', 'unchanged']),
          job_id: z.string(),
          name: z.string(),
          department: z.string(),
          job_title: z.string(),
          emailaddress: z.string(),
          mobile: z.string(),
          is_admin: z.boolean(),
          expiration: z.string().nullable(),
        }),
      ),
      problems_count: z.int(),
      problems: z.array(z.object({ row: z.int(), cell: z.string(), column: z.string(), message: z.string() })),
    }),
    errors: ['not_found', 'bad_file', 'company_full', 'import_too_long', 'super_admin_only'],
    slow: true,
  },
  'GET /ee/company/users/excel/template': {
    access: 'company',
    summary: 'An empty spreadsheet to fill in, with an example',
    request: z.strictObject({}),
    response: 'bytes',
    errors: ['not_found'],
  },
  'POST /ee/company/users/excel/export': {
    access: 'company',
    summary: 'The people as a spreadsheet, found as in the list',
    request: z.strictObject(filters),
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
    slow: true,
  },
});
