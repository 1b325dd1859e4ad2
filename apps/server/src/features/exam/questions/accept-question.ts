import type { Language } from '@tiku/contract';
import { findProblems } from '@tiku/questions';
import type { Problem, Question } from '@tiku/questions';
import { sanitise } from '@tiku/questions/rich-text';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fill, texts } from '../../../platform/texts/texts.ts';
import { mapTexts } from '../../question-text/question-text.ts';

function describeProblem({ code, item }: Problem, language: Language): string {
  return fill(texts[language].problems[code], { item });
}

function describeProblems(problems: readonly Problem[], language: Language): Record<string, string> {
  return Object.fromEntries(
    problems.map((problem) => [
      ['question', problem.field, ...(problem.item === undefined ? [] : [problem.item - 1])].join('.'),
      describeProblem(problem, language),
    ]),
  );
}

/** What somebody wrote, ready to be stored; refused with the reasons where it is no whole question. */
export function acceptQuestion(given: Question, language: Language): Question {
  const question = mapTexts(given, sanitise);
  const problems = findProblems(question);
  const [first] = problems;
  if (first) {
    const fields = describeProblems(problems, language);
    throw new AppError('bad_question', { fields, message: describeProblem(first, language) });
  }
  return question;
}
