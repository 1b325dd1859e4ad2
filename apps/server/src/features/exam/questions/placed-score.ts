import { rescore } from '@tiku/questions';
import type { Question } from '@tiku/questions';

interface Placed {
  content: Question;
  /** What it earns in the exam or the attempt that asks it; null where that is what the content says. */
  score: number | null;
}

/** One content may be worth more in one paper than in another: from here on it says what it is worth in this one. */
export function scorePlaced<Row extends Placed>(rows: readonly Row[]): Row[] {
  return rows.map((row) => (row.score === null ? row : { ...row, content: rescore(row.content, row.score) }));
}
