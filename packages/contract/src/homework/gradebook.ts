// The grades of a group in one table: everybody's for those who manage it, one's own for those who are in it.
import { scoreUpTo } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { atLeast, done, flag, id, inQuery, instant, line, listOf, page, queryString } from '../fields.ts';
import { gradeStates, homeworkTime, limits, rules } from '../limits.ts';

const count = z.int().min(0);
const points = z.number().min(0);
const weight = scoreUpTo(rules.gradebook.weightMax);

const settings = z.object({
  drop_lowest: count,
  is_shown: z.boolean(),
  is_total_shown: z.boolean(),
  /** What ended before is left out; null for nothing. */
  counts_from: instant.nullable(),
  /** 0 while nobody has changed any of it. */
  version: count,
});
export type GradebookSettings = z.output<typeof settings>;

/** A homework, or what somebody types marks for. */
const column = z.object({
  homework_id: id.nullable(),
  column_id: id.nullable(),
  title: z.string(),
  full_score: points,
  weight: points,
  /** When the homework ended or ends; null for marks that are typed. */
  end_time: instant.nullable(),
  time_status: z.literal(Object.values(homeworkTime)).nullable(),
  /** Of what is typed: a change names the one that was seen. */
  version: count,
});
export type GradebookColumn = z.output<typeof column>;

const cell = z.object({
  state: z.literal(gradeStates),
  score: points.nullable(),
  /** Among the lowest, which are left out of the total. */
  is_dropped: z.boolean(),
  /** Why it does not count for this person; null where it does. */
  reason: z.string().nullable(),
  /** Of a mark that is typed; 0 before the first. */
  version: count,
});
export type GradebookCell = z.output<typeof cell>;

const grades = {
  /** One for each column, in their order. */
  cells: z.array(cell),
  /** In percent; null while nothing counts. */
  total: points.nullable(),
  counted_count: count,
};

const row = z.object({ user_id: id, name: z.string(), has_left: z.boolean(), ...grades });
export type GradebookRow = z.output<typeof row>;

const ofColumn = z.strictObject({ column_id: id });
const ofPerson = { homework_id: id, user_id: id };
const changing = ['not_found', 'group_suspended', 'gradebook_changed'] as const;

export const homeworkGradebookCalls = defineCalls({
  'POST /mymanaged/group/gradebook': {
    access: 'member',
    summary: 'The grades of a group that I own or administer, homework by homework, with what I typed myself',
    request: z.strictObject({ ...page, group_id: id, query_string: queryString }),
    response: listOf(row).extend({
      columns: z.array(column),
      settings,
      /** Older homework that there is no room for. */
      left_out_count: count,
    }),
    errors: ['not_found'],
    reads: true,
  },
  'POST /mymanaged/group/gradebook/excel': {
    access: 'member',
    summary: 'The same of everybody as a spreadsheet, with a sheet for each group',
    request: z.strictObject({ group_ids: z.array(id).min(1).max(limits.groupsAtOnce) }),
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
    slow: true,
  },
  'GET /joined/group/gradebook': {
    access: 'member',
    summary: 'My own grades in a group that I am in, as far as they are out and the group shows them',
    request: z.strictObject({ group_id: inQuery.id }),
    response: z.object({
      is_shown: z.boolean(),
      is_total_shown: z.boolean(),
      drop_lowest: count,
      columns: z.array(column),
      /** Null where I have none, or none are shown. */
      mine: z.object(grades).nullable(),
      left_out_count: count,
    }),
    errors: ['not_found'],
  },
  'PUT /mymanaged/group/gradebook': {
    access: 'member',
    summary: 'How the grades of a group are added up, and what its learners see of them',
    request: z.strictObject({
      group_id: id,
      drop_lowest: z.int().min(0).max(rules.gradebook.dropMax),
      is_shown: flag,
      is_total_shown: flag,
      counts_from: instant.nullable(),
      version: count,
    }),
    response: z.object({ settings }),
    errors: changing,
  },
  'PUT /mymanaged/group/gradebook/weight': {
    access: 'member',
    summary: 'How much a homework counts beside the others',
    request: z.strictObject({
      homework_id: id,
      weight,
      /** The one that was seen: it is changed only if nobody else has meanwhile. */
      old_weight: weight,
    }),
    response: done,
    errors: changing,
  },
  'PUT /mymanaged/group/gradebook/exemption': {
    access: 'member',
    summary: 'A homework does not count for one person, with a reason that they read',
    request: z.strictObject({ ...ofPerson, reason: atLeast(line.max(rules.homework.reasonMax), 2) }),
    response: done,
    errors: [...changing, 'own_paper'],
  },
  'DELETE /mymanaged/group/gradebook/exemption': {
    access: 'member',
    summary: 'It counts for them again',
    request: z.strictObject(ofPerson),
    response: done,
    errors: ['not_found', 'group_suspended', 'own_paper'],
  },
  'PUT /mymanaged/group/gradebook/column': {
    access: 'member',
    summary: 'A column for marks that are typed, made or changed',
    request: z
      .strictObject({
        group_id: id.optional(),
        column_id: id.optional(),
        name: line.min(1).max(rules.gradebook.nameMax),
        full_score: scoreUpTo(rules.homework.scoreMax),
        weight,
        /** Of one that is changed. */
        version: count.optional(),
        /** Of a new one: sent again with the same key, it is made once. */
        request_key: z.uuid().optional(),
      })
      .check(({ value, issues }) => {
        const needed = value.column_id === undefined ? (['group_id', 'request_key'] as const) : (['version'] as const);
        for (const name of needed) {
          if (value[name] === undefined) {
            issues.push({ code: 'invalid_type', expected: 'number', path: [name], input: undefined });
          }
        }
        if (value.full_score > 0) return;
        issues.push({
          code: 'too_small',
          origin: 'number',
          minimum: 0.1,
          path: ['full_score'],
          input: value.full_score,
        });
      }),
    response: z.object({ column }),
    errors: [...changing, 'gradebook_full'],
  },
  'DELETE /mymanaged/group/gradebook/column': {
    access: 'member',
    summary: 'Delete a column for marks that are typed; it can be brought back',
    request: ofColumn,
    response: done,
    errors: ['not_found', 'group_suspended'],
  },
  'PUT /mymanaged/group/gradebook/column/recover': {
    access: 'member',
    summary: 'Bring a deleted column back, with its marks',
    request: ofColumn,
    response: done,
    errors: ['not_found', 'group_suspended', 'gradebook_full'],
  },
  'PUT /mymanaged/group/gradebook/mark': {
    access: 'member',
    summary: 'Type the mark of one person, or take it back: refused where somebody else has changed it meanwhile',
    request: z.strictObject({
      column_id: id,
      user_id: id,
      score: scoreUpTo(rules.homework.scoreMax).nullable(),
      version: count,
    }),
    response: z.object({ score: points.nullable(), version: count }),
    errors: [...changing, 'own_paper'],
  },
});
