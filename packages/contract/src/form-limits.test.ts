import { expect, it } from 'vitest';
import formLimits from './form-limits.json' with { type: 'json' };
import { readFormLimits } from './read-form-limits.ts';

it('tells forms the limits that the server checks; after a change run `npm run contract:limits`', () => {
  expect(formLimits).toEqual(readFormLimits());
});

it('knows what may not be empty, how long a text and how large a number may be', () => {
  expect(formLimits['POST /mycreated/group'].name).toEqual({ maxLength: 50, isRequired: true });
  expect(formLimits['POST /mycreated/group'].description).toEqual({ maxLength: 500 });
  expect(formLimits['PUT /review/plan'].review_amount).toEqual({ min: 0, max: 200 });
  expect(formLimits['PUT /mymanaged/group/homework/member/allowance']).not.toHaveProperty('end_time.isRequired');
});
