import type ofMembers from '@tiku/contract/form-limits/member';
import ofVisitors from '@tiku/contract/form-limits/visitor';

/** The calls that forms are written against: `form-calls.ts` of the contract lists them. */
export type FormAddress = keyof typeof ofVisitors | keyof typeof ofMembers;

export interface FieldLimits {
  maxLength?: number;
  max?: number;
  min?: number;
  isRequired?: boolean;
}

type Limits = Record<string, Record<string, FieldLimits>>;

let known: Limits = ofVisitors;

/** What the forms of members may hold comes with their pages. */
export function addFormLimits(more: typeof ofMembers): void {
  known = { ...known, ...more };
}

/** By the name of a field. A form on a page for everybody is listed for visitors, or it fails as soon as it is drawn. */
export function formLimitsOf(address: FormAddress): Record<string, FieldLimits> {
  const found = known[address];
  if (!found) throw new Error(`the limits of "${address}" are not loaded: see form-calls.ts`);
  return found;
}
