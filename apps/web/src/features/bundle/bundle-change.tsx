import type { BundleEntry, ChangedBundle } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Button, Card, ConfirmDialog, Icon, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { examPath } from '../../lib/navigation/addresses.ts';
import { BundleComparison } from './bundle-comparison.tsx';
import { useWithdraw } from './bundle.api.ts';
import styles from './bundle.module.css';

interface BundleChangeProps {
  bundle: BundleEntry;
  exams: ChangedBundle['exams'];
  change: ChangedBundle;
}

/** For its author: what they changed, beside what others see. */
export function BundleChange({ bundle, exams, change }: BundleChangeProps) {
  const t = useTexts('bundle');
  const format = useFormat();
  const withdraw = useWithdraw();
  const [isAsked, setAsked] = useState(false);
  const date = format.dateTime(bundle.updated_at);
  return (
    <Card className={styles.change} aria-label={t('change.title')}>
      <h2>{t('change.title')}</h2>
      <p className={styles.note}>
        {change.reason === null
          ? t('change.waiting', { date, days: limits.reviewDays })
          : t('change.refused', { date, reason: change.reason })}
      </p>
      <BundleComparison bundle={bundle} exams={exams} change={change} addressOf={(id) => examPath(id)} />
      <div className={styles.buttons}>
        <Button onClick={() => setAsked(true)}>
          <Icon name="undo" size={16} />
          {t('change.withdraw')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('change.withdraw-title')}
          text={t('change.withdraw-text')}
          action={t('change.withdraw')}
          busy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(bundle.bundle_id, {
              onSuccess: () => showToast(t('change.withdrawn')),
              onError: ({ message }) => showToast(message, 'failed'),
              onSettled: () => setAsked(false),
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
