import { blank } from './blank/index.ts';
import { choice } from './choice/index.ts';
import { correction } from './correction/index.ts';
import type { Family } from './family.ts';
import { matching } from './matching/index.ts';
import { open } from './open/index.ts';
import type { Answer, PublicQuestion, Question, Shapes } from './question.ts';
import { trueFalse } from './true-false/index.ts';
import { familyNameOf } from './types.ts';
import type { FamilyName, QuestionType } from './types.ts';

/** One that is missing does not compile. */
const families = { choice, 'true-false': trueFalse, blank, matching, correction, open } satisfies {
  [Name in FamilyName]: Family<Shapes[Name]['question'], Shapes[Name]['answer'], Shapes[Name]['public']>;
};

/** The methods of a family take questions of that family; a caller who asks by type has one. */
export function familyOf(type: QuestionType): Family<Question, Answer, PublicQuestion> {
  return families[familyNameOf(type)];
}
