import { rescore } from '@tiku/questions';
import type { Question } from '@tiku/questions';

interface Placed {
  content: Question;
  /** What it earns in the exam or the attempt that asks it; null where that is what the content says. */
  score: number | null;
}

/** One content may be worth more in one paper than in another: from here on it says what it is worth in this one. */
export function scorePlaced<Row extends Placed>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, content: scoreContent(row.content, row.score) }));
}

/** The same one every time, so that what is found out about it need not be found out again. */
const scored = new WeakMap<Question, Map<number, Question>>();

export function scoreContent(content: Question, score: number | null): Question {
  if (score === null || score === content.score) return content;
  const known = scored.get(content) ?? new Map<number, Question>();
  scored.set(content, known);
  const result = known.get(score) ?? rescore(content, score);
  known.set(score, result);
  return result;
}
