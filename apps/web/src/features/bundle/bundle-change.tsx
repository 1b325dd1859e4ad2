import type { BundleEntry, ChangedBundle } from '@tiku/contract';
import { Card } from '@tiku/ui';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { examPath } from '../../lib/navigation/addresses.ts';
import { ChangeNote, WithdrawChange } from '../submission/submission.ts';
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
  const date = format.dateTime(bundle.updated_at);
  return (
    <Card className={styles.change} aria-label={t('change.title')}>
      <h2>{t('change.title')}</h2>
      <ChangeNote
        reason={change.reason}
        waiting={(days) => t('change.waiting', { date, days })}
        refused={(reason) => t('change.refused', { date, reason })}
      >
        <WithdrawChange
          change={withdraw}
          request={{ bundle_id: bundle.bundle_id }}
          texts={{
            action: t('change.withdraw'),
            title: t('change.withdraw-title'),
            text: t('change.withdraw-text'),
            done: t('change.withdrawn'),
          }}
        />
      </ChangeNote>
      <BundleComparison bundle={bundle} exams={exams} change={change} addressOf={(id) => examPath(id)} />
    </Card>
  );
}
