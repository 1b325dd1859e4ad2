import { useSend } from '../../lib/api/change.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';

const reads = [
  'GET /review/summary',
  'GET /review/queue',
  'GET /review/answered',
  'GET /review/suspended',
  'GET /user/webhome',
] as const;

export function useSummary() {
  return useCall('GET /review/summary', {});
}

export function useQueue() {
  return useCall('GET /review/queue', {});
}

export function useAnswered() {
  return useCall('GET /review/answered', {});
}

export function useSuspended(enabled: boolean) {
  return useCall('GET /review/suspended', {}, { enabled });
}

function useReviewChange<A extends 'PUT /review/rating' | 'PUT /review/suspended' | 'PUT /review/plan'>(address: A) {
  return useSend(address, () => invalidate(...reads));
}

export function useCorrectRating() {
  return useReviewChange('PUT /review/rating');
}

export function useSuspend() {
  return useReviewChange('PUT /review/suspended');
}

export function useChangePlan() {
  return useReviewChange('PUT /review/plan');
}
