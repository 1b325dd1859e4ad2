import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { Payment } from './payments.api.ts';
import styles from './payments.module.css';

/** A table where there is room; on a phone each record is a small card, with its names beside the values. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const t = useTexts('account');
  const format = useFormat();
  return (
    <table className={styles.payments}>
      <thead>
        <tr>
          <th scope="col">{t('payments.item')}</th>
          <th scope="col">{t('payments.way')}</th>
          <th scope="col" className={styles.amount}>
            {t('payments.amount')}
          </th>
          <th scope="col">{t('payments.date')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, item, type, amount, currency, date }) => (
          <tr key={id}>
            <td className={styles.item}>{item}</td>
            <td>{t(`payments.way-${type}`)}</td>
            <td className={styles.amount}>
              {format.money(amount)} {currency}
            </td>
            <td>
              <time dateTime={date}>{format.dateTime(date)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
