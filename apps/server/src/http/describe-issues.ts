// Zod's issues as one short reason per field, in the person's language.
import type { Language } from '@tiku/contract';
import type { z } from 'zod';
import { fill, texts } from '../texts/texts.ts';
import type { Reason } from '../texts/texts.ts';

type Issue = z.core.$ZodIssue;

/** Expects issues that report their input. */
export function describeIssues(error: z.ZodError, language: Language): Record<string, string> {
  const { reasons } = texts[language];
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      // What a stranger calls their fields is cut short before it is repeated.
      for (const key of issue.keys.slice(0, 20)) fields[key.slice(0, 64)] = reasons.unknown;
      continue;
    }
    const name = issue.path.join('.');
    fields[name] ??= fill(reasons[reasonOf(issue)], issue as unknown as Record<string, unknown>);
  }
  return fields;
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
