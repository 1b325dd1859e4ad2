import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@tiku/contract';
import { call, download } from '../../lib/api/api.ts';
import { unwrap } from '../../lib/api/failure.ts';
import type { CallFailed, Result } from '../../lib/api/failure.ts';
import { useList } from '../../lib/api/list.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { bringAnswer } from '../../lib/kept/kept-answers.ts';
import { answersGroup } from '../../lib/kept/groups.ts';
import { listSizes, usePaging } from '../../lib/navigation/paging.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { lists, readOrder } from './lists.ts';
import type { ListKind } from './lists.ts';

export type MarkedExam = ResponseOf<'POST /user/exams/wrong'>['list'][number];
type Questions = ResponseOf<'POST /app/user/exam/questions/wrong'>;
export type MarkedQuestion = Questions['list'][number];

export const questionsPerPage = 20;

export function useMarkedExams(kind: ListKind) {
  const query_string = useSearchParam('q') ?? '';
  const order_by = readOrder(useSearchParam('order'));
  const list = useList(lists[kind].exams, { query_string, order_by }, usePaging(), { keptIn: answersGroup });
  return { list, order_by, isNarrowed: query_string !== '' };
}

export function useMarkedQuestions(kind: ListKind, exam_id: number) {
  return useList(lists[kind].questions, { exam_id }, usePaging(questionsPerPage), { keptIn: answersGroup });
}

/** The numbers of the questions that stay off the list of wrong ones. */
export function useMasteredNoes(exam_id: number): readonly number[] {
  return useCall('POST /app/user/exam/questions/mastered/noes', { exam_id }, { keptIn: answersGroup }).data?.noes ?? [];
}

/** All of a list at once, for paper. */
export function useWholeList(kind: ListKind, exam_id: number) {
  return useQuery<Omit<Questions, 'total'>, CallFailed>(
    {
      queryKey: ['the whole list', kind, exam_id],
      gcTime: 0,
      queryFn: async () => {
        const whole: Omit<Questions, 'total'> = { list: [], files: {} };
        for (let start = 0; ; start += 100) {
          const { list, files } = unwrap(await call(lists[kind].questions, { exam_id, start, limit: 100 }));
          whole.list.push(...list);
          Object.assign(whole.files, files);
          if (list.length < 100) return whole;
        }
      },
    },
    queryClient,
  );
}

/** What was changed about a question shows in every list. */
async function thenInvalidate<T>(change: Promise<Result<T>>): Promise<Result<T>> {
  const result = await change;
  if (result.ok) {
    invalidate(...Object.values(lists).flatMap(({ exams, questions }) => [exams, questions]));
    invalidate('POST /app/user/exam/questions/mastered/noes', 'GET /exam/user_online_prac/home');
  }
  return result;
}

export function setFavorite(exam_id: number, no: number, isKept: boolean) {
  return thenInvalidate(call('POST /online/questions/favorite', { exam_id, no, mode: isKept ? 0 : 1 }));
}

export function setMastered(exam_id: number, no: number, isMastered: boolean) {
  return thenInvalidate(call('POST /online/questions/mastered', { exam_id, no, mode: isMastered ? 0 : 1 }));
}

/** A note without text is no note. */
export function saveNote(exam_id: number, no: number, note: string) {
  return thenInvalidate(call('POST /online/questions/note', { exam_id, no, note, mode: note.trim() ? 0 : 1 }));
}

export function takeOff(kind: ListKind, exam_id: number, no: number): Promise<Result<unknown>> {
  return thenInvalidate<unknown>(call(`DELETE /app/user/exam/questions/${kind}`, { exam_id, noes: [no] }));
}

export function takeAllOff(kind: ListKind | 'mastered', exam_id: number): Promise<Result<unknown>> {
  return thenInvalidate<unknown>(call(`DELETE /app/user/exam/questions/${kind}/all`, { exam_id }));
}

export function putBack(kind: ListKind, exam_id: number, { question: { no }, mark }: MarkedQuestion) {
  const ways: Record<ListKind, () => Promise<Result<unknown>>> = {
    wrong: () => thenInvalidate(call('PUT /app/user/exam/questions/wrong', { exam_id, noes: [no] })),
    favorited: () => setFavorite(exam_id, no, true),
    noted: () => saveNote(exam_id, no, mark.note ?? ''),
  };
  return ways[kind]();
}

export function exportList(kind: ListKind, exam_id: number) {
  return download('GET /app/user/exam/questions/excel', { exam_id, kind });
}

/** The first exams of each list. */
const broughtExams = 3;

/** Brings what somebody may want to read without a connection, one after the other, for as long as `mayGoOn` says so. */
export async function bringLists(mayGoOn: () => Promise<boolean>): Promise<void> {
  for (const { exams, questions } of Object.values(lists)) {
    if (!(await mayGoOn())) return;
    const found = await bringAnswer(exams, {
      query_string: '',
      order_by: readOrder(undefined),
      start: 0,
      limit: listSizes[0],
      req_total: 1,
    });
    for (const { exam } of found?.list.slice(0, broughtExams) ?? []) {
      if (!(await mayGoOn())) return;
      await bringAnswer('GET /app/user/exam/detail2', { exam_id: exam.id });
      await bringAnswer(questions, { exam_id: exam.id, start: 0, limit: questionsPerPage, req_total: 1 });
    }
  }
}
