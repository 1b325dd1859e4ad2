import type { BundleEntry, ChangedBundle } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { Avatar, Button, Card, ConfirmDialog, showToast } from '@tiku/ui';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useWithdraw } from './bundle.api.ts';
import styles from './bundle.module.css';
import { usePrice } from './price.tsx';

/** For its author: what they changed, above what others see. */
export function BundleChange({ bundle, change }: { bundle: BundleEntry; change: ChangedBundle }) {
  const t = useTexts('bundle');
  const format = useFormat();
  const price = usePrice();
  const withdraw = useWithdraw();
  const [isAsked, setAsked] = useState(false);
  const date = format.dateTime(bundle.updated_at);
  return (
    <Card aria-label={t('change.title')}>
      <h2>{t('change.title')}</h2>
      <p className={styles.note}>
        {change.reason === null
          ? t('change.waiting', { date, days: limits.reviewDays })
          : t('change.refused', { date, reason: change.reason })}
      </p>
      <div className={styles.about}>
        {change.logo_url && <Avatar name={change.title} src={change.logo_url} size={96} />}
        <div>
          <p>
            <strong>{change.title}</strong>
          </p>
          <p className={styles.figures}>
            <span>{t('exams', { count: change.exams.length })}</span>
            <span>{price(change.price_tier)}</span>
          </p>
          <p className={styles.description}>{change.description}</p>
          <ol className={styles.exams}>
            {change.exams.map((exam) => (
              <li key={exam.id}>{exam.title}</li>
            ))}
          </ol>
          <Button onClick={() => setAsked(true)}>{t('change.withdraw')}</Button>
        </div>
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
