// What came out of an attempt, as everything shows it that shows a score: report, history, lists, result of handing in.
import { practiceTypes } from '@tiku/contract';
import type { HandInResult } from '@tiku/contract';
import { sumScores } from '@tiku/questions';
import type { AttemptRow } from '../paper/attempt.store.ts';

type Counted = Pick<AttemptRow, 'questions_count' | 'unmarked_count'>;

/** How many questions have been judged: what was left out is not right, what waits for a mark may still be. */
export function judgedOf({ questions_count, unmarked_count }: Counted): number {
  return questions_count - unmarked_count;
}

type Scored = Counted & Pick<AttemptRow, 'prac_type' | 'auto_score' | 'self_score' | 'correct_count'>;

export function scoreOf(attempt: Scored) {
  const { prac_type, auto_score, self_score: given, correct_count, unmarked_count } = attempt;
  // In homework, nobody judges themselves.
  const isMarked = prac_type === practiceTypes.homework;
  return {
    score: sumScores([auto_score, given]),
    self_score: isMarked ? 0 : given,
    marked_score: isMarked ? given : 0,
    correct_count,
    judged_count: judgedOf(attempt),
    unmarked_count,
  };
}

type Score = Pick<
  HandInResult,
  'is_withheld' | 'score' | 'self_score' | 'marked_score' | 'correct_count' | 'judged_count' | 'unmarked_count'
>;

/** What came out, once it is handed in and tells no key of anything that still runs. */
export function presentScore(attempt: Scored & Pick<AttemptRow, 'handed_in_at' | 'is_withheld'>): Score {
  const { handed_in_at, is_withheld } = attempt;
  if (handed_in_at && !is_withheld) return { is_withheld, ...scoreOf(attempt) };
  const unknown = { score: null, self_score: null, marked_score: null };
  return { is_withheld, ...unknown, correct_count: null, judged_count: null, unmarked_count: null };
}
