import type { RequestOf } from '@tiku/contract';
import { feedbackOrders, feedbackStatus } from '@tiku/contract/limits';
import { callPublic } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall, usePublicCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';

/** Letters are good for one try, so every form gets its own. */
export function useCaptcha() {
  return usePublicCall('GET /app/feedback/captcha', {}, { fresh: true });
}

export function useSendFeedback() {
  return useChange((feedback: RequestOf<'POST /app/guest/feedback'>) =>
    callPublic('POST /app/guest/feedback', feedback),
  );
}

/** What was deleted is in no list. */
export const listedStatuses = [feedbackStatus.editing, feedbackStatus.inProgress, feedbackStatus.closed] as const;

export function useFeedbacks() {
  const query_string = useSearchParam('q') ?? '';
  const wanted = useSearchParam('status');
  const status = listedStatuses.find((each) => String(each) === wanted);
  const order_by = feedbackOrders[0];
  const filter = { query_string, order_by, ...(status !== undefined && { filter_status: status }) };
  const list = useList('POST /user/feedbacks', filter, usePaging());
  return { list, status, isNarrowed: query_string !== '' || status !== undefined };
}

export function useFeedback(feedback_id: number | undefined) {
  return useCall(
    'GET /user/feedback/sessions',
    { feedback_id: feedback_id ?? 0 },
    { enabled: feedback_id !== undefined },
  );
}

export function invalidateFeedback(): void {
  invalidate('POST /user/feedbacks', 'GET /user/feedback/sessions');
}

export function useTakeBack() {
  return useSend('DELETE /user/feedback/session/attachment', invalidateFeedback);
}

export function useEndFeedback() {
  return useSend('POST /close/user/feedback', invalidateFeedback);
}

export function useDeleteFeedback() {
  // Its own page is still open, and would be told that there is none.
  return useSend('DELETE /user/feedback', () => invalidate('POST /user/feedbacks'));
}
