import { tableStyles } from '@tiku/ui';
import { useFormat } from '../lib/format.ts';

/** Money in a table, in minor units; its column is one of amounts. */
export function AmountCell({ amount, currency }: { amount: number; currency: string }) {
  const format = useFormat();
  return (
    <td className={tableStyles.amount}>
      {format.money(amount)} {currency}
    </td>
  );
}
