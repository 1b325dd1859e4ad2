import type { RequestOf } from '@tiku/contract';
import { send, useChange, useSend } from '../../../lib/api/change.ts';
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

export function writeReview(review: ReviewText) {
  return send('POST /exam/userreview', review, invalidateReviews);
}

export function useWriteReview() {
  return useChange(writeReview);
}

export function useTakeBackReview() {
  return useSend('DELETE /exam/userreview', invalidateReviews);
}

export function useReply() {
  return useSend('POST /exam/userreview/reply', invalidateReviews);
}
