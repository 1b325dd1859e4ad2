import type { PublicQuestion, Question, Shapes } from '../question.ts';
import { familyNameOf } from '../types.ts';
import type { FamilyName } from '../types.ts';

/** As `KeyField` takes it: what somebody may see of a question without its key, with nothing where the key would be. */
export function withoutKey(question: PublicQuestion): Question {
  const shown = { ...question, explanation: '', score: question.points, difficulty: null, ...emptyKey(question) };
  return shown as unknown as Question;
}

const choices = { correct_answer: [], partial_score: null };
const nothing = { correct_answer: null };

/** One that is missing does not compile. */
const emptyKeys: { [Name in FamilyName]: (question: Shapes[Name]['public']) => object } = {
  choice: () => choices,
  'true-false': () => nothing,
  blank({ blanks }) {
    const places = Array.from({ length: blanks });
    return { correct_answer: places.map(() => ['']), item_scores: places.map(() => 1) };
  },
  matching: ({ options }) => ({ correct_answer: options.map(() => null), item_scores: null }),
  correction: ({ options }) => ({ correct_answer: options.map(() => ''), item_scores: options.map(() => 1) }),
  open: () => nothing,
};

function emptyKey(question: PublicQuestion): object {
  const ofFamily = emptyKeys[familyNameOf(question.type)] as (question: PublicQuestion) => object;
  return ofFamily(question);
}
