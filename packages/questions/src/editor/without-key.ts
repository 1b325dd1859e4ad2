import { familyNameOf } from '../families.ts';
import type { Question } from '../question.ts';
import type { PublicQuestion } from '../schema.ts';

/** As `KeyField` takes it: what somebody may see of a question without its key, with nothing where the key would be. */
export function withoutKey(question: PublicQuestion): Question {
  const shown = { ...question, explanation: '', score: question.points, difficulty: null, ...emptyKey(question) };
  return shown as unknown as Question;
}

function emptyKey(question: PublicQuestion): object {
  const options = 'options' in question ? question.options : [];
  const family = familyNameOf(question.type);
  if (family === 'blank') {
    const blanks = Array.from({ length: 'blanks' in question ? question.blanks : 0 });
    return { correct_answer: blanks.map(() => ['']), item_scores: blanks.map(() => 1) };
  }
  if (family === 'matching') return { correct_answer: options.map(() => null), item_scores: null };
  if (family === 'correction') return { correct_answer: options.map(() => ''), item_scores: options.map(() => 1) };
  return family === 'choice' ? { correct_answer: [], partial_score: null } : { correct_answer: null };
}
