// Zod's issues as one short reason per field, in the person's language.
import { rules } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { z } from 'zod';
import { fill, texts } from '../texts/texts.ts';
import type { Reason } from '../texts/texts.ts';
import { AppError } from './app-error.ts';

type Issue = z.core.$ZodIssue;

/** Nobody mends more at once, and a body can be wrong in hundreds of places. */
const maxFields = 20;

/** The refusal of what did not fit its schema. A reason that the schema itself names is what the person is told first. */
export function refuseIssues(error: z.ZodError, language: Language): AppError {
  const named = error.issues.find(({ message }) => textNamed(message, language) !== undefined);
  const isOfQuestion = named !== undefined && named.message in texts[language].problems;
  return new AppError(isOfQuestion ? 'bad_question' : 'invalid_request', {
    fields: describeIssues(error, language),
    message: named && textNamed(named.message, language),
  });
}

/** A schema names a reason by a key of the texts; what Zod says by itself is none. */
function textNamed(name: string, language: Language): string | undefined {
  const { problems, reasons } = texts[language];
  return ({ ...problems, ...reasons } as Record<string, string>)[name];
}

/** Expects issues that report their input. */
export function describeIssues(error: z.ZodError, language: Language): Record<string, string> {
  const { reasons } = texts[language];
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, maxFields)) {
    if (issue.code === 'unrecognized_keys') {
      Object.assign(fields, describeUnknown(issue.keys, language));
      continue;
    }
    const name = issue.path.join('.');
    fields[name] ??=
      textNamed(issue.message, language) ?? fill(reasons[reasonOf(issue)], issue as unknown as Record<string, unknown>);
  }
  return fields;
}

export function describeUnknown(names: readonly string[], language: Language): Record<string, string> {
  const { unknown } = texts[language].reasons;
  // What a stranger calls their fields is cut short before it is repeated.
  return Object.fromEntries(names.slice(0, maxFields).map((name) => [name.slice(0, 64), unknown]));
}

function reasonOf(issue: Issue): Reason {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined ? 'required' : 'invalid';
    case 'too_small':
      if (issue.origin !== 'string') return 'too_small';
      return issue.minimum === 1 ? 'required' : 'too_short';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    case 'invalid_value':
      return 'not_offered';
    case 'invalid_format':
      // Numbers of other countries are right, and no use here.
      return 'pattern' in issue && issue.pattern === String(rules.mobile) ? 'mobile' : 'invalid';
    case 'custom':
      return issue.params?.reason === 'invisible' ? 'invisible' : 'invalid';
    default:
      return 'invalid';
  }
}

export function describeField(
  name: string,
  reason: Reason,
  language: Language,
  values: Record<string, unknown> = {},
): Record<string, string> {
  return { [name]: fill(texts[language].reasons[reason], values) };
}
