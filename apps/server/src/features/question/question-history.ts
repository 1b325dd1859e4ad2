import type { Giver } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import type { Db, Present } from '../../platform/db/database.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { Actor } from '../../platform/session/actor.ts';

export interface LastAnswerRow {
  content_id: number;
  answer: Present<Answer>;
  saved_at: Date;
  is_right: Present<boolean>;
  self_score: number | null;
  given_by: Exclude<Giver, 'graded'> | null;
}

/** What somebody did with questions in their attempts. */
interface QuestionHistory {
  /** To these contents of an exam, of what was judged, in the author's letters. Not what they deleted. */
  selectLastAnswers(db: Db, actor: Actor, examId: number, contentIds: readonly number[]): Promise<LastAnswerRow[]>;
  /** By the number that an own attempt at the exam asked them under. What is not asked any more is left out. */
  selectPresentNumbers(
    db: Db,
    actor: Actor,
    examId: number,
    attemptId: number,
    noes: readonly number[],
  ): Promise<Map<number, number>>;
}

export const questionHistory = createExtensionPoint<QuestionHistory>('history of questions');
