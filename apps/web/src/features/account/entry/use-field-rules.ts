import { useUiTexts } from '@tiku/ui';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { findProblem } from './field-rules.ts';
import type { RuledField } from './field-rules.ts';

/** Refusals of a whole request that are about one field. */
const blamed: Partial<Record<number, readonly RuledField[]>> = {
  [errorCodes.bad_code]: ['verify_code'],
  [errorCodes.wrong_password]: ['old_password'],
  [errorCodes.already_registered]: ['mobile', 'email'],
};

/** What a form has to know of the fields by which people get in: their rules in words, and which refusals are about them. */
export function useFieldRules<F extends RuledField>(fields: readonly F[]) {
  const t = useTexts('account/entry');
  const tUi = useUiTexts();
  const format = useFormat();

  function describe(field: F, value: string): string | undefined {
    const problem = findProblem(field, value);
    if (!problem) return undefined;
    if (problem.rule === 'required') return tUi('required');
    const values = Object.entries(problem.values ?? {}).map(([name, number]) => [name, format.number(number)]);
    return t(`rule.${problem.rule}`, Object.fromEntries(values));
  }

  const rules = fields.map((field) => [field, (value: string) => describe(field, value)] as const);
  return {
    rules: Object.fromEntries(rules) as Record<F, (value: string) => string | undefined>,
    blames: ({ errorCode }: Failure) =>
      fields.find((field) => blamed[errorCode ?? 0]?.some((guilty) => guilty === field)),
  };
}
