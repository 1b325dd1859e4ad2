import { useId } from 'react';
import { examOrders } from '@tiku/contract/limits';
import { useTexts } from '../../../lib/i18n.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { narrowTo } from '../../../lib/navigation/paging.ts';
import { readOrder } from './filters.ts';
import styles from './order-select.module.css';

/** In which order a list stands; kept in the address as `order`. */
export function OrderSelect({ list }: { list: keyof typeof examOrders }) {
  const t = useTexts('exam');
  const id = useId();
  const order = readOrder(list, useSearchParam('order'));
  return (
    <div className={styles.order}>
      <label htmlFor={id}>{t('order')}</label>
      <select
        id={id}
        className={styles.select}
        value={order}
        onChange={(event) => narrowTo({ order: event.target.value })}
      >
        {examOrders[list].map((each) => (
          <option key={each} value={each}>
            {t(`order.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
