import type { RequestOf, TokenAddress } from '@tiku/contract';
import { call, uploadInParts } from '../../../lib/api/api.ts';
import { useChange, useSend } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';
import { persist, sendAttachments } from '../../feedback/feedback.ts';
import type { Chosen } from '../../feedback/feedback.ts';

export const shown = ['waiting', 'mine', 'all', 'guests', 'settled'] as const;
export type Shown = (typeof shown)[number];

export function useShown(): Shown {
  const wanted = useSearchParam('show');
  return shown.find((each) => each === wanted) ?? 'waiting';
}

export function useThreads(show: Shown) {
  return useGrowingList('POST /operator/feedbacks', { is_waiting: show === 'waiting', is_mine: show === 'mine' });
}

export function useGuests(is_settled: boolean) {
  return useGrowingList('POST /operator/guests', { is_settled });
}

export function useThread() {
  const feedback_id = readId(useSearchParam('feedback_id')) ?? 0;
  return { feedback_id, ...useCall('GET /operator/feedback', { feedback_id }, { enabled: feedback_id > 0 }) };
}

export function useReported(is_answered: boolean) {
  return useGrowingList('POST /operator/reports', { is_answered });
}

function invalidateThreads(): void {
  invalidate('POST /operator/feedbacks', 'GET /operator/feedback', 'POST /operator/guests', 'GET /operator/start');
  invalidate('POST /operator/actions');
}

function useStep<A extends TokenAddress>(address: A) {
  return useSend(address, invalidateThreads);
}

interface Reply extends RequestOf<'POST /operator/feedback/reply'> {
  chosen: readonly Chosen[];
  onProgress: (file: File, progress: number, isSent: boolean) => void;
}

/** First what is attached, and then the words that send it. */
export function useReply() {
  return useChange(async ({ chosen, onProgress, ...reply }: Reply) => {
    const { feedback_id } = reply;
    const failure = await sendAttachments(chosen, onProgress, (file, type, tell) =>
      uploadInParts('PUT /operator/feedback/attachment', { feedback_id, type }, file, tell),
    );
    const result = failure
      ? { ok: false as const, error: failure }
      : await persist(() => call('POST /operator/feedback/reply', reply));
    invalidateThreads();
    return result;
  });
}

export const useTakeFromReply = () => useStep('DELETE /operator/feedback/attachment');
export const useAssign = () => useStep('POST /operator/feedback/assign');
export const useSettle = () => useStep('POST /operator/guest/settle');
