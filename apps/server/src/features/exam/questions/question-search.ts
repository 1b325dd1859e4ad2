import { limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { searchQuery } from '../../question-text/question-text.ts';
import { shareMedia } from '../media/share-media.ts';
import { mapShownTexts, presentPublic, sourceOf } from './exam-question.ts';
import { selectShownExam } from '../access/open-exam.ts';
import { selectFound, selectHits, selectHitsInExam } from './question-search.store.ts';
import type { FoundQuestion } from './question-search.store.ts';

type Answer = ResponseOf<'POST /question/search'>;

interface Search {
  query_string: string;
  exam_id?: number | undefined;
  start: number;
  limit: number;
  withTotal: boolean;
}

/** Counting stops where nobody pages any more, so that a common word costs no more than a rare one. */
export async function searchQuestions(context: Context<'member'>, search: Search): Promise<Answer> {
  const { start, limit, withTotal, exam_id } = search;
  const { db, actor } = context;
  const exam = exam_id === undefined ? null : await selectShownExam(db, actor, exam_id);
  const query = searchQuery(search.query_string);
  if (query === null) return { list: [], ...(withTotal ? { total: 0, is_total_capped: false } : {}) };
  const max = Math.max(start + limit, withTotal ? limits.searchTotalMax + 1 : 0);
  const hits = exam ? await selectHitsInExam(db, exam.id, query, max) : await selectHits(db, actor, query, max);
  const page = hits.slice(start, start + limit);
  const found = page.length === 0 ? [] : await selectFound(db, page);
  const total = Math.min(hits.length, limits.searchTotalMax);
  return {
    list: await Promise.all(found.map((row) => presentHit(context, row))),
    ...(withTotal ? { total, is_total_capped: hits.length > total } : {}),
  };
}

async function presentHit(context: Context<'member'>, row: FoundQuestion): Promise<Answer['list'][number]> {
  const found = presentPublic(row, context.keys.signing, context.actor.accountId);
  const { list, files } = await shareMedia(context, row.exam_id, [sourceOf(row, found)], mapShownTexts);
  const exam = { id: row.exam_id, public_id: row.public_id, title: row.title };
  return { exam, question: list[0] ?? found, files };
}
