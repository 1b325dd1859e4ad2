import type { PracticeRecord } from '@tiku/contract';
import { practiceTypes } from '@tiku/contract/limits';
import { Button, Card } from '@tiku/ui';
import { ConfirmDialog } from '@tiku/ui/confirm-dialog';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import styles from './start.module.css';
import { useBeginAttempt } from './use-begin-attempt.ts';

interface SequentialCardProps {
  examId: number;
  total: number;
  record: PracticeRecord | undefined;
}

/** The whole paper in its order; it goes on where it stopped. */
export function SequentialCard({ examId, total, record }: SequentialCardProps) {
  const t = useTexts('practice');
  const format = useFormat();
  const { begin, isBusy } = useBeginAttempt();
  const [isAsking, setAsking] = useState(false);
  const running = record && record.last.handed_in_at === null ? record.last : null;
  const request = { exam_id: examId, prac_type: practiceTypes.sequential };
  return (
    <Card className={styles.first} aria-labelledby="sequential" data-tour="in-order">
      <div>
        <h2 id="sequential">{t('type.1')}</h2>
        <p className={styles.hint}>
          {running
            ? t('sequential.running', {
                done: running.answered_count,
                total: running.questions_count,
                date: format.date(record?.last_at ?? running.started_at),
              })
            : t('sequential.text', { count: total })}
        </p>
      </div>
      {running && (
        <progress
          className={styles.progress}
          value={running.answered_count}
          max={running.questions_count}
          aria-label={t('answered', { done: running.answered_count, total: running.questions_count })}
        />
      )}
      <div className={styles.buttons}>
        <Button look="primary" size="large" busy={isBusy} onClick={() => begin(request)}>
          {running ? t('sequential.continue') : t('sequential.begin')}
        </Button>
        {running && (
          <Button size="large" onClick={() => setAsking(true)}>
            {t('sequential.restart')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('sequential.restart')}
          text={t('sequential.restart-text')}
          action={t('sequential.restart')}
          busy={isBusy}
          onConfirm={() => begin({ ...request, restart: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
