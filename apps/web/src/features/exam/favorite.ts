// Keeping an exam shows at once; the server is told meanwhile, and what it refuses is taken back.
import type { ExamDetail, ListedExam } from '@tiku/contract';
import { tellFailure } from '@tiku/ui';
import { call } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';

const lists = ['POST /publicexams', 'POST /favoritedexams', 'POST /uploadedexams'] as const;

function mark<E extends ListedExam>(exam: E, id: number, isKept: boolean): E {
  if (exam.id !== id || exam.is_favorited === isKept) return exam;
  return { ...exam, is_favorited: isKept, favorites_count: Math.max(0, exam.favorites_count + (isKept ? 1 : -1)) };
}

function markEverywhere(id: number, isKept: boolean): void {
  queryClient.setQueriesData<{ exam: ExamDetail }>(
    { queryKey: ['GET /app/user/exam/detail2'] },
    (known) => known && { ...known, exam: mark(known.exam, id, isKept) },
  );
  for (const address of lists) {
    queryClient.setQueriesData<{ list: ListedExam[] }>(
      { queryKey: [address] },
      (known) => known && { ...known, list: known.list.map((exam) => mark(exam, id, isKept)) },
    );
  }
}

/** One after the other: a quick change of mind must not overtake what went before. */
let before: Promise<unknown> = Promise.resolve();

export function keepExam(id: number, isKept: boolean): void {
  markEverywhere(id, isKept);
  before = before.then(async () => {
    const result = await (isKept
      ? call('POST /favoritedexam', { exam_id: id })
      : call('DELETE /favoritedexam', { exam_id: id }));
    // The list on screen keeps its rows, so that a slip can be put right; the next visit is up to date.
    void queryClient.invalidateQueries({ queryKey: ['POST /favoritedexams'], refetchType: 'none' });
    if (result.ok) return;
    markEverywhere(id, !isKept);
    tellFailure(result.error);
  });
}
