import { ButtonLink, EmptyState } from '@tiku/ui';
import { paths } from '../../lib/navigation/paths.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { usePayments } from './payments.api.ts';
import { PaymentTable } from './payment-table.tsx';

export function PaymentsPage() {
  const t = useTexts('account');
  return (
    <>
      <PageHeading title={t('payments.title')} />
      <PagedList
        list={usePayments()}
        empty={
          <EmptyState title={t('payments.empty-title')} text={t('payments.empty-text')}>
            <ButtonLink to={paths.home}>{t('payments.to-home')}</ButtonLink>
          </EmptyState>
        }
      >
        {(payments) => <PaymentTable payments={payments} />}
      </PagedList>
    </>
  );
}
