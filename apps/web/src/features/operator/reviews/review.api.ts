import type { RequestOf, ReviewKind, SuspendKind } from '@tiku/contract';
import { suspendKinds } from '@tiku/contract/limits';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { readId } from '../../../lib/navigation/read-id.ts';

export function useKind(): SuspendKind {
  const wanted = useSearchParam('kind');
  return suspendKinds.find((each) => each === wanted) ?? 'exam';
}

export function useWaiting(kind: ReviewKind) {
  return useGrowingList('POST /operator/reviews', { kind });
}

export function usePublished() {
  const kind = useKind();
  const query_string = useSearchParam('q') ?? '';
  return { kind, query_string, list: useGrowingList('POST /operator/published', { kind, query_string }) };
}

export function useReview() {
  const named = { kind: useKind(), id: readId(useSearchParam('id')) ?? 0 };
  return { ...named, ...useCall('GET /operator/review', named, { enabled: named.id > 0 }) };
}

/** What was refused is its author's again, and no longer there to be looked at. */
export function invalidateReview(): void {
  invalidate('GET /operator/review', 'POST /operator/review/questions', 'POST /operator/review/changes');
}

export function useReviewedQuestions(exam_id: number) {
  return useGrowingList('POST /operator/review/questions', { exam_id });
}

export function useReviewedChanges(exam_id: number) {
  return useGrowingList('POST /operator/review/changes', { exam_id });
}

type Verb = 'POST /operator/review/decide' | 'POST /operator/suspend' | 'POST /operator/restore';

/** What was decided shows everywhere, also when somebody else was quicker. */
export function useDecision<A extends Verb>(address: A) {
  return useChange(async (request: RequestOf<A>) => {
    const result = await call(address, request);
    if (result.ok || result.error.status === 409) {
      invalidate('POST /operator/reviews', 'POST /operator/published', 'GET /operator/start', 'POST /operator/actions');
    }
    return result;
  });
}
