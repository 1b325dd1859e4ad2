import type { AttemptEntry } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Button, showToast, tellFailure } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDeleteAllAttempts, useDeleteAttempts } from '../practice.api.ts';
import styles from './attempt-rows.module.css';

interface DeleteAttemptsProps {
  examId: number;
  /** The page that is shown, and how many there are on all pages. */
  attempts: readonly AttemptEntry[];
  total: number;
  chosen: readonly number[];
  onDone: () => void;
}

/** Deleting cannot be undone, so both ask first. A running test refuses; running practice is given up with the rest. */
export function DeleteAttempts({ examId, attempts, total, chosen, onDone }: DeleteAttemptsProps) {
  const t = useTexts('practice');
  const some = useDeleteAttempts();
  const all = useDeleteAllAttempts();
  const [asked, setAsked] = useState<'chosen' | 'all' | null>(null);
  const isRunning = attempts.some(
    ({ answer_id, handed_in_at, prac_type }) =>
      handed_in_at === null && prac_type !== practiceTypes.test && (asked === 'all' || chosen.includes(answer_id)),
  );

  const answered = {
    onSuccess: (data: { deleted: number[] } | { deleted_count: number }) => {
      showToast(t('delete.done', { count: 'deleted' in data ? data.deleted.length : data.deleted_count }));
      setAsked(null);
      onDone();
      // The rows, and the boxes that were ticked, are gone.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error: Error) => {
      tellFailure(error);
      setAsked(null);
    },
  };

  function remove(): void {
    if (asked === 'all') all.mutate({ exam_id: examId, with_running: true }, answered);
    else some.mutate({ exam_id: examId, answer_ids: [...chosen], with_running: true }, answered);
  }

  return (
    <div className={styles.buttons}>
      {chosen.length > 0 && (
        <Button onClick={() => setAsked('chosen')}>{t('delete.chosen', { count: chosen.length })}</Button>
      )}
      <Button onClick={() => setAsked('all')}>{t('delete.all')}</Button>
      {asked && (
        <ConfirmDialog
          title={t('delete.title', { count: asked === 'all' ? total : chosen.length })}
          text={isRunning ? t('delete.text-running') : t('delete.text')}
          action={t('delete.action')}
          busy={some.isPending || all.isPending}
          onConfirm={remove}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
