import type { ImportedPayment } from '@tiku/contract';
import { useTexts } from '../../../lib/i18n.ts';
import styles from '../operator.module.css';

/** Who paid, and for which bundle, where the record names them. */
export function Payer({ payer, bundle }: Pick<ImportedPayment, 'payer' | 'bundle'>) {
  const t = useTexts('operator');
  if (!payer) return null;
  const name = `${payer.name} (${payer.username})`;
  return (
    <p className={styles.muted}>
      {bundle ? t('payments.payer-bundle', { name, bundle: bundle.title }) : t('payments.payer', { name })}
    </p>
  );
}
