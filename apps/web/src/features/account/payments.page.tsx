import { pageSizes } from '@tiku/contract/limits';
import { Pagination } from 'antd';
import { useTexts } from '../../lib/i18n.ts';
import { turnTo, usePaging } from '../../lib/paging.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePayments } from './payments.api.ts';
import { PaymentTable } from './payment-table.tsx';
import styles from './payments.module.css';

export function PaymentsPage() {
  const t = useTexts('account');
  const paging = usePaging();
  const { page, total } = usePayments(paging);
  const payments = page.data?.list;
  return (
    <>
      <PageHeading title={t('payments.title')} />
      <Card aria-busy={page.isFetching}>
        {page.isPending && <Skeleton lines={9} />}
        {page.error && !payments && <ErrorState message={page.error.message} onRetry={() => void page.refetch()} />}
        {payments?.length === 0 && (
          <EmptyState title={t('payments.empty-title')} text={t('payments.empty-text')}>
            <ButtonLink to="/user-home">{t('payments.to-home')}</ButtonLink>
          </EmptyState>
        )}
        {payments && payments.length > 0 && <PaymentTable payments={payments} />}
      </Card>
      {total > pageSizes[0] && (
        <div className={styles.pages}>
          <Pagination
            align="end"
            current={paging.page}
            pageSize={paging.limit}
            pageSizeOptions={[...pageSizes]}
            showSizeChanger
            total={total}
            onChange={turnTo}
          />
        </div>
      )}
    </>
  );
}
