// From questions and answers to numbers: points become tenths, so that sums of them are exact.
import { createHash } from 'node:crypto';
import { emptyForm, emptyItem } from '@tiku/measure';
import type { FormSums, ItemResponse, ItemSums } from '@tiku/measure';
import { isChosen, isJudgedByPeople } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import type { ResponseRow } from './paper.store.ts';

/** Longer papers are nobody's test, and would cost every test as much. */
export const mostQuestions = 500;

const tenthsOf = (points: number): number => Math.round(points * 10);

export interface FormItem {
  no: number;
  contentId: number;
  content: Question;
  score: number;
}

interface Place {
  no: number;
  contentId: number;
  score: number | null;
}

/** In the order of numbers. What people judge is left out where learners are the people: they judged themselves. */
export function itemsOf(
  places: readonly Place[],
  contents: ReadonlyMap<number, Question>,
  { withJudged }: { withJudged: boolean },
): FormItem[] {
  return places
    .flatMap(({ no, contentId, score }) => {
      const content = contents.get(contentId);
      if (!content || (!withJudged && isJudgedByPeople(content.type))) return [];
      return [{ no, contentId, content, score: tenthsOf(score ?? content.score) }];
    })
    .toSorted((one, other) => one.no - other.no);
}

export function hashForm(items: readonly FormItem[]): string {
  const asked = items.map(({ contentId, score }) => [contentId, score]);
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

export function emptySums(items: readonly FormItem[]): { form: FormSums; items: ItemSums[] } {
  const full = items.reduce((sofar, { score }) => sofar + score, 0);
  return { form: emptyForm(full), items: items.map(({ score }) => emptyItem(score)) };
}

const blank: ItemResponse = { x: 0, isBlank: true };

/** One response to each item; what nobody touched is blank. */
export function responsesOf(items: readonly FormItem[], rows: readonly ResponseRow[]): ItemResponse[] {
  const byNo = new Map(rows.map((row) => [row.no, row]));
  return items.map(({ no, content }) => {
    const row = byNo.get(no);
    if (!row) return blank;
    const options = isChosen(content.type) ? optionsIn(row.answer) : [];
    return { x: tenthsOf(row.points), isBlank: row.is_blank, options, seconds: row.seconds };
  });
}

/** In the author's letters; T and F of statements. */
function optionsIn(answer: unknown): string[] {
  if (typeof answer === 'boolean') return [answer ? 'T' : 'F'];
  return Array.isArray(answer) ? answer.filter((option) => typeof option === 'string') : [];
}
