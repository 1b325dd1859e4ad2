import type { RequestOf, SittingState } from '@tiku/contract';
import { call } from '../../lib/api/api.ts';
import { send, useChange, useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { invalidateGroups } from '../group/group.api.ts';

const lists = { managed: 'POST /mymanaged/group/homeworks', joined: 'POST /joined/group/homeworks' } as const;
const details = {
  managed: 'GET /mymanaged/group/homework/detail',
  joined: 'GET /joined/group/homework/detail',
} as const;
/** The home page names what is due. */
const recent = 'GET /user/webhome';
const watched = 'POST /mymanaged/group/homework/watch';

/**
 * Seconds after which a page asks by itself, for browsers that no events reach. Somebody who watches sees every answer soon.
 */
const often = { page: 60, watch: 2 };

export function useManagedHomeworks(group_id: number) {
  const query_string = useSearchParam('q') ?? '';
  return useList(lists.managed, { group_id, query_string }, usePaging(), { every: often.page });
}

export function useJoinedHomeworks(group_id: number) {
  const query_string = useSearchParam('q') ?? '';
  return useList(lists.joined, { group_id, query_string }, usePaging(), { every: often.page });
}

export function useMemberHomeworks(group_id: number, user_id: number) {
  return useList('POST /mymanaged/group/member/homeworks', { group_id, user_id }, usePaging());
}

function useNamed() {
  const homework_id = readId(useSearchParam('homework_id'));
  return { homework_id: homework_id ?? 0, enabled: homework_id !== undefined };
}

/** The homework that the address names. */
export function useJoinedHomework() {
  const { homework_id, enabled } = useNamed();
  const answer = useCall(details.joined, { homework_id }, { enabled, every: often.page });
  return { ...answer, isMissing: !enabled || answer.error?.failure.status === 404 };
}

/** Those on their way out are not asked for again: the page that shows one is left a moment after it is gone. */
const removed = new Set<number>();

export function useManagedHomework() {
  const { homework_id, enabled } = useNamed();
  const isThere = () => enabled && !removed.has(homework_id);
  const answer = useCall(details.managed, { homework_id }, { enabled: isThere, every: often.page });
  return { ...answer, isMissing: !enabled || answer.error?.failure.status === 404 };
}

interface Watch {
  state: SittingState | undefined;
  query_string: string;
  start: number;
}

export const watchedAtOnce = 60;

export function useWatch(homework_id: number, { state, query_string, start }: Watch) {
  const request = { homework_id, start, limit: watchedAtOnce, req_total: 1, query_string } as const;
  return useCall(
    watched,
    { ...request, ...(state === undefined ? {} : { state }) },
    { keepPrevious: true, every: often.watch },
  );
}

export const previewedAtOnce = 10;

/** A page of what a paper asks. */
export function usePreview(exam_id: number, page: number) {
  const range = { start: (page - 1) * previewedAtOnce, limit: previewedAtOnce } as const;
  return useCall('POST /app/user/exam/questions', { exam_id, ...range }, { keepPrevious: true });
}

function invalidateHomework(): void {
  invalidate(...Object.values(lists), ...Object.values(details), recent, watched);
  invalidateGroups();
}

export async function markHomeworkRead(homework_id: number): Promise<void> {
  await send('POST /mtgroup/homework/read', { homework_id }, () => invalidate(lists.joined, recent));
}

export function usePutHomework() {
  return useSend('PUT /mymanaged/group/homework', invalidateHomework);
}

export function useDeleteHomework() {
  return useChange(async (wanted: RequestOf<'DELETE /mymanaged/group/homeworks'>) => {
    for (const id of wanted.homework_ids) removed.add(id);
    const result = await call('DELETE /mymanaged/group/homeworks', wanted);
    if (result.ok) invalidate(...Object.values(lists), recent);
    else for (const id of wanted.homework_ids) removed.delete(id);
    return result;
  });
}

export async function recoverHomework(wanted: RequestOf<'PUT /mymanaged/group/homeworks/recover'>) {
  const result = await call('PUT /mymanaged/group/homeworks/recover', wanted);
  for (const id of wanted.homework_ids) removed.delete(id);
  if (result.ok) invalidateHomework();
  return result;
}

type Allowance = RequestOf<'PUT /mymanaged/group/homework/member/allowance'>;

/** From when to when somebody would have, and what is wrong with it. */
export function usePreviewAllowance(given: Allowance) {
  return useCall('PUT /mymanaged/group/homework/member/allowance', { ...given, preview: true }, { keepPrevious: true });
}

const given = 'POST /mymanaged/group/homework/member/given';
const messages = 'POST /mymanaged/group/homework/messages';

export function useGiveAllowance() {
  return useSend('PUT /mymanaged/group/homework/member/allowance', () => invalidate(watched, given));
}

export function useReopen() {
  return useSend('PUT /mymanaged/group/homework/member/reopen', () => invalidate(watched, given));
}

/** What somebody was given before, and why. */
export function useGiven(homework_id: number, user_id: number) {
  return useCall(given, { homework_id, user_id, limit: 30 }, { fresh: true });
}

export function useRemind() {
  return useSend('POST /mymanaged/group/homework/remind', () => invalidate(watched));
}

export function useSendMessage() {
  return useSend('POST /mymanaged/group/homework/message', () => invalidate(messages));
}

/** Who has read them follows a little later than what people do. */
export function useMessages(homework_id: number, limit: 10 | 100) {
  return useCall(messages, { homework_id, limit, req_total: 1 }, { keepPrevious: true, every: 5 });
}
