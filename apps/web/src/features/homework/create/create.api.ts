import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/api/query.ts';
import type { Draft } from './draft.ts';

/** As many as one call takes. */
const offeredAtOnce = 2_000;

/** All that an exam asks, without saying what. */
export function useOffered(exam_id: number, count: number) {
  const noes = Array.from({ length: Math.min(count, offeredAtOnce) }, (_, at) => at + 1);
  return useCall('POST /app/user/exam/questionscores', { exam_id, noes }, { enabled: count > 0 });
}

export function useSections(exam_id: number) {
  return useCall('GET /app/user/exam/sections', { exam_id });
}

export const previewedAtOnce = 10;

/** Some questions to look at: a page of the exam, or what holds the words. */
export function usePreview(exam_id: number, page: number, query_string: string) {
  const paged = useCall(
    'POST /app/user/exam/questions',
    { exam_id, start: (page - 1) * previewedAtOnce, limit: previewedAtOnce },
    { enabled: query_string === '', keepPrevious: true },
  );
  const found = useCall(
    'POST /question/search',
    { exam_id, query_string, limit: 20 },
    { enabled: query_string !== '', keepPrevious: true },
  );
  if (query_string === '') return { answer: paged, list: paged.data?.list, files: paged.data?.files ?? {} };
  const hits = found.data?.list;
  const files = Object.assign({}, ...(hits ?? []).map((hit) => hit.files)) as Record<string, string>;
  return { answer: found, list: hits?.map(({ question }) => question), files };
}

export function useKeptDraft(group_id: number | undefined) {
  return useCall(
    'GET /mymanaged/group/homework/draft',
    { group_id: group_id ?? 0 },
    { enabled: group_id !== undefined, fresh: true },
  );
}

const pause = 800;

/** Keeps what was put together a moment after it changed, and when the page is left. Without a group, nothing is kept. */
export function useKeepDraft(group_id: number | undefined, draft: Draft) {
  const waiting = useRef(false);
  const first = useRef(draft);
  const keep = useEffectEvent(() => {
    if (!waiting.current || group_id === undefined) return;
    waiting.current = false;
    void call('PUT /mymanaged/group/homework/draft', { group_id, draft: JSON.stringify(draft) });
  });
  useEffect(() => {
    if (draft === first.current) return undefined;
    waiting.current = true;
    const timer = setTimeout(() => keep(), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => keep(), []);
  return {
    async drop(): Promise<void> {
      waiting.current = false;
      if (group_id !== undefined) await call('DELETE /mymanaged/group/homework/draft', { group_id });
    },
  };
}
