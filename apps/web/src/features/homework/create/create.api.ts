import type { RequestOf } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useCall } from '../../../lib/api/query.ts';
import type { Draft } from './draft.ts';

const offered = 'POST /mymanaged/group/homework/offered';

export type Narrowing = Pick<
  RequestOf<typeof offered>,
  'exam_id' | 'group_id' | 'type' | 'section_noes' | 'difficulty' | 'unused' | 'query_string'
>;

export const offeredAtOnce = 20;

/** A page of the questions that an exam or a bank offers. */
export function useOffered(narrowing: Narrowing, page: number) {
  const range = { start: (page - 1) * offeredAtOnce, limit: offeredAtOnce, req_total: 1 } as const;
  return useCall(offered, { ...narrowing, ...range }, { keepPrevious: true });
}

/** Many at once of those that fit. */
export function usePick() {
  return useChange((request: RequestOf<typeof offered>) => call(offered, request));
}

/** All that a paper asks. */
export function usePaper(exam_id: number, count: number) {
  return useCall(offered, { exam_id, pick: { count: Math.max(count, 1) } }, { enabled: count > 0, fresh: true });
}

export function useSections(exam_id: number, enabled: boolean) {
  return useCall('GET /app/user/exam/sections', { exam_id }, { enabled });
}

/** One question as it stands in its exam, with its key for those who may see it. */
export function useQuestion(exam_id: number, no: number) {
  return useCall('POST /app/user/exam/questions', { exam_id, noes: [no] });
}

export const membersAtOnce = 100;

/** Who is in a group, by what was typed of their names. */
export function useGroupPeople(group_id: number, query_string: string) {
  return useCall(
    'POST /mymanaged/group/members',
    { group_id, query_string, is_waiting: false, limit: membersAtOnce, req_total: 1 },
    { keepPrevious: true },
  );
}

export function useKeptDraft(group_id: number | undefined) {
  return useCall(
    'GET /mymanaged/group/homework/draft',
    { group_id: group_id ?? 0 },
    { enabled: group_id !== undefined, fresh: true },
  );
}

const pause = 800;

/** What was pasted is given up before what was chosen. */
function writeDraft(draft: Draft): string {
  const text = JSON.stringify(draft);
  return text.length <= rules.homework.draftMax ? text : JSON.stringify({ ...draft, pasted: '' });
}

/** Keeps what was put together a moment after it changed, and when the page is left. Without a group, nothing is kept. */
export function useKeepDraft(group_id: number | undefined, draft: Draft) {
  const waiting = useRef(false);
  const first = useRef(draft);
  async function keep(kept: Draft): Promise<void> {
    waiting.current = false;
    if (group_id !== undefined)
      await call('PUT /mymanaged/group/homework/draft', { group_id, draft: writeDraft(kept) });
  }
  const keepWaiting = useEffectEvent(() => {
    if (waiting.current) void keep(draft);
  });
  useEffect(() => {
    if (draft === first.current) return undefined;
    waiting.current = true;
    const timer = setTimeout(() => keepWaiting(), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => keepWaiting(), []);
  return {
    /** At once. */
    keep,
    async drop(): Promise<void> {
      waiting.current = false;
      if (group_id !== undefined) await call('DELETE /mymanaged/group/homework/draft', { group_id });
    },
  };
}
