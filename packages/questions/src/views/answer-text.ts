import { familyNameOf } from '../families.ts';
import type { MatchingAnswer } from '../matching/schema.ts';
import type { OpenAnswer } from '../open/schema.ts';
import type { Answer, QuestionType } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import type { QuestionTexts } from '../rich-text/texts-context.tsx';

/** An answer in one line, in the letters under which its question is shown. */
export function AnswerText({ type, answer }: { type: QuestionType; answer: Answer }) {
  return writeAnswer(useQuestionTexts(), type, answer);
}

export function writeAnswer(t: QuestionTexts, type: QuestionType, answer: Answer): string {
  switch (familyNameOf(type)) {
    case 'choice':
      return (answer as string[]).join(', ');
    case 'true-false':
      return t(answer === true ? 'true' : 'false');
    case 'matching':
      return (answer as MatchingAnswer).map((letter, index) => `${index + 1} ${letter ?? '–'}`).join(', ');
    case 'open':
      return (answer as OpenAnswer).text;
    default:
      return (answer as string[]).map((text) => text || '–').join(' / ');
  }
}
