import type { Answer, Shapes } from '../question.ts';
import { useQuestionTexts } from '../rich-text/texts-context.tsx';
import type { QuestionTexts } from '../rich-text/texts-context.tsx';
import { familyNameOf } from '../types.ts';
import type { FamilyName, QuestionType } from '../types.ts';

/** An answer in one line, in the letters under which its question is shown. */
export function AnswerText({ type, answer }: { type: QuestionType; answer: Answer }) {
  return writeAnswer(useQuestionTexts(), type, answer);
}

const writeTexts = (texts: string[]): string => texts.map((text) => text || '–').join(' / ');

/** One that is missing does not compile. */
const writers: { [Name in FamilyName]: (answer: Shapes[Name]['answer'], t: QuestionTexts) => string } = {
  choice: (answer) => answer.join(', '),
  'true-false': (answer, t) => t(answer ? 'true' : 'false'),
  blank: writeTexts,
  matching: (answer) => answer.map((letter, index) => `${index + 1} ${letter ?? '–'}`).join(', '),
  correction: writeTexts,
  open: ({ text }) => text,
};

export function writeAnswer(t: QuestionTexts, type: QuestionType, answer: Answer): string {
  const write = writers[familyNameOf(type)] as (answer: Answer, t: QuestionTexts) => string;
  return write(answer, t);
}
