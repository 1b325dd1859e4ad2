import type { BankQuestion } from '@tiku/contract';
import type { Question } from '@tiku/questions';

const fields = [
  'type',
  'desc',
  'options',
  'matchings',
  'correct_answer',
  'explanation',
  'score',
  'partial_score',
  'item_scores',
  'difficulty',
] as const;

/** The question itself, without all that is kept about it. */
export function questionOf(question: BankQuestion): Question {
  const given = question as unknown as Record<string, unknown>;
  return Object.fromEntries(
    fields.flatMap((name) => (name in given ? [[name, given[name]]] : [])),
  ) as unknown as Question;
}
