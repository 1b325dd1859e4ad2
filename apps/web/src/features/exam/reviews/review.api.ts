import type { RequestOf } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { invalidateExams } from '../exam.api.ts';

export function useMyReview(exam_id: number, enabled: boolean) {
  return useCall('GET /exam/userreview', { exam_id }, { enabled });
}

/** A rating changes the mean, which every list shows. */
function invalidateReviews(): void {
  invalidate('GET /exam/reviews', 'GET /exam/userreview');
  invalidateExams();
}

export type ReviewText = RequestOf<'POST /exam/userreview'>;

export async function writeReview(review: ReviewText) {
  const result = await call('POST /exam/userreview', review);
  if (result.ok) invalidateReviews();
  return result;
}

export function useWriteReview() {
  return useChange(writeReview);
}

export function useTakeBackReview() {
  return useChange(async (server_id: number) => {
    const result = await call('DELETE /exam/userreview', { server_id });
    if (result.ok) invalidateReviews();
    return result;
  });
}

export function useReply() {
  return useChange(async (reply: RequestOf<'POST /exam/userreview/reply'>) => {
    const result = await call('POST /exam/userreview/reply', reply);
    if (result.ok) invalidateReviews();
    return result;
  });
}
