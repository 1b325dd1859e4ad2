import { ButtonLink, EmptyState, Link, Table } from '@tiku/ui';
import { useList } from '../../lib/api/list.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { partnerPaymentsPath } from '../../lib/navigation/addresses.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { helpPath } from '../../lib/navigation/paths.ts';
import { AmountCell } from '../../ui/amount-cell.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useMonthName } from './use-month-name.ts';

/** Month by month; each leads to its single payments. */
export function PartnerPaymentsPage() {
  const t = useTexts('partner');
  const format = useFormat();
  const monthName = useMonthName();
  return (
    <>
      <PageHeading title={t('payments.title')} />
      <PagedList
        list={useList('GET /partner/payments', {}, usePaging())}
        empty={
          <EmptyState title={t('payments.empty')} text={t('payments.empty-text')}>
            <ButtonLink to={helpPath('partner')}>{t('payments.more')}</ButtonLink>
          </EmptyState>
        }
      >
        {(months) => (
          <Table columns={[t('payments.month'), t('payments.count'), { name: t('payments.amount'), isAmount: true }]}>
            {months.map(({ year, month, currency, count, amount }) => (
              <tr key={`${year} ${month} ${currency}`}>
                <th scope="row">
                  <Link to={partnerPaymentsPath(year, month)}>{monthName(year, month)}</Link>
                </th>
                <td>{format.number(count)}</td>
                <AmountCell amount={amount} currency={currency} />
              </tr>
            ))}
          </Table>
        )}
      </PagedList>
    </>
  );
}
