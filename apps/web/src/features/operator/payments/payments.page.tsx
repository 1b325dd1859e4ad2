import { ButtonLink, EmptyState, Link, ScrollArea, Table, tableStyles } from '@tiku/ui';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AmountCell } from '../../../ui/amount-cell.tsx';
import { GrowingList } from '../../../ui/growing-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { operatorPaths, userPath } from '../operator-paths.ts';
import styles from '../operator.module.css';
import { Payer } from './payer.tsx';

export function PaymentsPage() {
  const t = useTexts('operator');
  const format = useFormat();
  return (
    <>
      <PageHeading title={t('page.payments')} text={t('payments.text')}>
        <ButtonLink look="primary" to={operatorPaths.importPayments}>
          {t('payments.import')}
        </ButtonLink>
      </PageHeading>
      <GrowingList
        list={useGrowingList('POST /operator/payments', {})}
        more={t('more')}
        empty={<EmptyState title={t('payments.none')} text={t('payments.none-text')} />}
      >
        {(payments) => (
          <ScrollArea label={t('page.payments')}>
            <Table
              columns={[
                t('payments.item'),
                { name: t('payments.amount'), isAmount: true },
                t('payments.partner'),
                { name: t('payments.type'), isRoomy: true },
                t('payments.date'),
              ]}
            >
              {payments.map(({ payment_id, user, item, type, amount, currency, date, reference, payer, bundle }) => (
                <tr key={payment_id}>
                  <th scope="row">
                    {item}
                    <Payer payer={payer} bundle={bundle} />
                    <p className={styles.muted}>{t('payments.reference', { reference })}</p>
                  </th>
                  <AmountCell amount={amount} currency={currency} />
                  <td>
                    <Link to={userPath(user.user_id)}>{user.name}</Link>
                  </td>
                  <td className={tableStyles.roomy}>{t(`payments.type-${type}`)}</td>
                  <td>
                    <time dateTime={date}>{format.dateTime(date)}</time>
                  </td>
                </tr>
              ))}
            </Table>
          </ScrollArea>
        )}
      </GrowingList>
    </>
  );
}
