import type { HandInResult } from '@tiku/contract';
import { sumScores } from '@tiku/questions';
import type { AttemptRow } from '../attempt/attempt.store.ts';

type Scored = Pick<AttemptRow, 'auto_score' | 'self_score' | 'correct_count' | 'unmarked_count'>;

export function scoreOf({ auto_score, self_score, correct_count, unmarked_count }: Scored) {
  return { score: sumScores([auto_score, self_score]), self_score, correct_count, unmarked_count };
}

type Score = Pick<HandInResult, 'is_withheld' | 'score' | 'self_score' | 'correct_count' | 'unmarked_count'>;

/** What came out, once it is handed in and tells no key of anything that still runs. */
export function presentScore(attempt: Scored & Pick<AttemptRow, 'handed_in_at' | 'is_withheld'>): Score {
  const { handed_in_at, is_withheld } = attempt;
  return handed_in_at && !is_withheld
    ? { is_withheld, ...scoreOf(attempt) }
    : { is_withheld, score: null, self_score: null, correct_count: null, unmarked_count: null };
}
