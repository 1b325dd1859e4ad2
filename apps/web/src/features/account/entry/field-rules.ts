// What may be typed into each field, by the rules that the server refuses by.
import { rules, widthOf } from '@tiku/contract/limits';
import { isVisible } from '@tiku/contract/visible';

export type RuledField =
  | 'name'
  | 'mobile'
  | 'email'
  | 'verify_code'
  | 'password'
  | 'old_password'
  | 'new_password'
  | 'company_name'
  | 'member_limit';

export interface Problem {
  rule: 'required' | 'too-short' | 'too-long' | 'invisible' | 'mobile' | 'email' | 'verify-code' | 'member-limit';
  values?: { min: number } | { max: number } | { min: number; max: number };
}

const secrets: ReadonlySet<RuledField> = new Set(['password', 'old_password', 'new_password']);
const figures: ReadonlySet<RuledField> = new Set(['mobile', 'verify_code', 'member_limit']);

/** As it is sent. Keyboards for Chinese and Japanese write wide digits, and people group them. */
export function cleanField(field: RuledField, value: string): string {
  if (secrets.has(field)) return value.normalize('NFC');
  if (figures.has(field)) return value.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return value.trim();
}

function problemOfLength(
  value: string,
  { min, max }: { min: number; max: number },
  width = value.length,
): Problem | null {
  if (width < min) return { rule: 'too-short', values: { min } };
  if (value.length > max) return { rule: 'too-long', values: { max } };
  return null;
}

function problemOfName(value: string, length: { min: number; max: number }, width = value.length): Problem | null {
  return isVisible(value) ? problemOfLength(value, length, width) : { rule: 'invisible' };
}

const check: Record<RuledField, (value: string) => Problem | null> = {
  name: (value) => problemOfName(value, rules.name, widthOf(value)),
  mobile: (value) => (rules.mobile.test(value) ? null : { rule: 'mobile' }),
  email: (value) => {
    const { min, max, pattern } = rules.email;
    return value.length >= min && value.length <= max && pattern.test(value) ? null : { rule: 'email' };
  },
  verify_code: (value) => (rules.verifyCode.test(value) ? null : { rule: 'verify-code' }),
  password: (value) => problemOfLength(value, rules.password),
  // Older than the rules, perhaps.
  old_password: () => null,
  new_password: (value) => problemOfLength(value, rules.password),
  company_name: (value) => problemOfName(value, rules.companyName),
  member_limit: (value) => {
    const { min, max } = rules.memberLimit;
    const isFitting = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return isFitting ? null : { rule: 'member-limit', values: { min, max } };
  },
};

export function findProblem(field: RuledField, value: string): Problem | null {
  const clean = cleanField(field, value);
  return clean === '' ? { rule: 'required' } : check[field](clean);
}

/** What was typed into several, as it is sent. */
export function cleanFields<V extends Partial<Record<RuledField, string>>>(typed: V): V {
  const fields = Object.entries(typed).map(([field, value]) => [field, cleanField(field as RuledField, value)]);
  return Object.fromEntries(fields) as V;
}
