import { useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { errorCodes } from '../../../lib/api/error-codes.ts';
import type { Failure } from '../../../lib/api/failure.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { cleanField, findProblem } from './field-rules.ts';
import type { RuledField } from './field-rules.ts';

type Problems = Partial<Record<RuledField, string>>;

/** What a field of the form is given. */
export interface BoundField {
  name: string;
  required: true;
  error: string | undefined;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Refusals of a whole request that are about one field. */
const blamed: Partial<Record<number, readonly RuledField[]>> = {
  [errorCodes.bad_code]: ['verify_code'],
  [errorCodes.wrong_password]: ['old_password'],
  [errorCodes.already_registered]: ['mobile', 'email'],
};

function problemsIn({ errorCode, message, fields }: Failure, shown: readonly RuledField[]): Problems {
  const guilty = blamed[errorCode ?? 0]?.find((field) => shown.includes(field));
  if (guilty) return { [guilty]: message };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.some((field) => field === name)));
}

function valueOf(form: HTMLElement, field: RuledField): string {
  return form.querySelector<HTMLInputElement>(`[name=${field}]`)?.value ?? '';
}

/** A form whose fields are checked when they are left and when it is sent; what the server refuses shows there too. */
export function useRuleForm<F extends RuledField>(fields: readonly F[]) {
  const t = useTexts('account/entry');
  const format = useFormat();
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<string | null>(null);

  function describe(field: F, value: string): string | undefined {
    const problem = findProblem(field, value);
    if (!problem) return undefined;
    const values = Object.entries(problem.values ?? {}).map(([name, number]) => [name, format.number(number)]);
    return t(`rule.${problem.rule}`, Object.fromEntries(values));
  }

  function note(field: F, value: string): void {
    setProblems((before) => ({ ...before, [field]: describe(field, value) }));
  }

  return {
    /** Why the form as a whole was refused. */
    message,

    bind(field: F): BoundField {
      return {
        name: field,
        required: true,
        error: problems[field],
        // Who only passes through a field need not hear that it is empty.
        onBlur: ({ target }) => {
          if (target.value) note(field, target.value);
        },
        onChange: ({ target }) => {
          if (problems[field]) note(field, target.value);
        },
      };
    },

    /** What was typed, if these fields keep the rules; otherwise the first that does not gets the focus. */
    read<R extends F>(form: HTMLElement, wanted: readonly R[]): Record<R, string> | null {
      const typed = wanted.map((field) => [field, valueOf(form, field)] as const);
      const found = typed.map(([field, value]) => [field, describe(field, value)] as const);
      setProblems((before) => ({ ...before, ...Object.fromEntries(found) }));
      setMessage(null);
      const first = found.find(([, problem]) => problem);
      if (first) form.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus();
      const clean = typed.map(([field, value]) => [field, cleanField(field, value)]);
      return first ? null : (Object.fromEntries(clean) as Record<R, string>);
    },

    refuse(failure: Failure): void {
      const found = problemsIn(failure, fields);
      setProblems(found);
      setMessage(Object.keys(found).length > 0 ? null : failure.message || null);
    },
  };
}

/** Such a form, for a part of it that knows only some of its fields. */
export interface RuleForm<F extends RuledField> {
  bind(field: F): BoundField;
  read<R extends F>(form: HTMLElement, wanted: readonly R[]): Record<R, string> | null;
  refuse(failure: Failure): void;
}
