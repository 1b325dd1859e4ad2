import { examReviewCalls } from '@tiku/contract';
import type { ExamReview } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { deleteReview, findReview, selectReviews, updateReply, upsertReview } from './exam-review.store.ts';
import type { ReviewRow } from './exam-review.store.ts';
import { tellAuthor, tellReviewer } from './review-notices.ts';
import { selectOnlineExam } from '../access/open-exam.ts';

function presentReview(row: ReviewRow, readerId: number): ExamReview {
  return {
    user_id: row.account_id,
    name: row.name,
    rating: row.rating,
    title: row.title,
    review: row.review,
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_mine: row.account_id === readerId,
  };
}

function presentExisting(row: ReviewRow | null, readerId: number): ExamReview {
  if (!row) throw new AppError('not_found');
  return presentReview(row, readerId);
}

export const examReviewRoutes = defineRoutes(examReviewCalls, {
  'GET /exam/reviews': async ({ db, actor }, { exam_id, start, limit, req_total }) => {
    const { id, reviews_count } = await selectOnlineExam(db, actor, exam_id);
    const rows = await selectReviews(db, id, { start, limit });
    return {
      list: rows.map((row) => presentReview(row, actor.accountId)),
      ...(req_total === 1 ? { total: reviews_count } : {}),
    };
  },

  'GET /exam/userreview': async ({ db, actor }, { exam_id }) => {
    const { id } = await selectOnlineExam(db, actor, exam_id);
    const row = await findReview(db, id, actor.accountId);
    return { review: row && presentReview(row, actor.accountId) };
  },

  'POST /exam/userreview': async ({ db, actor }, { server_id, ...review }) => {
    const exam = await selectOnlineExam(db, actor, server_id);
    if (exam.is_mine) throw new AppError('own_exam');
    const row = await db.transaction().execute(async (tx) => {
      const isFirst = await upsertReview(tx, exam.id, actor.accountId, review);
      const written = await findReview(tx, exam.id, actor.accountId);
      if (isFirst && written) await tellAuthor(tx, exam, written);
      return written;
    });
    return { review: presentExisting(row, actor.accountId) };
  },

  'DELETE /exam/userreview': async ({ db, actor }, { server_id }) => {
    const { id } = await selectOnlineExam(db, actor, server_id);
    await db.transaction().execute((tx) => deleteReview(tx, id, actor.accountId));
    return {};
  },

  'POST /exam/userreview/reply': async ({ db, actor }, { server_id, user_id, reply }) => {
    const exam = await selectOnlineExam(db, actor, server_id);
    if (!exam.is_mine) throw new AppError('not_found');
    const row = await db.transaction().execute(async (tx) => {
      const before = await findReview(tx, exam.id, user_id);
      if (!(await updateReply(tx, exam.id, user_id, reply === '' ? null : reply))) throw new AppError('not_found');
      if (reply !== '' && reply !== before?.reply) await tellReviewer(tx, exam, user_id, reply);
      return findReview(tx, exam.id, user_id);
    });
    return { review: presentExisting(row, actor.accountId) };
  },
});
