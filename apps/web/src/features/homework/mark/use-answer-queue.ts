import type { SavedMark } from '@tiku/contract';
import { tellFailure } from '@tiku/ui';
import { useEffect, useState } from 'react';
import { useAnswers, useReadAnew, useRemoveComment } from '../marking.api.ts';
import type { DeskFilter } from '../marking.api.ts';

/** So many answers before the last one, the next are fetched: nobody waits for them. */
const ahead = 12;

interface Start extends DeskFilter {
  homeworkId: number;
  answerId: number | undefined;
  no: number | undefined;
}

/** Whose mark it is: of an answer in one paper. */
const placeOf = (no: number, { answer_id }: { answer_id: number }) => `${no} ${answer_id}`;

/** One answer after the other, then those of the next question or paper. What was marked stays where it was. */
export function useAnswerQueue({ homeworkId, answerId, no, isUnmarked, isHidden }: Start) {
  const query = useAnswers(homeworkId, { answer_id: answerId, no }, { isUnmarked, isHidden });
  const anew = useReadAnew(homeworkId, isHidden);
  const remove = useRemoveComment();
  const [at, setAt] = useState(0);
  const [isOver, setOver] = useState(false);
  const [changed, setChanged] = useState<ReadonlyMap<string, { answer_id: number }>>(new Map());
  const [written, setWritten] = useState<readonly { no: number; comment: string }[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const items = (query.pages ?? []).flatMap((page) => page.list.map((answer) => ({ answer, page })));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isNear = query.pages !== undefined && items.length - at <= ahead;

  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  async function move(step: 1 | -1): Promise<void> {
    const next = at + step;
    if (next < 0) return;
    let known = items.length;
    let isMore = hasNextPage;
    while (next >= known && isMore) {
      const { data, hasNextPage: goesOn, error } = await fetchNextPage();
      if (error) return tellFailure(error);
      known = data?.pages.reduce((sum, { list }) => sum + list.length, 0) ?? 0;
      isMore = goesOn;
    }
    if (next < known) setAt(next);
    setOver(next >= known);
  }

  function keep(papers: readonly { no: number; answer_id: number }[]): void {
    setChanged((before) => new Map([...before, ...papers.map((paper) => [placeOf(paper.no, paper), paper] as const)]));
  }

  const current = items[Math.min(at, items.length - 1)];
  return {
    current: current && {
      page: current.page,
      answer: {
        ...current.answer,
        papers: current.answer.papers.map((paper) =>
          Object.assign({}, paper, changed.get(placeOf(current.answer.no, paper))),
        ),
      },
    },
    at,
    /** Nothing comes after the last one, which is on screen. */
    isOver,
    isLast: at === items.length - 1 && !hasNextPage,
    isLoading: query.isPending || (items.length === 0 && hasNextPage),
    failure: query.error,
    retry: () => void (query.pages ? fetchNextPage() : query.refetch()),
    move,
    onSaved: (marks: readonly SavedMark[]) => keep(marks),
    /** Those that were just written, to this question first, then those that were there before. */
    comments: current
      ? [
          ...new Set([
            ...written.filter((one) => one.no === current.answer.no).map(({ comment }) => comment),
            ...current.page.comments,
            ...written.map(({ comment }) => comment),
          ]),
        ].filter((comment) => !removed.has(comment))
      : [],
    onCommented: (comment: string) => {
      if (current) setWritten((before) => [{ no: current.answer.no, comment }, ...before]);
      setRemoved((before) => new Set([...before].filter((each) => each !== comment)));
    },
    removeComment: (comment: string) => {
      setRemoved((before) => new Set([...before, comment]));
      remove.mutate({ homework_id: homeworkId, comment });
    },
    /** After it was corrected. */
    readAnew: (number: number, answer_id: number) =>
      anew.mutate(
        { no: number, answer_id },
        {
          onSuccess: ({ list }) =>
            keep(list.flatMap(({ papers }) => papers.map((paper) => ({ ...paper, no: number })))),
        },
      ),
  };
}
