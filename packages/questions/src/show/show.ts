import type { Arrangement } from './arrange.ts';
import { familyOf } from '../families.ts';
import type { Answer, PublicQuestion, Question } from '../question.ts';

/** What a learner may see before the key: everything in the order in which it was given. Show first, then hide. */
export function hideKey(question: Question): PublicQuestion {
  return familyOf(question.type).hideKey(question);
}

/** How a learner with this seed sees the question. It is the same every time, and does not depend on the right answer. */
export function arrangeQuestion(question: Question, seed: number): Arrangement {
  return familyOf(question.type).arrange(question, seed);
}

/** The whole question, its key and the letters in its explanation included, as the learner sees it. */
export function showQuestion(question: Question, arrangement: Arrangement): Question {
  return familyOf(question.type).show(question, arrangement);
}

export function answerFromShown(question: Question, answer: Answer, arrangement: Arrangement): Answer {
  return familyOf(question.type).fromShown(answer, arrangement);
}

export function answerToShown(question: Question, answer: Answer, arrangement: Arrangement): Answer {
  return familyOf(question.type).toShown(answer, arrangement);
}
