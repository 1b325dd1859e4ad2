import { EmptyState, ButtonLink, ScrollArea, Table } from '@tiku/ui';
import { download } from '../../lib/api/api.ts';
import { useList } from '../../lib/api/list.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readId } from '../../lib/navigation/read-id.ts';
import { AmountCell } from '../../ui/amount-cell.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { DownloadButton, today } from '../statistics/statistics.ts';
import { useMonthName } from './use-month-name.ts';

/** Every payment of a month. */
export function PartnerPaymentDetailsPage() {
  const t = useTexts('partner');
  const format = useFormat();
  const [thisYear = 0, thisMonth = 1] = today().split('-').map(Number);
  const year = readId(useSearchParam('year')) ?? thisYear;
  const month = readId(useSearchParam('month')) ?? thisMonth;
  const title = t('payments.of', { month: useMonthName()(year, month) });
  const list = useList('GET /partner/payment/details', { year, month }, usePaging(20));
  const sums = list.page.data?.sums ?? [];
  return (
    <>
      <PageHeading
        title={title}
        text={sums.map(({ currency, amount }) => `${format.money(amount)} ${currency}`).join(' · ')}
      >
        <DownloadButton name={title} ask={() => download('GET /partner/payment/details/excel', { year, month })} />
      </PageHeading>
      <PagedList
        list={list}
        usual={20}
        empty={
          <EmptyState title={t('payments.none')}>
            <ButtonLink to={paths.partnerPayments}>{t('payments.back')}</ButtonLink>
          </EmptyState>
        }
      >
        {(payments) => (
          <ScrollArea label={title}>
            <Table
              columns={[
                t('payments.item'),
                { name: t('payments.amount'), isAmount: true },
                t('payments.way'),
                t('payments.date'),
              ]}
            >
              {payments.map(({ id, item, type, amount, currency, date }) => (
                <tr key={id}>
                  <th scope="row">{item}</th>
                  <AmountCell amount={amount} currency={currency} />
                  <td>{t(`payments.way-${type}`)}</td>
                  <td>
                    <time dateTime={date}>{format.dateTime(date)}</time>
                  </td>
                </tr>
              ))}
            </Table>
          </ScrollArea>
        )}
      </PagedList>
    </>
  );
}
