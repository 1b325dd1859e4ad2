import { practiceTypes } from '@tiku/contract';
import type { Db } from '../../../db/database.ts';
import { recordResults } from '../../question/question.ts';
import type { AnswerGrade } from '../answers/answer.store.ts';
import { takerOf } from '../attempt/attempt.store.ts';
import type { RunningAttempt } from '../attempt/attempt.store.ts';
import { outcomeOf } from './grade-answer.ts';

interface GradedQuestion {
  no: number;
  contentId: number;
  grade: AnswerGrade;
}

/** What was graded in an attempt becomes part of what the person has been through. */
export async function recordGrades(tx: Db, attempt: RunningAttempt, graded: readonly GradedQuestion[]): Promise<void> {
  const exam = {
    id: attempt.exam_id,
    is_merging: attempt.is_merging,
    actor: takerOf(attempt),
    rules: {
      retiresWrong: attempt.retire_wrong,
      masters: attempt.prac_type === practiceTypes.mastery,
      showsKeys: attempt.rules?.hide_answer !== true,
    },
  };
  const results = graded.map(({ no, contentId, grade }) => ({ no, contentId, outcome: outcomeOf(grade) }));
  await recordResults(tx, exam, results);
}
