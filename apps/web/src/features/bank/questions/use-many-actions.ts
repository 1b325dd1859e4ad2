import { limits } from '@tiku/contract/limits';
import { showToast, tellFailure } from '@tiku/ui';
import { useState } from 'react';
import type { Failure, Result } from '../../../lib/api/failure.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { changeProperties, removeQuestions, undoChange } from '../bank.api.ts';

export interface Properties {
  category_id?: number | null;
  difficulty_level?: number | null;
}

/** Many at a time, one part after the other; what was done can be taken back as a whole. */
export function useManyActions(ids: readonly number[], onDone: () => void) {
  const t = useTexts('bank');
  /** How many are done while the work is under way. */
  const [progress, setProgress] = useState<number | null>(null);

  async function inParts(
    work: (part: number[]) => Promise<Result<{ undo_id: number | null }>>,
    text: string,
  ): Promise<void> {
    const undoIds: number[] = [];
    let failure: Failure | null = null;
    for (let start = 0; start < ids.length && failure === null; start += limits.bankAtOnce) {
      setProgress(start);
      const result = await work(ids.slice(start, start + limits.bankAtOnce));
      if (!result.ok) failure = result.error;
      else if (result.data.undo_id !== null) undoIds.push(result.data.undo_id);
    }
    setProgress(null);
    if (failure !== null) tellFailure(failure);
    else {
      onDone();
      showToast(text, 'done', { text: t('undo'), onAct: () => void undoAll(undoIds) });
    }
  }

  async function undoAll(undoIds: readonly number[]): Promise<void> {
    for (const undoId of undoIds.toReversed()) {
      const result = await undoChange(undoId);
      if (!result.ok) return tellFailure(result.error);
    }
    return showToast(t('undone'));
  }

  return {
    progress,
    change: (properties: Properties) =>
      inParts(
        (question_ids) => changeProperties({ question_ids, ...properties }),
        t('properties.changed', { count: ids.length }),
      ),
    remove: () => inParts(removeQuestions, t('deleted', { count: ids.length })),
  };
}
