import type { ExamDetail } from '@tiku/contract';
import { Button, Icon, showToast } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useChange } from '../../lib/api/change.ts';
import styles from './marked-questions.module.css';
import { takeAllOff, useMasteredNoes } from './question-list.api.ts';

/** Mastered questions leave the list of wrong ones: says how many did, and brings them back. */
export function MasteredHint({ exam }: { exam: ExamDetail }) {
  const t = useTexts('question-list');
  const { length: count } = useMasteredNoes(exam.id);
  const [isAsking, setAsking] = useState(false);
  const change = useChange(() => takeAllOff('mastered', exam.id));
  if (count === 0) return null;
  return (
    <div className={styles.mastered}>
      <Icon name="shield" size={18} />
      <p>{t('mastered.count', { count })}</p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('mastered.forget')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('mastered.forget-title')}
          text={t('mastered.forget-text', { count })}
          action={t('mastered.forget')}
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(undefined, {
              onError: (error) => showToast(error.message, 'failed'),
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
