import { expect, it } from 'vitest';
import ofMembers from './form-limits/member.json' with { type: 'json' };
import ofVisitors from './form-limits/visitor.json' with { type: 'json' };
import { readFormLimits } from './read-form-limits.ts';

it('tells forms the limits that the server checks; after a change run `npm run contract:limits`', () => {
  expect(ofVisitors).toEqual(readFormLimits('visitor'));
  expect(ofMembers).toEqual(readFormLimits('member'));
});

it('knows what may not be empty, how long a text and how large a number may be', () => {
  expect(ofMembers['POST /mycreated/group'].name).toEqual({ maxLength: 50, isRequired: true });
  expect(ofMembers['POST /mycreated/group'].description).toEqual({ maxLength: 500 });
  expect(ofMembers['PUT /review/plan'].review_amount).toEqual({ min: 0, max: 200 });
  expect(ofMembers['PUT /mymanaged/group/homework/member/allowance']).not.toHaveProperty('end_time.isRequired');
});
