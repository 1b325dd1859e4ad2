import type { ExamDetail } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Button, ButtonLink, ConfirmDialog, Icon, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { examPath } from '../../../lib/navigation/addresses.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import styles from '../detail/exam-notes.module.css';
import { useWithdraw } from './change.api.ts';

function Withdraw({ examId }: { examId: number }) {
  const t = useTexts('exam');
  const withdraw = useWithdraw();
  const [isAsked, setAsked] = useState(false);

  function confirm(): void {
    withdraw.mutate(examId, {
      onSuccess: () => {
        showToast(t('change.withdrawn'));
        navigate(examPath(examId));
      },
      onError: (error) => showToast(error.message, 'failed'),
      onSettled: () => setAsked(false),
    });
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Icon name="undo" size={16} />
        {t('change.withdraw')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('change.withdraw-title')}
          text={t('change.withdraw-text')}
          action={t('change.withdraw')}
          busy={withdraw.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

type Changed = Pick<ExamDetail, 'id' | 'change' | 'change_of'>;

/** For its author: that others see an exam otherwise, since when, and why. Nothing where they do not. */
export function ChangeNote({ exam, isCompared = false }: { exam: Changed; isCompared?: boolean }) {
  const t = useTexts('exam');
  const format = useFormat();
  const { change } = exam;
  if (!change) return null;
  const examId = exam.change_of ?? exam.id;
  const date = format.dateTime(change.reviewed_at);
  return (
    <div className={styles.note} role="note">
      <Icon name={change.reason === null ? 'clock' : 'alert'} className={styles.icon} />
      <p>
        {change.reason === null
          ? t('change.waiting', { date, days: limits.reviewDays })
          : t('change.refused', { date, reason: change.reason })}
      </p>
      {!isCompared && <ButtonLink to={examPath(examId, paths.examChange)}>{t('change.look')}</ButtonLink>}
      <Withdraw examId={examId} />
    </div>
  );
}
