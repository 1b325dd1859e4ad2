import type { Language } from '@tiku/contract';
import { findProblems } from '@tiku/questions';
import type { Problem, Question } from '@tiku/questions';
import { sanitise } from '@tiku/questions/rich-text';
import { AppError } from '../../../http/app-error.ts';
import { fill, texts } from '../../../texts/texts.ts';
import { mapTexts } from '../../question-text/question-text.ts';

function describeProblems(problems: readonly Problem[], language: Language): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ code, field, item }) => [
      ['question', field, ...(item === undefined ? [] : [item - 1])].join('.'),
      fill(texts[language].problems[code], { item }),
    ]),
  );
}

/** What somebody wrote, ready to be stored; refused with the reasons where it is no whole question. */
export function acceptQuestion(given: Question, language: Language): Question {
  const question = mapTexts(given, sanitise);
  const problems = findProblems(question);
  if (problems.length > 0) throw new AppError('bad_question', { fields: describeProblems(problems, language) });
  return question;
}
