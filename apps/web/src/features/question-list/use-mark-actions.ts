import { showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import type { Result } from '../../lib/api/failure.ts';
import { useTexts } from '../../lib/i18n.ts';
import { focusNext } from '../question/cards/cards.ts';
import type { ListKind } from './lists.ts';
import { putBack, setFavorite, setMastered, takeOff } from './question-list.api.ts';
import type { MarkedQuestion } from './question-list.api.ts';

interface MarkActions {
  isBusy: boolean;
  toggleFavorite: () => void;
  toggleMastered: () => void;
  remove: () => void;
}

/** What can be done with one question of a list. Actions that take it off the list can be undone. */
export function useMarkActions(kind: ListKind, examId: number, marked: MarkedQuestion): MarkActions {
  const t = useTexts('question-list');
  const [isBusy, setBusy] = useState(false);
  const { mark } = marked;
  const { no } = marked.question;

  async function run(change: Promise<Result<unknown>>): Promise<boolean> {
    setBusy(true);
    const result = await change;
    setBusy(false);
    if (!result.ok) tellFailure(result.error);
    return result.ok;
  }

  async function takeAway(change: Promise<Result<unknown>>, text: string, undo: () => Promise<Result<unknown>>) {
    if (!(await run(change))) return;
    focusNext(no);
    showToast(text, 'done', { text: t('undo'), onAct: () => void run(undo()) });
  }

  function toggleMastered(): void {
    const isMastered = mark.mastered_at === null;
    const change = setMastered(examId, no, isMastered);
    if (kind !== 'wrong' || !isMastered) void run(change);
    else void takeAway(change, t('mastered.left', { no }), () => setMastered(examId, no, false));
  }

  return {
    isBusy,
    toggleMastered,
    toggleFavorite: () => void run(setFavorite(examId, no, mark.favorited_at === null)),
    remove: () =>
      void takeAway(takeOff(kind, examId, no), t(`removed.${kind}`, { no }), () => putBack(kind, examId, marked)),
  };
}
