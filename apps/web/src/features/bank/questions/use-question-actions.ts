import type { BankQuestion } from '@tiku/contract';
import { showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import type { Result } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { focusNext } from '../../question/cards/cards.ts';
import { removeQuestions, setFavorite, setMastered, takeNewer } from '../bank.api.ts';
import { useUndo } from '../use-undo.ts';

/** What can be done with one question of the bank. */
export function useQuestionActions({ question_id: no, favorited, mastered }: BankQuestion) {
  const t = useTexts('bank');
  const [isBusy, setBusy] = useState(false);
  const offerUndo = useUndo();

  async function run<T>(change: Promise<Result<T>>): Promise<T | null> {
    setBusy(true);
    const result = await change;
    setBusy(false);
    if (result.ok) return result.data;
    tellFailure(result.error);
    return null;
  }

  async function remove(): Promise<void> {
    const removed = await run(removeQuestions([no]));
    if (!removed) return;
    focusNext(no);
    offerUndo(t('deleted', { count: 1 }), removed.undo_id);
  }

  async function takeOver(): Promise<void> {
    if (await run(takeNewer(no))) showToast(t('newer.taken'));
  }

  return {
    isBusy,
    toggleFavorite: () => void run(setFavorite(no, !favorited)),
    toggleMastered: () => void run(setMastered(no, !mastered)),
    remove: () => void remove(),
    takeOver: () => void takeOver(),
  };
}
