import { rules } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { cleanField, findProblem } from './field-rules.ts';
import type { RuledField } from './field-rules.ts';

describe('what is typed', () => {
  it.each<[RuledField, string]>([
    ['name', 'Ada'],
    ['name', 'x'.repeat(rules.name.max)],
    ['mobile', '13800138000'],
    ['mobile', ' 138-0013 8000 '],
    ['mobile', '１３８００１３８０００'],
    ['email', 'a@b.org'],
    ['verify_code', '012345'],
    ['password', '123456'],
    ['password', '   6   '],
    ['old_password', 'x'],
    ['company_name', '题库'],
    ['member_limit', '1'],
    ['member_limit', '100000'],
  ])('is fine as %s: %j', (field, value) => {
    expect(findProblem(field, value)).toBeNull();
  });

  it.each<[RuledField, string, string]>([
    ['name', '   ', 'required'],
    ['name', 'Al', 'too-short'],
    ['name', 'x'.repeat(rules.name.max + 1), 'too-long'],
    ['mobile', '1380013800', 'mobile'],
    ['mobile', '23800138000', 'mobile'],
    ['mobile', '138001380000', 'mobile'],
    ['email', 'a@b.cn', 'email'],
    ['email', 'somebody', 'email'],
    ['email', 'some body@example.org', 'email'],
    ['verify_code', '12345', 'verify-code'],
    ['verify_code', 'abcdef', 'verify-code'],
    ['password', '', 'required'],
    ['password', '12345', 'too-short'],
    ['new_password', 'x'.repeat(rules.password.max + 1), 'too-long'],
    ['company_name', '库', 'too-short'],
    ['member_limit', '0', 'member-limit'],
    ['member_limit', '1.5', 'member-limit'],
    ['member_limit', '100001', 'member-limit'],
  ])('is refused as %s: %j (%s)', (field, value, rule) => {
    expect(findProblem(field, value)?.rule).toBe(rule);
  });

  it('comes with the numbers of its rule', () => {
    expect(findProblem('password', '1')?.values).toEqual({ min: rules.password.min });
    expect(findProblem('member_limit', '0')?.values).toEqual(rules.memberLimit);
  });

  it('is sent without what people add to read it better, a password as it is', () => {
    expect(cleanField('mobile', '１３８ 0013-8000')).toBe('13800138000');
    expect(cleanField('name', '  Ada ')).toBe('Ada');
    expect(cleanField('password', ' a b ')).toBe(' a b ');
  });
});
